package flipscope.rules;

/**
 * How many discs, or points, each side has.
 *
 * @param black Black's, 0 to 64
 * @param white White's, 0 to 64; together never more than 64
 */
public record Score(int black, int white) {

    /** Refuses counts that no board can hold. */
    public Score {
        if (black < 0 || white < 0 || black + white > 64) {
            throw new IllegalArgumentException(
                    "no board holds " + black + " black and " + white + " white discs");
        }
    }

    /** The discs that stand on the board. */
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

    /** The points of one side. */
    public int of(Side side) {
        return side == Side.BLACK ? black : white;
    }

    /** By how much a side leads; negative when it is behind. */
    public int lead(Side side) {
        return of(side) - of(side.other());
    }

    /** As in {@code 22-3}: Black's points first. */
    @Override
    public String toString() {
        return black + "-" + white;
    }
}
