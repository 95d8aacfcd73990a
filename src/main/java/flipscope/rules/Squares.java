package flipscope.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Names for squares and sets of squares. A square is the number of its bit: 63 is a1 (top left), 56
 * is h1, 0 is h8.
 */
public final class Squares {
    private static final String[] NAMES = new String[64];

    static {
        Arrays.setAll(NAMES, square -> (char) ('a' + file(square)) + "" + (row(square) + 1));
    }

    private Squares() {}

    /** The square on a file (0 is a) and a row (0 is row 1, at the top). */
    public static int at(int file, int row) {
        return 63 - 8 * row - file;
    }

    /** The file of a square, 0 for a to 7 for h. */
    public static int file(int square) {
        return 7 - (square & 7);
    }

    /** The row of a square, 0 for row 1 (top) to 7 for row 8. */
    public static int row(int square) {
        return 7 - (square >> 3);
    }

    public static long bit(int square) {
        return 1L << square;
    }

    /** The name of a square: {@code c4}. */
    public static String name(int square) {
        return NAMES[square];
    }

    /**
     * The names of a set in reading order, a1 first, separated by single blanks; empty for the
     * empty set.
     */
    public static String names(long set) {
        return names(list(set), " ");
    }

    /** The names of squares, in this order. */
    public static String names(List<Integer> squares, String between) {
        return String.join(between, squares.stream().map(Squares::name).toList());
    }

    /** The squares of a set in reading order, a1 first. */
    public static List<Integer> list(long set) {
        List<Integer> squares = new ArrayList<>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= ~Long.highestOneBit(rest)) {
            squares.add(63 - Long.numberOfLeadingZeros(rest));
        }
        return squares;
    }
}
