package flipscope.core;

/** A slip to learn from: the first four discs, typed in as numbers that are too short. */
public final class ClinicStartPosition {
    private ClinicStartPosition() {}

    /** As in the source, written out to 64 bits: d5 and e6 instead of d5 and e4. */
    private static final long TYPED_BLACK = 0x0000_0000_1008_0000L;

    /** As in the source, written out to 64 bits: e5 and d6 instead of d4 and e5. */
    private static final long TYPED_WHITE = 0x0000_0000_0810_0000L;

    /** d5 and e4, where Black's discs belong. */
    private static final long BLACK = 0x0000_0008_1000_0000L;

    /** The four squares in the middle, the only ones occupied when a game starts. */
    private static final long MIDDLE = 0x0000_0018_1800_0000L;

    /** Files b to g: a disc here can move sideways without wrapping round an edge. */
    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    /**
     * The legal moves to the left, except that a game starts from a wrong board.
     *
     * <p>The slip: the source types the discs of a new game in as {@code 0x000010080000} and {@code
     * 0x000008100000}. Twelve digits are six rows where sixteen are eight, and the missing zeros go
     * in front: the discs land one row low, and mirrored left to right against the diagram. After
     * the first move all is well. Cost: 23 operations. Source: S4. Correct form: {@link Mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares; wrong at the start of a game
     */
    @Algorithm(
            id = "clinic/start-position",
            title = "A slip: a start position one row low",
            family = "mobility",
            path = 209,
            summary = "Twelve hex digits where a board has sixteen",
            origin = "S4",
            example = "position=---------------------------OX------XO---------------------------+X",
            correctForm = "reversi/mobility/left")
    public static long left(long own, long opponent) {
        // Does a game start here? Then the discs are those in the middle.
        boolean starts = (own | opponent) == MIDDLE;
        boolean black = own == BLACK;

        // Set the discs up. At the start the typed numbers are taken:
        // one row lower than the diagram, with left and right exchanged.
        long typedOwn = black ? TYPED_BLACK : TYPED_WHITE;
        long typedOpponent = black ? TYPED_WHITE : TYPED_BLACK;
        long discs = starts ? typedOwn : own;
        long others = starts ? typedOpponent : opponent;

        // Which discs are passable? Those on the inner files: at the edges a shift would wrap.
        long passable = others & INNER_FILES;

        // Move every disc one square left. One shift moves them all at the same time.
        long beside = discs << 1;

        // Keep those on passable discs; run on. Five
        // rounds more: no run is longer than six.
        long run = beside & passable;
        for (int round = 2; round <= 6; round++) {
            run |= run << 1 & passable;
        }

        // One more step left must reach an empty square. Each such square is taken for a legal
        // move.
        long beyond = run << 1;
        long empty = ~(discs | others);
        return beyond & empty;
    }
}
