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
    static String of(StepContext context, String stage) {
        String title = Sentences.closed(first(stage, MOST_WORDS_OF_TITLE));
        return first(title + " " + result(context) + change(context), MOST_WORDS);
    }

    private static String result(StepContext context) {
        if (context.step().result() == null) {
            return context.say("story.spoken.enters", context.step().called());
        }
        return context.say(
                "story.spoken.result",
                context.values().count(context.step().result(), context.view()));
    }

    private static String change(StepContext context) {
        List<String> fresh = BitNames.names(context.marks().fresh(), context.view());
        List<String> lost = BitNames.names(context.marks().lost(), context.view());
        if (!BitNames.areSquares(context.view()) || fresh.isEmpty() && lost.isEmpty()) {
            return "";
        }
        return " "
                + (fresh.isEmpty()
                        ? context.say("story.spoken.lost", context.list(lost, MOST_NAMES))
                        : context.say("story.spoken.new", context.list(fresh, MOST_NAMES)));
    }

    private static String first(String text, int most) {
        String[] words = BLANKS.split(text);
        return words.length <= most ? text : String.join(" ", Arrays.copyOf(words, most)) + "…";
    }
}
