package flipscope.web.lesson;

import java.util.List;

/**
 * A bar chart of what techniques cost.
 *
 * @param title what is measured
 * @param per the unit of one call
 * @param rows one for each technique; without numbers while it is being measured
 * @param note how and where it was measured; empty while it is being measured
 * @param later the address that waits for the numbers
 */
public record BenchView(
        BlockView block, String title, String per, List<RowView> rows, String note, String later)
        implements PartView {
    /** Whether the numbers have arrived. */
    public boolean measured() {
        return !note.isEmpty();
    }

    /**
     * A technique.
     *
     * @param url its storyboard
     * @param time the time of one call, in words
     * @param ratio compared with the slowest, in words
     * @param width the width of its bar in per cent
     */
    public record RowView(String title, String url, String time, String ratio, double width) {}
}
