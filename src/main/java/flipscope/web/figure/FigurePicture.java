package flipscope.web.figure;

import flipscope.web.draw.GridView;

/**
 * A drawn value and the room that it needs; a single word needs less than the page gives it.
 *
 * @param widest it is not drawn wider
 */
record FigurePicture(GridView grid, int widest) {
    /** Where there is room: a board just fits. */
    static final int WIDEST = 262;

    private static final int LETTER = 25;
    private static final int WORD_HEIGHT = 64;

    FigurePicture(GridView grid) {
        this(grid, WIDEST);
    }

    private boolean isWord() {
        boolean bare = grid.note().isEmpty() && !grid.isTrue() && !grid.isFalse();
        return bare && !grid.big().isEmpty();
    }

    private double scale() {
        return isWord() ? 1 : Math.min(1, (double) widest / grid.width());
    }

    int width() {
        return isWord()
                ? Math.max(64, grid.big().length() * LETTER)
                : (int) Math.ceil(grid.width() * scale());
    }

    int height() {
        return isWord() ? WORD_HEIGHT : (int) Math.ceil(grid.height() * scale());
    }

    /** Draws it round a point. */
    void draw(Drawing drawing, int centre, int middle) {
        draw(drawing, centre, middle, 1);
    }

    /** Draws it round a point, larger or smaller. */
    void draw(Drawing drawing, int centre, int middle, double zoom) {
        // Letters stand on the middle of their picture, and hang below it by a third.
        double lower = isWord() ? 12 * zoom : 0;
        drawing.picture(
                grid,
                round(centre - grid.width() * scale() * zoom / 2),
                round(middle - grid.height() * scale() * zoom / 2 + lower),
                round(scale() * zoom));
    }

    private static double round(double length) {
        return Math.round(length * 1000) / 1000.0;
    }
}
