package flipscope.judge;

import flipscope.rules.Direction;
import flipscope.rules.NaiveChess;
import flipscope.rules.NaiveRules;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.stream.Stream;

/** Finds what each task must return, square by square, as the naive rules do. */
final class Oracle {
    private Oracle() {}

    static long wanted(String task, TestCase at) {
        long set = at.set(0);
        return switch (task) {
            case "put" -> set(at.sets().stream().flatMap(Oracle::squares));
            case "test" -> Squares.list(set).containsAll(Squares.list(at.set(1))) ? 1 : 0;
            case "lowest" ->
                    squares(set).reduce((higher, lower) -> lower).map(Squares::bit).orElse(0L);
            case "shift" -> set(next(set, Direction.LEFT));
            case "neighbours" -> set(Stream.of(Direction.values()).flatMap(way -> next(set, way)));
            case "left", "carry", "jumps" -> legal(set, at.set(1));
            case "flips" -> NaiveRules.flips(set, at.set(1), Squares.list(at.set(2)).get(0), -1, 0);
            case "moves" -> NaiveRules.mobility(set, at.set(1));
            case "turned" -> NaiveRules.flips(set, at.set(1), Squares.list(at.set(2)).get(0));
            case "mask" -> set == 0 ? 0 : -1;
            case "knight" ->
                    set(squares(set).flatMap(square -> squares(attacks("knights", square, 0))));
            case "ray" ->
                    attacks("rooks", Long.numberOfTrailingZeros(at.set(1)), set)
                            & at.set(2)
                            & above(at.set(1));
            default -> throw new IllegalArgumentException(task);
        };
    }

    private static long attacks(String pieces, int square, long occupied) {
        return NaiveChess.attacks(pieces, Side.WHITE, square, occupied);
    }

    /** Where no bit is below a square. */
    private static long above(long square) {
        return -square ^ square;
    }

    private static Stream<Integer> squares(long set) {
        return Squares.list(set).stream();
    }

    private static long set(Stream<Integer> squares) {
        return squares.distinct().mapToLong(Squares::bit).sum();
    }

    /** The squares one step that way from those of a set. */
    private static Stream<Integer> next(long set, Direction way) {
        return squares(set).flatMap(square -> way.from(square).stream().boxed());
    }

    /** The empty squares with a run of the opponent's discs to the right, and one of ours after. */
    private static long legal(long own, long opponent) {
        return set(
                squares(~(own | opponent))
                        .filter(square -> NaiveRules.flips(own, opponent, square, 1, 0) != 0));
    }
}
