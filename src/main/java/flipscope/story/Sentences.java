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
     * result, then the author's other sentences.
     *
     * @param author the author's sentences, the title first; may be empty
     * @param way one sentence or none
     */
    static String joined(List<String> author, String way, String end) {
        List<String> before = new ArrayList<>();
        int room = Narrator.LONGEST - end.length();
        if (!author.isEmpty() && author.get(0).length() + 2 <= room) {
            before.add(closed(author.get(0)));
            room -= before.get(0).length() + 1;
        }
        boolean direct = way.isEmpty();
        if (!direct && way.length() < room) {
            before.add(way);
            room -= way.length() + 1;
            direct = true;
        }
        for (int index = 1; direct && index < author.size(); index++) {
            direct = author.get(index).length() < room;
            if (direct) {
                String sentence = closed(author.get(index));
                // Where the title does not fit, there is none before it.
                before.add(Math.min(index, before.size()), sentence);
                room -= sentence.length() + 1;
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
