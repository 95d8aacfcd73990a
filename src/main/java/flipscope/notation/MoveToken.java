package flipscope.notation;

/**
 * A piece of a text that has moves in it.
 *
 * @param from where it begins
 * @param to where it ends, exclusive
 * @param line the number of its line
 */
record MoveToken(Kind kind, int from, int to, int line) {
    /** What a piece is taken for. */
    enum Kind {
        /** Squares and nothing else, one after the other. */
        MOVES,
        PASS,
        /** A single hyphen, which stands between moves or for a pass. */
        HYPHEN,
        /** A number alone, which may count moves, or be what is left of one. */
        NUMBER,
        /** A number with a full stop, a colon or a bracket after it. */
        COUNT,
        /** How the game ended: what follows belongs to it. */
        RESULT,
        /** A time, a date, a share. */
        REMARK,
        /** A score with its sign. */
        SCORE,
        /** The name of a side. */
        SIDE,
        WORD,
        /** One or two letters, which may be what is left of a move. */
        SHORT,
        /** Something like a move that is none, or that is glued to one. */
        DAMAGED,
        /** A bracket that closes nothing. */
        STRAY
    }

    boolean is(Kind other) {
        return kind == other;
    }

    /** Whether it says something and is no move. */
    boolean isProse() {
        return kind == Kind.WORD || kind == Kind.SIDE;
    }
}
