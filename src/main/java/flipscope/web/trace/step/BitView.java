package flipscope.web.trace.step;

import flipscope.web.draw.MiniView;
import java.util.List;
import java.util.Set;

/**
 * Where a bit came from, below a step; and where the cells of the step lead.
 *
 * @param url the address of the step without a bit: a cell adds its own
 * @param left which operand stands at the left, from 1; 0 for none
 * @param right which stands at the right
 * @param result which stands last: 0 for the result
 * @param story the story, or null where no bit is asked about
 */
public record BitView(String url, int left, int right, int result, StoryView story) {

    /**
     * A story.
     *
     * @param answer what was asked, and why this step answers it; empty where nothing was
     * @param title {@code Where b5 came from}
     * @param is {@code b5 is 1 here}
     * @param close the step without it
     * @param folded what is left out, or empty
     * @param foldedAfter how many chapters stand before what is left out
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
     * One thing that happened to the bit.
     *
     * @param place {@code step 12}, or what was there at the start
     * @param url that step, or null
     * @param code what it did
     * @param mini its value
     * @param bits the cells that it is about, outlined
     * @param others the cells beside them that had to do with it, outlined with dashes
     */
    public record ChapterView(
            String place,
            String url,
            String code,
            String sentence,
            MiniView mini,
            Set<String> bits,
            Set<String> others) {

        /** The styles of a cell of the picture. */
        public String css(MiniView.MiniCell cell) {
            String on = cell.on() ? "on" : "";
            return on
                    + (bits.contains(cell.square())
                            ? " asked"
                            : others.contains(cell.square()) ? " beside" : "");
        }
    }
}
