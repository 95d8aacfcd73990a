package flipscope.notation;

/**
 * One square of a board as it was written, or the side to move.
 *
 * @param content {@link #BLACK}, {@link #WHITE} or {@link #EMPTY}
 * @param offset where it stands in the text
 * @param gap what stands between it and the symbol before it
 */
record Symbol(char content, int offset, Gap gap) {

    static final char BLACK = 'X';
    static final char WHITE = 'O';
    static final char EMPTY = '-';

    /** How far apart two symbols stand. */
    enum Gap {
        NONE,
        BLANK,
        LINE
    }

    boolean isDisc() {
        return content != EMPTY;
    }

    /** Whether a character means a disc or an empty square. */
    static boolean isSymbol(char written) {
        return content(written) != 0;
    }

    /** What a character means; NUL if it means nothing. */
    static char content(char written) {
        return switch (written) {
            case 'X', 'x', '*', 'B', 'b' -> BLACK;
            case 'O', 'o', 'W', 'w' -> WHITE;
            case '-', '.' -> EMPTY;
            default -> 0;
        };
    }
}
