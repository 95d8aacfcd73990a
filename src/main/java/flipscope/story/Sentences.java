package flipscope.story;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Splits and joins sentences. A sentence ends at {@code .}, {@code ?} or {@code !} before a blank
 * or the end.
 */
public final class Sentences {
    private static final Pattern BETWEEN = Pattern.compile("(?<=[.?!])\\s+");

    private Sentences() {}

    /** The sentences in order, with their punctuation. */
    static List<String> of(String text) {
        String all = text.strip();
        return all.isEmpty() ? List.of() : List.of(BETWEEN.split(all));
    }

    /** Adds a full stop if the sentence has no closing punctuation. */
    public static String closed(String sentence) {
        return sentence.isEmpty() || ".?!…".indexOf(sentence.charAt(sentence.length() - 1)) >= 0
                ? sentence
                : sentence + ".";
    }

    /**
     * Puts as much as fits before {@code end}: first the author's title, then the way to the
     * result, then the author's other sentences, which need the title before them.
     *
     * @param author the author's sentences, the title first; may be empty
     * @param way one sentence or none
     */
    static String joined(List<String> author, String way, String end) {
        List<String> before = new ArrayList<>();
        int room = Narrator.LONGEST - end.length();
        boolean titled = !author.isEmpty() && author.get(0).length() + 2 <= room;
        if (titled) {
            before.add(closed(author.get(0)));
            room -= before.get(0).length() + 1;
        }
        boolean more = titled && (way.isEmpty() || way.length() < room);
        if (!way.isEmpty() && way.length() < room) {
            before.add(way);
            room -= way.length() + 1;
        }
        for (int index = 1; more && index < author.size(); index++) {
            more = author.get(index).length() < room;
            if (more) {
                before.add(index, closed(author.get(index)));
                room -= before.get(index).length() + 1;
            }
        }
        before.add(end);
        return within(List.of(String.join(" ", before).strip()));
    }

    /** As many whole sentences as fit; at least one, cut if necessary. */
    static String within(List<String> sentences) {
        String text = "";
        for (String sentence : sentences) {
            String longer = (text + " " + sentence).strip();
            if (longer.length() > Narrator.LONGEST) {
                return text.isEmpty() ? cut(sentence) : text;
            }
            text = longer;
        }
        return text;
    }

    private static String cut(String sentence) {
        int most = Narrator.LONGEST - 1;
        int blank = sentence.lastIndexOf(' ', most);
        return sentence.substring(0, blank > 0 ? blank : most) + "…";
    }
}
