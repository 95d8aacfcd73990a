package flipscope.rules;

/**
 * The rules of Reversi as a person would check them on a real board: look in each of the eight
 * directions, one square at a time.
 *
 * <p>Slow and plain on purpose. Every fast technique in {@code core} is tested against this class,
 * so it shares nothing with them: no shifts of whole boards, no masks, no tables.
 */
public final class NaiveRules {
    private NaiveRules() {}

    private static final int[] ONE_STEP = {-1, 0, 1};

    /**
     * The squares on which the side to move may play: empty, and the move flips at least one disc.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares; empty when the side must pass or the game is over
     */
    public static long mobility(long own, long opponent) {
        long legal = 0;
        for (int square = 0; square < 64; square++) {
            if (isLegal(own, opponent, square)) {
                legal |= Squares.bit(square);
            }
        }
        return legal;
    }

    /**
     * Whether the side to move may play on a square: it is empty, and a disc is flipped.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param square the number of any square
     */
    public static boolean isLegal(long own, long opponent, int square) {
        return !has(own | opponent, square) && flips(own, opponent, square) != 0;
    }

    /**
     * Whether the side to move may play anywhere: the first square found is enough.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     */
    public static boolean canMove(long own, long opponent) {
        for (int square = 0; square < 64; square++) {
            if (isLegal(own, opponent, square)) {
                return true;
            }
        }
        return false;
    }

    /**
     * The opponent's discs that a disc on {@code square} would flip.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param square the number of an empty square
     * @return a subset of {@code opponent}; empty when the move is not legal
     */
    public static long flips(long own, long opponent, int square) {
        long flipped = 0;
        for (int rows : ONE_STEP) {
            for (int files : ONE_STEP) {
                flipped |= flips(own, opponent, square, files, rows);
            }
        }
        return flipped;
    }

    /**
     * The discs that a disc on {@code square} would flip in one direction: the unbroken row of
     * opposing discs next to it, if one of our own stands at its far end.
     *
     * @param files how many files to the right each step goes: -1, 0 or 1
     * @param rows how many rows down each step goes: -1, 0 or 1; if both are 0, nothing is flipped
     */
    public static long flips(long own, long opponent, int square, int files, int rows) {
        long run = 0;
        int file = Squares.file(square) + files;
        int row = Squares.row(square) + rows;
        boolean moves = files != 0 || rows != 0;
        while (moves && has(opponent, file, row)) {
            run |= Squares.bit(Squares.at(file, row));
            file += files;
            row += rows;
        }
        return run != 0 && has(own, file, row) ? run : 0;
    }

    /** Whether the square is on the board and in the set. */
    private static boolean has(long set, int file, int row) {
        boolean onBoard = file >= 0 && file < 8 && row >= 0 && row < 8;
        return onBoard && has(set, Squares.at(file, row));
    }

    static boolean has(long set, int square) {
        return (set & Squares.bit(square)) != 0;
    }
}
