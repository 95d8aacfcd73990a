package flipscope.testkit;

import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.function.IntFunction;

/**
 * Boards as pictures, eight lines of eight characters, so that a failing test is read at a glance.
 */
public final class Draw {
    private Draw() {}

    /** A set of squares: {@code x} for a member, {@code .} for any other square. */
    public static String set(long squares) {
        return picture(square -> has(squares, square) ? "x" : ".");
    }

    /**
     * A position: {@code X} black, {@code O} white, {@code .} empty, and the side to move in a last
     * line.
     */
    public static String position(Position position) {
        String board = picture(square -> disc(position, square));
        return board + position.toMove().title() + " to move\n";
    }

    /**
     * The set that a picture shows: every {@code x}. Blanks and line ends do not count.
     *
     * @throws IllegalArgumentException unless there are 64 squares
     */
    public static long set(String picture) {
        return squares(picture, 'x');
    }

    /** The squares of a picture that show one character. */
    public static long squares(String picture, char wanted) {
        String cells = picture.replaceAll("\\s", "");
        if (cells.length() != 64) {
            throw new IllegalArgumentException("a board has 64 squares, not " + cells.length());
        }
        long set = 0;
        for (int place = 0; place < 64; place++) {
            set |= cells.charAt(place) == wanted ? Squares.bit(63 - place) : 0;
        }
        return set;
    }

    private static String picture(IntFunction<String> cell) {
        StringBuilder picture = new StringBuilder();
        for (int square = 63; square >= 0; square--) {
            picture.append(cell.apply(square)).append(square % 8 == 0 ? "\n" : " ");
        }
        return picture.toString();
    }

    private static String disc(Position position, int square) {
        if (has(position.black(), square)) {
            return "X";
        }
        return has(position.white(), square) ? "O" : ".";
    }

    private static boolean has(long set, int square) {
        return (set & Squares.bit(square)) != 0;
    }
}
