package flipscope.story;

import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import java.util.List;

/**
 * Where a bit came from, told backwards to what was there at the start.
 *
 * @param name the bit, as {@code b5}
 * @param set whether it is 1
 * @param chapters the latest first
 * @param folded how many chapters are left out before the last two
 */
public record BitStory(String name, boolean set, List<Chapter> chapters, int folded) {
    /** How many of the latest chapters stand before what is left out. */
    public static final int LATEST = 6;

    /**
     * One thing that happened to it.
     *
     * @param step the index of the step, or -1 for what was there at the start
     * @param text the code of that step, or of what was there
     * @param value what is drawn
     * @param view how
     * @param bits the bit in it
     * @param others the bits beside it that had to do with it
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
