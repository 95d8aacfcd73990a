package flipscope.web.share.height;

import flipscope.web.figure.FigureView;

/** How tall a figure is in a frame. */
public final class FigureHeight {
    private FigureHeight() {}

    /**
     * The height of a page with nothing but a figure.
     *
     * @param width of its frame
     */
    public static int of(FigureView figure, int width) {
        FrameColumn column = new FrameColumn(width);
        double drawn = Math.min(column.width(), figure.width());
        return column.add(drawn * figure.height() / figure.width()).foot();
    }
}
