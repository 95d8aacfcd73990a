package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Positions of at most eight empty squares with their scores, by minimax over the naive rules. */
final class NearTheEnd {
    private NearTheEnd() {}

    /** A position and what it is worth to the side to move. */
    record Known(Position at, int score) {
        private static Known of(Position at) {
            return new Known(at, Minimax.toTheEnd(at.own(), at.opponent()));
        }
    }

    /** A thousand of random games. */
    static final List<Known> REACHED =
            Stream.concat(ofGames(0, 980, 1, 7), ofGames(980, 20, 8, 1)).toList();

    /** Crowded ones that no game reaches, and some with the other side to move. */
    static final List<Known> OTHERS = others();

    /** All of them. */
    static final List<Known> ALL = Stream.concat(REACHED.stream(), OTHERS.stream()).toList();

    private static Stream<Known> ofGames(int seed, int count, int fewest, int kinds) {
        return Stream.iterate(seed, s -> s + 1)
                .limit(count)
                .map(s -> RandomPositions.reachable(s, 64 - fewest - s % kinds))
                .map(Known::of);
    }

    private static List<Known> others() {
        List<Position> positions = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 600; i++) {
            Position crowded = crowded(random, 1 + i % 6, 1 + i / 6 % 6);
            positions.add(random.nextBoolean() ? crowded : crowded.passed());
        }
        for (long seed = 700; seed < 900; seed++) {
            Position at = RandomPositions.reachable(seed, 57 + (int) (seed % 7));
            positions.add(at.passed());
        }
        return positions.stream().map(Known::of).toList();
    }

    /** So many empty squares, and own discs on about one square in {@code 2^rarity}. */
    private static Position crowded(Random random, int empties, int rarity) {
        long empty = 0;
        while (Long.bitCount(empty) < empties) {
            empty |= 1L << random.nextInt(64);
        }
        long own = ~empty;
        for (int i = 0; i < rarity; i++) {
            own &= random.nextLong();
        }
        return new Position(own, ~(own | empty), Side.BLACK);
    }
}
