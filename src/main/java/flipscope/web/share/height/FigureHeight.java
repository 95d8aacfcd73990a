package flipscope.web.share.height;

import flipscope.web.figure.FigureView;

/** The height of a figure in a frame. */
public final class FigureHeight {
    private FigureHeight() {}

    /**
     * The height of a page that shows only a figure.
     *
     * @param width the width of its frame
     */
    public static int of(FigureView figure, int width) {
        FrameColumn column = new FrameColumn(width);
        double drawn = Math.min(column.width(), figure.width());
        return column.add(drawn * figure.height() / figure.width()).foot();
    }
}
