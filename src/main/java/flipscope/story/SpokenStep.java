package flipscope.story;

import static flipscope.story.BitNames.areSquares;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** A short screen-reader text for a step, since readers cannot skim speech. */
final class SpokenStep extends StepWords {
    static final int MOST_WORDS = 20;

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private static final int MOST_WORDS_OF_TITLE = 9;

    SpokenStep(StepWords words) {
        super(words);
    }

    /** The stage, the result, the change. */
    String of(String stage) {
        String title = Sentences.closed(first(stage, MOST_WORDS_OF_TITLE));
        return first(title + " " + came() + difference(), MOST_WORDS);
    }

    private String came() {
        if (step.result() == null) {
            return say("story.spoken.enters", step.called());
        }
        return say("story.spoken.result", values.count(step.result(), view));
    }

    private String difference() {
        List<String> fresh = BitNames.names(marks.fresh(), view);
        List<String> lost = BitNames.names(marks.lost(), view);
        if (!areSquares(view) || fresh.isEmpty() && lost.isEmpty()) {
            return "";
        }
        return " "
                + (fresh.isEmpty()
                        ? say("story.spoken.lost", list(lost))
                        : say("story.spoken.new", list(fresh)));
    }

    private String first(String text, int most) {
        String[] words = BLANKS.split(text);
        return words.length <= most ? text : String.join(" ", Arrays.copyOf(words, most)) + "…";
    }
}
