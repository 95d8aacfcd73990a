package flipscope.engine.pattern;

import flipscope.rules.Squares;
import java.util.Arrays;
import java.util.List;

/**
 * A pattern: a few squares that are judged together. What stands on them, its configuration, is a
 * number in base 3 with one digit a square, 0 for empty, 1 for a disc of the side to move, 2 for
 * one of the other; the first square is the highest digit.
 *
 * <p>The same squares of a turned or mirrored board share the table. Where a pattern is its own
 * mirror image, so do a configuration and its mirror image; the smaller number stands for both.
 */
@SuppressWarnings("ImmutableEnumChecker") // Neither list nor array is written to again.
public enum Pattern {
    /** An edge and the X squares beside it. */
    EDGE("a1 b1 c1 d1 e1 f1 g1 h1 b2 g2", "h1 g1 f1 e1 d1 c1 b1 a1 g2 b2"),
    CORNER_3X3("a1 b1 c1 a2 b2 c2 a3 b3 c3", "a1 a2 a3 b1 b2 b3 c1 c2 c3"),
    CORNER_2X5("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
    LINE_2("a2 b2 c2 d2 e2 f2 g2 h2", "h2 g2 f2 e2 d2 c2 b2 a2"),
    LINE_3("a3 b3 c3 d3 e3 f3 g3 h3", "h3 g3 f3 e3 d3 c3 b3 a3"),
    LINE_4("a4 b4 c4 d4 e4 f4 g4 h4", "h4 g4 f4 e4 d4 c4 b4 a4"),
    DIAGONAL_8("a8 b7 c6 d5 e4 f3 g2 h1", "h1 g2 f3 e4 d5 c6 b7 a8"),
    DIAGONAL_7("a7 b6 c5 d4 e3 f2 g1", "g1 f2 e3 d4 c5 b6 a7"),
    DIAGONAL_6("a6 b5 c4 d3 e2 f1", "f1 e2 d3 c4 b5 a6"),
    DIAGONAL_5("a5 b4 c3 d2 e1", "e1 d2 c3 b4 a5"),
    DIAGONAL_4("a4 b3 c2 d1", "d1 c2 b3 a4");

    @SuppressWarnings("ImmutableEnumChecker") // Always a list that cannot change.
    private final List<Integer> squares;

    /** For each digit of a mirror image, which digit it is. */
    @SuppressWarnings("ImmutableEnumChecker") // As above.
    private final List<Integer> mirror;

    /** A pattern that no reflection maps to itself. */
    Pattern(String squares) {
        this(squares, squares);
    }

    Pattern(String squares, String mirrored) {
        this.squares = read(squares);
        mirror = read(mirrored).stream().map(this.squares::indexOf).toList();
    }

    private static List<Integer> read(String names) {
        return Arrays.stream(names.split(" ", -1)).map(Pattern::square).toList();
    }

    private static int square(String name) {
        return Squares.at(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    /** Where the pattern lies on the board that is not turned, in the order of its digits. */
    public List<Integer> squares() {
        return squares;
    }

    /** How many configurations there are. */
    public int size() {
        return power(squares.size());
    }

    /** Where the configurations of this pattern begin in a table of all. */
    int start() {
        return Arrays.stream(values())
                .takeWhile(each -> each != this)
                .mapToInt(Pattern::size)
                .sum();
    }

    /** The smaller of a configuration and its mirror image. */
    int tied(int configuration) {
        int mirrored = 0;
        for (int from : mirror) {
            mirrored = 3 * mirrored + configuration / power(mirror.size() - 1 - from) % 3;
        }
        return Math.min(configuration, mirrored);
    }

    private static int power(int exponent) {
        return (int) Math.pow(3, exponent);
    }
}
