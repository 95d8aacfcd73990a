package flipscope.web.figure;

import flipscope.web.draw.GridView;

/**
 * A drawn value and the space that it takes; a single word takes less than on the page.
 *
 * @param mask whether it is laid over what stands to its left
 * @param widest its maximum width
 */
record FigurePicture(GridView grid, boolean mask, int widest) {
    /** The default maximum: the width of a board. */
    static final int WIDEST = 262;

    private static final int LETTER = 25;
    private static final int WORD_HEIGHT = 64;

    FigurePicture(GridView grid) {
        this(grid, false, WIDEST);
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

    /** Draws it centred on a point. */
    void draw(Drawing drawing, int centre, int middle) {
        draw(drawing, centre, middle, 1);
    }

    /** Draws it centred on a point, scaled. */
    void draw(Drawing drawing, int centre, int middle, double zoom) {
        // Text is anchored at its baseline, so it is moved down to be centred.
        double lower = isWord() ? 12 * zoom : 0;
        drawing.picture(
                grid,
                mask,
                centre - grid.width() * scale() * zoom / 2,
                middle - grid.height() * scale() * zoom / 2 + lower,
                scale() * zoom);
    }
}
