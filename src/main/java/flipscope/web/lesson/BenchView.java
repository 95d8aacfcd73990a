package flipscope.web.lesson;

import java.util.List;

/**
 * What techniques cost, as bars.
 *
 * @param title what is measured
 * @param per what one call works on
 * @param rows one a technique; without numbers while it is being measured
 * @param note how it was measured, and where; empty while it is being measured
 * @param later where the numbers are waited for
 */
public record BenchView(
        BlockView block, String title, String per, List<RowView> rows, String note, String later)
        implements PartView {
    /** Whether the numbers are there. */
    public boolean measured() {
        return !note.isEmpty();
    }

    /**
     * A technique.
     *
     * @param url its storyboard
     * @param time for one call, in words
     * @param ratio against the slowest, in words
     * @param width of its bar, of a hundred
     */
    public record RowView(String title, String url, String time, String ratio, double width) {}
}
