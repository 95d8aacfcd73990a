package flipscope.rules;

/**
 * Two players' pieces on a board that is not the one of Reversi: three by three, four by four, or a
 * cube. The board says which bit is which cell.
 *
 * @param black the pieces that are written {@code X}
 * @param white the pieces that are written {@code O}; disjoint from {@code black}
 * @param side the side that {@link #own} belongs to
 */
public record SmallBoardPieces(long black, long white, Side side) {
    /** Checks that no cell holds two pieces. */
    public SmallBoardPieces {
        if ((black & white) != 0) {
            throw new IllegalArgumentException(
                    "both sides claim 0x" + Long.toHexString(black & white));
        }
    }

    /** The pieces of the side. */
    public long own() {
        return side == Side.BLACK ? black : white;
    }

    /** The pieces of the other side. */
    public long opponent() {
        return side == Side.BLACK ? white : black;
    }
}
