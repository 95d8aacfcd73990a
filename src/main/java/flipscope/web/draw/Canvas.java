package flipscope.web.draw;

import flipscope.trace.BitLayout;

/**
 * The coordinates of a layout's cells, in units of the view box. All pictures except single rows
 * have the same proportions, and everything eight cells wide the same scale, so that nothing grows,
 * shrinks or moves between steps. Half a board is drawn where it is on the full board.
 */
record Canvas(BitLayout layout) {
    static final int CELL = 22;
    static final int PITCH = 24;
    static final int GAP = 14;
    static final int LEFT = 32;
    static final int TOP = 14;

    /** The width of anything eight cells wide. */
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

    /** 32 bits that are not half a board are centred vertically. */
    private int top() {
        return layout.standsAlone() ? TOP + 2 * PITCH : TOP;
    }

    /** The left edge of a column, or between two, or outside the grid. */
    double x(double column) {
        boolean behind = layout.isCube() && column >= layout.side();
        return LEFT + column * PITCH + (behind ? GAP : 0);
    }

    /** The top edge of a row of the whole board, or between two, or outside. */
    double y(double row) {
        boolean split = layout.isHalf() || layout.isCube();
        return top() + row * PITCH + (split && row >= 4 ? GAP : 0);
    }

    /** The height of the half or the board that bits may cross, from its top. */
    int frameTop() {
        return layout.isHalf() ? TOP : y(0);
    }

    int frameBottom() {
        return layout.isHalf() ? TOP + 8 * PITCH + GAP - 2 : bottom();
    }

    int right() {
        return x(layout.columns() - 1) + CELL;
    }

    int bottom() {
        return y(layout.rows() - 1) + CELL;
    }

    /** The baseline of the file names: below the full board, even if only half of it is drawn. */
    int filesLine() {
        return layout.isHalf() ? TOP + 8 * PITCH + GAP + 12 : bottom() + 16;
    }

    /** The top edge of the half that is not drawn. */
    int otherHalf() {
        return layout.rowsAbove() == 0 ? TOP + 4 * PITCH + GAP : TOP;
    }
}
