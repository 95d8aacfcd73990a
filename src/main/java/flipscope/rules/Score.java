package flipscope.rules;

/**
 * Discs or points of each side.
 *
 * @param black 0 to 64
 * @param white 0 to 64; together at most 64
 */
public record Score(int black, int white) {

    /** Rejects impossible counts. */
    public Score {
        if (black < 0 || white < 0 || black + white > 64) {
            throw new IllegalArgumentException(
                    "no board holds " + black + " black and " + white + " white discs");
        }
    }

    /** The number of discs on the board. */
    public static Score onBoard(Position position) {
        return new Score(Long.bitCount(position.black()), Long.bitCount(position.white()));
    }

    /**
     * The official score of a finished game: the winner also gets the empty squares; a draw is 32
     * to 32.
     */
    public Score official() {
        int empty = 64 - black - white;
        if (black == white) {
            return new Score(32, 32);
        }
        return black > white ? new Score(black + empty, white) : new Score(black, white + empty);
    }

    public int of(Side side) {
        return side == Side.BLACK ? black : white;
    }

    /** A side's lead; negative if it is behind. */
    public int lead(Side side) {
        return of(side) - of(side.other());
    }

    /** {@code 22-3}: Black's points first. */
    @Override
    public String toString() {
        return black + "-" + white;
    }
}
