package flipscope.core;

/** Masks of the squares that a run can pass without leaving the board or wrapping round an edge. */
final class Edges {
    private Edges() {}

    /**
     * Files b to g: sideways, a run can pass here.
     *
     * <pre>
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * </pre>
     */
    static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    /**
     * Rows 2 to 7: up and down, a run can pass here.
     *
     * <pre>
     * . . . . . . . .
     * x x x x x x x x
     * x x x x x x x x
     * x x x x x x x x
     * x x x x x x x x
     * x x x x x x x x
     * x x x x x x x x
     * . . . . . . . .
     * </pre>
     */
    static final long INNER_ROWS = 0x00FF_FFFF_FFFF_FF00L;

    /**
     * All but the rim: diagonally, a run can pass here.
     *
     * <pre>
     * . . . . . . . .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . . . . . . . .
     * </pre>
     */
    static final long INNER_SQUARES = 0x007E_7E7E_7E7E_7E00L;
}
