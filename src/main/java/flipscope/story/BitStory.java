package flipscope.story;

import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import java.util.List;

/**
 * Where a bit came from, told backwards to the inputs.
 *
 * @param name the bit's name, such as {@code b5}
 * @param set whether it is 1
 * @param chapters the latest first
 * @param folded how many chapters are left out before the last two
 */
public record BitStory(String name, boolean set, List<Chapter> chapters, int folded) {
    /** How many chapters are shown before the omitted ones. */
    public static final int LATEST = 6;

    /**
     * One event in a bit's history.
     *
     * @param step the index of the step, or -1 for an initial value
     * @param text the code of the step or of the initial value
     * @param value the value to draw
     * @param view how to draw it
     * @param bits the bit within the value
     * @param others other bits that contributed
     */
    public record Chapter(
            int step,
            String text,
            Value value,
            ViewKind view,
            long bits,
            long others,
            String sentence) {}
}
