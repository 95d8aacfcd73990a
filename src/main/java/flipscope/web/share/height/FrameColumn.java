package flipscope.web.share.height;

import flipscope.web.site.EmbedView.Code;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.code.SourceView;
import java.util.Collection;
import java.util.List;

/** Adds up the heights of what a frame shows, from top to bottom, in pixels. */
final class FrameColumn {
    static final double NARROW = 544;
    static final double PHONE = 640;
    static final double WIDE = 768;

    private static final double PADDING = 32;
    private static final double WIDEST = 960;
    private static final double LINE_OF_CODE = 25;
    private static final int FEW_LINES = 5;
    private static final int MOST_LINES = 16;

    private final double frame;
    private double height = 16;

    /**
     * @param frame the width of the frame
     */
    FrameColumn(int frame) {
        this.frame = frame;
    }

    /** The available width. */
    double width() {
        return Math.min(frame, WIDEST) - PADDING;
    }

    boolean isNarrowerThan(double width) {
        return frame < width;
    }

    FrameColumn add(double pixels) {
        height += pixels;
        return this;
    }

    FrameColumn text(TextMetrics writing, String text) {
        return add(writing.height(text, width()));
    }

    /** The height of a grid of items: some per row, with a gap between rows. */
    static double rows(List<Double> heights, int inARow, double gap) {
        double sum = 0;
        for (int first = 0; first < heights.size(); first += inARow) {
            int end = Math.min(heights.size(), first + inARow);
            sum += most(heights.subList(first, end)) + (first == 0 ? 0 : gap);
        }
        return sum;
    }

    static double most(Collection<Double> heights) {
        return heights.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /** The source code below a step, as much as the embed shows, and the link to the full page. */
    int below(PageFrame page, SourceView source) {
        SourceView shown = source.in(page);
        double more = page.hasAllControls() ? 4.5 : 0;
        double code = shown == null ? 0 : 19.5 + 6 + lines(page, shown) * LINE_OF_CODE + 17 + more;
        return add(12 + 14 + code).foot();
    }

    private static int lines(PageFrame page, SourceView shown) {
        boolean whole = page.embed().code() == Code.FULL;
        return whole && shown.lines().size() > FEW_LINES ? MOST_LINES : FEW_LINES;
    }

    /** Ends with the link to the full page. */
    int foot() {
        return (int) Math.ceil(height + 12 + 24 + 12);
    }
}
