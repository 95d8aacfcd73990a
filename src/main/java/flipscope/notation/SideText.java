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
            cursor.goTo(start);
            throw cursor.problemWord(NotationProblem.POSITION_SIDE_UNKNOWN);
        }
        return side(symbol);
    }

    /** The side of a disc symbol. */
    static Side side(char symbol) {
        return symbol == Symbol.BLACK ? Side.BLACK : Side.WHITE;
    }

    /** Whether {@code black} or {@code white} begins here. */
    static boolean isName(Cursor cursor) {
        return cursor.isAt("black") || cursor.isAt("white");
    }

    /** Reads the colour's name at the cursor and returns that side's symbol. */
    static char takeName(Cursor cursor) {
        return cursor.take("black") || !cursor.take("white") ? Symbol.BLACK : Symbol.WHITE;
    }

    private static char takeSymbol(Cursor cursor) {
        if (isName(cursor)) {
            return takeName(cursor);
        }
        char symbol = Symbol.content(cursor.peek());
        cursor.skip();
        return symbol;
    }
}
