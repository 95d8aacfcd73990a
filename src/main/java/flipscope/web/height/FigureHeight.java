package flipscope.web.height;

import flipscope.web.view.FigureView;

/** How tall a figure is in a frame. */
public final class FigureHeight {
    private FigureHeight() {}

    /**
     * The height of a page with nothing but a figure.
     *
     * @param width of its frame
     */
    public static int of(FigureView figure, int width) {
        Column column = new Column(width);
        double drawn = Math.min(column.width(), figure.width());
        return column.add(drawn * figure.height() / figure.width()).foot();
    }
}
