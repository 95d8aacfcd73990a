package flipscope.web.trace.step;

import flipscope.web.draw.MiniView;
import java.util.List;
import java.util.Set;

/**
 * Where a bit came from, below a step; and the links of the step's cells.
 *
 * @param url the address of the step without a bit; a cell appends its own
 * @param story the story, or null if no bit is asked about
 */
public record BitView(String url, StoryView story) {

    /**
     * The story of a bit.
     *
     * @param answer what was asked, and why this step answers it; empty if nothing was
     * @param title {@code Where b5 came from}
     * @param is {@code b5 is 1 here}
     * @param close the step without the story
     * @param folded what is left out, or empty
     * @param foldedAfter how many chapters precede what is left out
     */
    public record StoryView(
            String answer,
            String title,
            String is,
            String close,
            List<ChapterView> chapters,
            String folded,
            int foldedAfter) {}

    /**
     * One event in the history of the bit.
     *
     * @param place {@code step 12}, or the input that it started from
     * @param url that step, or null
     * @param code what the step does
     * @param mini its value
     * @param bits the cells that it is about, outlined
     * @param others other cells involved, with a dashed outline
     */
    public record ChapterView(
            String place,
            String url,
            String code,
            String sentence,
            MiniView mini,
            Set<String> bits,
            Set<String> others) {

        /** The classes of a cell of the picture. */
        public String css(MiniView.MiniCell cell) {
            String on = cell.on() ? "on" : "";
            return on
                    + (bits.contains(cell.square())
                            ? " asked"
                            : others.contains(cell.square()) ? " beside" : "");
        }
    }
}
