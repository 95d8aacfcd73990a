package flipscope.web.step;

import flipscope.text.Messages;
import flipscope.trace.Step;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a value above its picture or beside its row, which is never cut: long ones are
 * smaller and take two lines, and a long call leaves its arguments to the code beside it.
 *
 * @param size its class in the style sheet, or null for one that fits everywhere
 */
public record ShownName(String text, String size) {
    private static final int LONG = 12;
    private static final int LONGER = 18;
    private static final int LONGEST = 25;

    /** What a name holds where there are hundreds of names. */
    private static final int EXCERPT = 120;

    private static final Pattern CALL =
            Pattern.compile("((?:[|&^] )?[\\w.]+)\\([^()]+(?:\\([^()]*\\)[^()]*)*+\\)");

    static ShownName of(String source) {
        String text = shortened(source);
        return new ShownName(text, size(text.length()));
    }

    /** The variable that takes the result of a step, if one does. */
    static String result(Messages words, Step step) {
        return step.assigns() == null ? words.text("stepper.result") : step.assigns();
    }

    /** A call without its arguments, if it is long with them. */
    static String shortened(String source) {
        Matcher call = CALL.matcher(source);
        return source.length() >= LONGEST && call.matches() ? call.group(1) + "(…)" : source;
    }

    /** The beginning of what somebody may have written on one line. */
    static String excerpt(String source) {
        return source.length() <= EXCERPT ? source : source.substring(0, EXCERPT) + "…";
    }

    private static String size(int length) {
        if (length < LONG) {
            return null;
        }
        return length < LONGER ? "long" : length < LONGEST ? "longer" : "longest";
    }
}
