package flipscope.web.draw;

import flipscope.trace.ViewKind;

/**
 * Where a layout's cells stand in a picture, in units of its view box. All pictures but a single
 * row have the same proportions, and everything that is eight cells wide the same scale: from step
 * to step nothing grows, shrinks or moves. A half board stands where it would stand on the board.
 */
record Canvas(BitLayout layout) {
    static final int CELL = 22;
    static final int PITCH = 24;
    static final int GAP = 14;
    static final int LEFT = 32;
    static final int TOP = 14;

    /** The size of whatever is eight cells wide. */
    static final int WIDTH = 260;

    static final int HEIGHT = 244;
    private static final int RIGHT = 36;
    private static final int ROW_HEIGHT = 62;

    int width() {
        return layout.columns() >= 8 ? WIDTH : LEFT + layout.columns() * PITCH + RIGHT;
    }

    int height() {
        return layout.rows() == 1 ? ROW_HEIGHT : width() * HEIGHT / WIDTH;
    }

    int x(int column) {
        return LEFT + column * PITCH + layout.gapsBefore(column) * GAP;
    }

    int y(int row) {
        return top() + (layout.rowsAbove() + row) * PITCH + layout.gapsAbove(row) * GAP;
    }

    /** A register of 32 bits that is no half of a board stands in the middle. */
    private int top() {
        return layout.standsAlone() ? TOP + 2 * PITCH : TOP;
    }

    /** The right edge of the last column. */
    int right() {
        return x(layout.columns() - 1) + CELL;
    }

    /** The lower edge of the last row. */
    int bottom() {
        return y(layout.rows() - 1) + CELL;
    }

    /** The base line of the names of the files: below the whole board, even where half is drawn. */
    int filesLine() {
        return layout.isHalf() ? TOP + 8 * PITCH + GAP + 12 : bottom() + 16;
    }

    /** The upper edge of the half that is not drawn. */
    int otherHalf() {
        return layout.view().shape() == ViewKind.Shape.UPPER ? TOP + 4 * PITCH + GAP : TOP;
    }
}
