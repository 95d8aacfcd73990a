package flipscope.notation;

/**
 * A square of a board as written, or the side to move.
 *
 * @param content {@link #BLACK}, {@link #WHITE} or {@link #EMPTY}
 * @param offset its place in the text
 * @param gap what separates it from the symbol before it
 */
record Symbol(char content, int offset, Gap gap) {

    static final char BLACK = 'X';
    static final char WHITE = 'O';
    static final char EMPTY = '-';

    /** What separates two symbols. */
    enum Gap {
        NONE,
        BLANK,
        LINE
    }

    boolean isDisc() {
        return content != EMPTY;
    }

    /** Whether a character stands for a disc or an empty square. */
    static boolean isSymbol(char written) {
        return content(written) != 0;
    }

    /** The meaning of a character; NUL if it has none. */
    static char content(char written) {
        return switch (written) {
            case 'X', 'x', '*', 'B', 'b' -> BLACK;
            case 'O', 'o', 'W', 'w' -> WHITE;
            case '-', '.' -> EMPTY;
            default -> 0;
        };
    }
}
