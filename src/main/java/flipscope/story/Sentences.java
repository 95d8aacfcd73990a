package flipscope.story;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Sentences of a comment. One ends at {@code .}, {@code ?} or {@code !} before a blank or the end.
 */
final class Sentences {
    private static final Pattern BETWEEN = Pattern.compile("(?<=[.?!])\\s+");

    private Sentences() {}

    /** Them, in order, each with its mark. */
    static List<String> of(String text) {
        List<String> sentences = new ArrayList<>();
        for (String sentence : BETWEEN.split(text.strip())) {
            if (!sentence.isEmpty()) {
                sentences.add(sentence);
            }
        }
        return sentences;
    }

    /** Ends a sentence that has no mark. */
    static String closed(String sentence) {
        return sentence.isEmpty() || ".?!…".indexOf(sentence.charAt(sentence.length() - 1)) >= 0
                ? sentence
                : sentence + ".";
    }

    /** As many whole sentences as there is room for; at least one, cut if it must be. */
    static String within(List<String> sentences, int room) {
        String text = "";
        for (String sentence : sentences) {
            String longer = (text + " " + sentence).strip();
            if (longer.length() > room) {
                break;
            }
            text = longer;
        }
        return text.isEmpty() ? cut(sentences.get(0), room) : text;
    }

    private static String cut(String sentence, int room) {
        if (sentence.length() <= room) {
            return sentence;
        }
        int blank = sentence.lastIndexOf(' ', room - 1);
        return sentence.substring(0, blank > 0 ? blank : room - 1) + "…";
    }
}
