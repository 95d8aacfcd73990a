package flipscope.engine;

/**
 * Classes of squares that are equivalent under the symmetries of the board, and their rough values.
 */
final class SquareClasses {
    private SquareClasses() {}

    /** a1, h1, a8, h8. */
    static final long CORNERS = 0x8100_0000_0000_0081L;

    /** The C squares: on the edge, next to a corner. */
    static final long BESIDE_CORNERS = 0x4281_0000_0000_8142L;

    /** The X squares: diagonally next to a corner. */
    static final long INSIDE_CORNERS = 0x0042_0000_0000_4200L;

    /** The A and B squares: the middle of the edges. */
    static final long MIDDLE_EDGES = 0x3C00_8181_8181_003CL;

    /** The border: all four edges. */
    static final long BORDER = CORNERS | BESIDE_CORNERS | MIDDLE_EDGES;

    /** The sort key of a move, one bit, when nothing else is known; up to 60. */
    static int order(long move) {
        if ((move & CORNERS) != 0) {
            return 60;
        }
        if ((move & INSIDE_CORNERS) != 0) {
            return -30;
        }
        if ((move & BESIDE_CORNERS) != 0) {
            return -12;
        }
        return (move & MIDDLE_EDGES) != 0 ? 6 : 0;
    }
}
