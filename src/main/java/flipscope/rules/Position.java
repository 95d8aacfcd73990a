package flipscope.rules;

/**
 * The discs on a board and the side to move.
 *
 * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
 * @param opponent discs of the other side; disjoint from {@code own}
 * @param toMove the side that {@code own} belongs to
 */
public record Position(long own, long opponent, Side toMove) {

    /** Black on d5 and e4, White on d4 and e5, Black to move. */
    public static final Position START =
            new Position(0x0000_0008_1000_0000L, 0x0000_0010_0800_0000L, Side.BLACK);

    /** Rejects discs of both sides on the same square. */
    public Position {
        if ((own & opponent) != 0) {
            throw new IllegalArgumentException("both sides claim " + Squares.names(own & opponent));
        }
    }

    /** A position given by colour. */
    public static Position of(long black, long white, Side toMove) {
        return toMove == Side.BLACK
                ? new Position(black, white, toMove)
                : new Position(white, black, toMove);
    }

    public long black() {
        return toMove == Side.BLACK ? own : opponent;
    }

    public long white() {
        return toMove == Side.WHITE ? own : opponent;
    }

    public long empty() {
        return ~(own | opponent);
    }

    public int discs() {
        return Long.bitCount(own | opponent);
    }

    public long legalMoves() {
        return NaiveRules.mobility(own, opponent);
    }

    public boolean isLegal(int square) {
        return NaiveRules.isLegal(own, opponent, square);
    }

    public boolean canMove() {
        return NaiveRules.canMove(own, opponent);
    }

    /**
     * The opponent's discs that a move to an empty square flips; empty if the move is not legal.
     */
    public long flips(int square) {
        return NaiveRules.flips(own, opponent, square);
    }

    /** Whether the side to move has no move while the other side has one. */
    public boolean mustPass() {
        return !canMove() && passed().canMove();
    }

    /** Whether neither side has a move. */
    public boolean isOver() {
        return !canMove() && !passed().canMove();
    }

    /**
     * The position after a move: the disc placed, discs flipped, the other side to move.
     *
     * @param square the square, 63 for a1 to 0 for h8
     * @throws IllegalArgumentException if the move is not legal; the message says why
     */
    public Position play(int square) {
        if (square < 0 || square > 63) {
            throw new IllegalArgumentException(
                    "there is no square " + square + "; squares are 63 (a1) to 0 (h8)");
        }
        if (!isLegal(square)) {
            throw new IllegalArgumentException(whyIllegal(square));
        }
        return played(square, flips(square));
    }

    /** The position after a legal move that flips these discs; not checked. */
    Position played(int square, long flips) {
        return new Position(opponent & ~flips, own | flips | Squares.bit(square), toMove.other());
    }

    /**
     * The same discs with the other side to move. Whether the pass is legal is not checked; {@link
     * Game} applies the rules for passing.
     */
    public Position passed() {
        return new Position(/* own= */ opponent, /* opponent= */ own, toMove.other());
    }

    private String whyIllegal(int square) {
        String name = Squares.name(square);
        if ((empty() & Squares.bit(square)) == 0) {
            boolean black = (black() & Squares.bit(square)) != 0;
            return name + " is occupied by " + (black ? Side.BLACK : Side.WHITE).title();
        }
        if (isOver()) {
            return "the game is over: neither side can move";
        }
        if (mustPass()) {
            return toMove.title() + " has no move and must pass";
        }
        return name
                + " flips nothing; "
                + toMove.title()
                + " may play "
                + Squares.names(legalMoves());
    }
}
