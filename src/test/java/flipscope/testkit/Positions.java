package flipscope.testkit;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Positions for tests: drawn by hand, reached by random play, or thrown on the board at random. */
public final class Positions {
    private Positions() {}

    /**
     * The position in a picture: {@code X} black, {@code O} white, anything else empty. Blanks do
     * not count.
     */
    public static Position of(String picture, Side toMove) {
        return Position.of(Draw.squares(picture, 'X'), Draw.squares(picture, 'O'), toMove);
    }

    /** A position in the notation of addresses: 64 characters, a blank, the side to move. */
    public static Position parse(String line) {
        return of(line.substring(0, 64), line.charAt(65) == 'X' ? Side.BLACK : Side.WHITE);
    }

    /** Positions of random games. */
    public static Arbitrary<Position> reachable() {
        return Arbitraries.longs().map(RandomPositions::reachable);
    }

    /**
     * Boards that no game reaches, crowded with discs: long runs in every direction, also over the
     * edges, which a shift without its mask would follow.
     */
    public static Arbitrary<Position> crowded() {
        return Combinators.combine(
                        Arbitraries.longs().withoutEdgeCases(),
                        Arbitraries.longs().withoutEdgeCases(),
                        Arbitraries.longs().withoutEdgeCases(),
                        Arbitraries.longs().withoutEdgeCases())
                .as(Positions::crowded);
    }

    /** Few own discs, one square in eight; of the rest fewer than one in four is empty. */
    private static Position crowded(long a, long b, long c, long d) {
        long own = a & b & c;
        long empty = b & d & ~own;
        return new Position(own, ~(own | empty), Side.BLACK);
    }
}
