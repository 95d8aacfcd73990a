package flipscope.rules;

/**
 * Two players' pieces on a small board: three by three, four by four, or a cube. The board decides
 * which bit is which cell.
 *
 * @param black the pieces written {@code X}
 * @param white the pieces written {@code O}; disjoint from {@code black}
 * @param side the side that {@link #own} belongs to
 */
public record SmallBoardPieces(long black, long white, Side side) {
    /** Rejects two pieces in the same cell. */
    public SmallBoardPieces {
        if ((black & white) != 0) {
            throw new IllegalArgumentException(
                    "both sides claim 0x" + Long.toHexString(black & white));
        }
    }

    public long own() {
        return side == Side.BLACK ? black : white;
    }

    public long opponent() {
        return side == Side.BLACK ? white : black;
    }
}
