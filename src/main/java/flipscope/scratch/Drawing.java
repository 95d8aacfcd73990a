package flipscope.scratch;

import flipscope.rules.Squares;
import flipscope.text.Slug;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.LongUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What a hand does to a set of squares: it presses squares, a row, a file or a diagonal, or moves
 * them all. What is moved off the board is lost.
 */
public enum Drawing {
    LEFT(set -> moved(set, -1, 0)),
    RIGHT(set -> moved(set, 1, 0)),
    UP(set -> moved(set, 0, -1)),
    DOWN(set -> moved(set, 0, 1)),
    FLIP(Long::reverseBytes),
    MIRROR(set -> Long.reverse(Long.reverseBytes(set))),
    INVERT(set -> ~set),
    FALLING(set -> pressed(set, square -> Squares.file(square) == Squares.row(square))),
    RISING(set -> pressed(set, square -> Squares.file(square) + Squares.row(square) == 7));

    private static final Pattern SQUARES = Pattern.compile("(?:[a-h][1-8]){1,64}");
    private static final Pattern LINE = Pattern.compile("[a-h1-8]");

    @SuppressWarnings("ImmutableEnumChecker") // Always a pure function.
    private final LongUnaryOperator change;

    Drawing(LongUnaryOperator change) {
        this.change = change;
    }

    /** As addresses name it. */
    public String code() {
        return Slug.of(this);
    }

    /**
     * A set as a hand changes it: {@code e7f7} presses squares, {@code c} and {@code 3} a file and
     * a row, {@code invert} turns all over.
     *
     * @return empty if that is no way to draw
     */
    public static Optional<Long> draw(long set, String how) {
        if (SQUARES.matcher(how).matches()) {
            return Optional.of(
                    IntStream.range(0, how.length() / 2)
                            .mapToLong(at -> 1L << square(how.substring(2 * at, 2 * at + 2)))
                            .reduce(set, (one, other) -> one ^ other));
        }
        if (LINE.matcher(how).matches()) {
            return Optional.of(pressed(set, square -> Squares.name(square).contains(how)));
        }
        return List.of(values()).stream()
                .filter(each -> each.code().equals(how))
                .findFirst()
                .map(each -> each.change.applyAsLong(set));
    }

    private static int square(String name) {
        return Squares.at(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    /** With these squares; without them if it had them all. */
    private static long pressed(long set, IntPredicate which) {
        long squares =
                IntStream.range(0, 64)
                        .filter(which)
                        .mapToLong(Squares::bit)
                        .reduce(0, (one, other) -> one | other);
        return (set & squares) == squares ? set & ~squares : set | squares;
    }

    private static long moved(long set, int files, int rows) {
        long moved = 0;
        for (int square : Squares.list(set)) {
            int file = Squares.file(square) + files;
            int row = Squares.row(square) + rows;
            boolean inside = 0 <= file && file < 8 && 0 <= row && row < 8;
            moved |= inside ? Squares.bit(Squares.at(file, row)) : 0;
        }
        return moved;
    }
}
