package flipscope.core;

/**
 * Where a disc can be slid past in each direction without leaving the board or wrapping round an
 * edge.
 */
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
     * All but the rim: on a slant, a run can pass here.
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
