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

    /** The same discs with the other side to move. */
    public Position passed() {
        return new Position(opponent, own, toMove.other());
    }
}
