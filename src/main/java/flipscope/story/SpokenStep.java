package flipscope.story;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** A short screen-reader text for a step, since readers cannot skim speech. */
final class SpokenStep {
    static final int MOST_WORDS = 20;

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private static final int MOST_WORDS_OF_TITLE = 9;
    private static final int MOST_NAMES = 2;

    private SpokenStep() {}

    /** The stage, the result, the change. */
    static String of(StepContext telling, String stage) {
        String title = Sentences.closed(first(stage, MOST_WORDS_OF_TITLE));
        return first(title + " " + result(telling) + change(telling), MOST_WORDS);
    }

    private static String result(StepContext telling) {
        if (telling.step().result() == null) {
            return telling.say("story.spoken.enters", CallWords.name(telling.step()));
        }
        return Sentences.closed(telling.values().count(telling.step().result(), telling.view()));
    }

    private static String change(StepContext telling) {
        List<String> fresh = BitNames.names(telling.step().marks().fresh(), telling.view());
        List<String> lost = BitNames.names(telling.step().marks().lost(), telling.view());
        if (!BitNames.areSquares(telling.view()) || fresh.isEmpty() && lost.isEmpty()) {
            return "";
        }
        return " "
                + (fresh.isEmpty()
                        ? telling.say(
                                "story.spoken.lost",
                                NameList.of(telling.messages(), lost, MOST_NAMES))
                        : telling.say(
                                "story.spoken.new",
                                NameList.of(telling.messages(), fresh, MOST_NAMES)));
    }

    private static String first(String text, int most) {
        String[] words = BLANKS.split(text);
        return words.length <= most ? text : String.join(" ", Arrays.copyOf(words, most)) + "…";
    }
}
