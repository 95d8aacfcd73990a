package flipscope.notation;

import flipscope.rules.Side;

/** Reads the side to move after a board: a disc of its colour, or the colour's name. */
final class SideText {
    private SideText() {}

    /**
     * Reads the side to move at the cursor.
     *
     * @throws NotationException if there is none
     */
    static Side take(Cursor cursor) {
        if (cursor.atEnd() || cursor.peek() == ';') {
            throw cursor.problemAt(cursor.offset(), NotationProblem.POSITION_SIDE_MISSING);
        }
        int start = cursor.offset();
        char symbol = takeSymbol(cursor);
        boolean endsHere = cursor.atBlankOrEnd(0) || cursor.peek() == ';';
        if (symbol == 0 || symbol == Symbol.EMPTY || !endsHere) {
            throw cursor.problemWordAt(start, NotationProblem.POSITION_SIDE_UNKNOWN);
        }
        return symbol == Symbol.BLACK ? Side.BLACK : Side.WHITE;
    }

    /** Reads a colour's name or a symbol; NUL if there is none. */
    static char takeSymbol(Cursor cursor) {
        if (cursor.take("black")) {
            return Symbol.BLACK;
        }
        return cursor.take("white") ? Symbol.WHITE : Symbol.take(cursor);
    }
}
