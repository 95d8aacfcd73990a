package flipscope.scratch.read;

/**
 * A word, number, sign or text of the code.
 *
 * @param start its first character
 * @param end the one after its last
 * @param line the number of its line
 * @param gap how many lines it stands below the token before it
 * @param column how far it is indented if it begins a line
 */
record Token(Sort sort, String text, int start, int end, int line, int gap, int column) {
    enum Sort {
        WORD,
        NUMBER,
        SIGN,
        QUOTED,
        /** A line that only a compiler reads: {@code #include <stdint.h>}. */
        DIRECTIVE,
        END
    }

    boolean is(String other) {
        return text.equals(other) && sort != Sort.QUOTED;
    }

    boolean isWord() {
        return sort == Sort.WORD;
    }

    /** The same as if it stood elsewhere. */
    Token at(Token place, boolean first) {
        return new Token(
                sort,
                text,
                place.start,
                place.end,
                place.line,
                first ? place.gap : 0,
                place.column);
    }
}
