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

    /** Refuses a square that both sides claim. */
    public Position {
        if ((own & opponent) != 0) {
            throw new IllegalArgumentException("both sides claim " + Squares.names(own & opponent));
        }
    }

    /** A position from the discs of each colour. */
    public static Position of(long black, long white, Side toMove) {
        return toMove == Side.BLACK
                ? new Position(black, white, toMove)
                : new Position(white, black, toMove);
    }

    /** The black discs. */
    public long black() {
        return toMove == Side.BLACK ? own : opponent;
    }

    /** The white discs. */
    public long white() {
        return toMove == Side.WHITE ? own : opponent;
    }

    /** The empty squares. */
    public long empty() {
        return ~(own | opponent);
    }

    /** How many discs stand on the board. */
    public int discs() {
        return Long.bitCount(own | opponent);
    }

    /** The squares on which the side to move may play. */
    public long legalMoves() {
        return NaiveRules.mobility(own, opponent);
    }

    /** Whether the side to move may play on a square. */
    public boolean isLegal(int square) {
        return NaiveRules.isLegal(own, opponent, square);
    }

    /** Whether the side to move may play anywhere. */
    public boolean canMove() {
        return NaiveRules.canMove(own, opponent);
    }

    /**
     * The opponent's discs that a move to an empty square flips; empty when the move is not legal.
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
     * The position after a move: the disc placed, the discs between turned, the other side to move.
     *
     * @param square a square, 63 for a1 to 0 for h8
     * @throws IllegalArgumentException if the move is not legal; the message says why in words
     */
    public Position play(int square) {
        refuseIllegal(square);
        return played(square, flips(square));
    }

    /** The position after a move that is known to be legal and to flip these discs. */
    Position played(int square, long flips) {
        return new Position(opponent & ~flips, own | flips | Squares.bit(square), toMove.other());
    }

    /**
     * The same discs with the other side to move. Whether the side has to pass is not checked: a
     * game that passes by the rules is a {@link Game}.
     */
    public Position passed() {
        return new Position(/* own= */ opponent, /* opponent= */ own, toMove.other());
    }

    private void refuseIllegal(int square) {
        if (square < 0 || square > 63) {
            throw new IllegalArgumentException(
                    "there is no square " + square + "; squares are 63 (a1) to 0 (h8)");
        }
        if (!isLegal(square)) {
            throw new IllegalArgumentException(whyIllegal(square));
        }
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
