package flipscope.web.trace.step;

import flipscope.web.draw.MiniView;
import java.util.List;

/**
 * A multiplication as the sum of shifted copies. A register with lanes is written as the numbers in
 * its lanes; a board is drawn.
 *
 * @param title how many copies of what
 * @param lanes the names of the lanes, highest first; empty for boards
 * @param rows one for each copy: its shift and the number in each lane, empty where zeros were
 *     shifted in
 * @param total the numbers of the result
 * @param result the name of the result
 * @param pictures one for each copy of a board
 */
public record PartialProductsView(
        String title,
        List<String> lanes,
        List<RowView> rows,
        List<String> total,
        String result,
        List<PictureView> pictures) {

    /** One shifted copy, lane by lane. */
    public record RowView(String shift, List<String> numbers) {}

    /** One shifted copy, drawn. */
    public record PictureView(String shift, MiniView picture) {}
}
