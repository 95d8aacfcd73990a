package flipscope.story;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits and joins sentences. A sentence ends at {@code .}, {@code ?} or {@code !} before a blank
 * or the end.
 */
public final class Sentences {
    private static final String MARKS = ".?!";

    private Sentences() {}

    /** The sentences in order, with their punctuation. */
    static List<String> of(String text) {
        List<String> sentences = new ArrayList<>();
        String rest = text.strip();
        for (int end = end(rest); end > 0; end = end(rest)) {
            sentences.add(rest.substring(0, end));
            rest = rest.substring(end).strip();
        }
        return sentences;
    }

    /** The end of the first sentence, for a text without leading blanks; 0 if it is empty. */
    private static int end(String text) {
        for (int i = 1; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i)) && MARKS.indexOf(text.charAt(i - 1)) >= 0) {
                return i;
            }
        }
        return text.length();
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
                break;
            }
            text = longer;
        }
        return text.isEmpty() ? cut(sentences.get(0)) : text;
    }

    private static String cut(String sentence) {
        int most = Narrator.LONGEST - 1;
        if (sentence.length() <= most + 1) {
            return sentence;
        }
        int blank = sentence.lastIndexOf(' ', most);
        return sentence.substring(0, blank > 0 ? blank : most) + "…";
    }
}
