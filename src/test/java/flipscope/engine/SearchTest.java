package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Side;
import flipscope.testkit.Draw;
import flipscope.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is pruned, ordered or remembered, the value is that of plain minimax over the naive
 * rules.
 */
class SearchTest {
    private record Known(Position at, int score) {}

    private static List<Known> nearTheEnd;

    /**
     * A thousand positions of 1 to 7 empty squares: of random games, and crowded ones that no game
     * reaches.
     */
    @BeforeAll
    static void solveSlowly() {
        List<Position> positions = new ArrayList<>();
        for (long seed = 0; seed < 700; seed++) {
            positions.add(RandomPositions.reachable(seed, 57 + (int) (seed % 7)));
        }
        Random random = new Random(1);
        for (int i = 0; i < 600; i++) {
            Position crowded = crowded(random, 1 + i % 6, 1 + i / 6 % 6);
            positions.add(random.nextBoolean() ? crowded : crowded.passed());
        }
        for (long seed = 700; seed < 900; seed++) {
            Position at = RandomPositions.reachable(seed, 57 + (int) (seed % 7));
            positions.add(at.passed());
        }
        nearTheEnd = positions.stream().map(SearchTest::solved).toList();
    }

    private static Known solved(Position at) {
        return new Known(at, Minimax.toTheEnd(at.own(), at.opponent()));
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

    @Test
    void thePositionsHoldWhatIsHard() {
        assertThat(nearTheEnd.size()).isGreaterThan(1000);
        assertThat(count(known -> known.at().mustPass())).isGreaterThan(30);
        assertThat(count(known -> known.at().isOver())).isGreaterThan(10);
        assertThat(count(known -> known.score() == 64)).isGreaterThan(5);
        assertThat(count(known -> known.score() == -64)).isGreaterThan(5);
        assertThat(count(known -> known.score() == 0)).isPositive();
        for (int empties = 1; empties <= 7; empties++) {
            int wanted = empties;
            assertThat(count(known -> Long.bitCount(known.at().empty()) == wanted))
                    .isGreaterThan(30);
        }
    }

    private static long count(Predicate<Known> what) {
        return nearTheEnd.stream().filter(what).count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 12})
    void theEndgameIsExact(int tableBits) {
        for (Known known : nearTheEnd) {
            assertThat(Searches.endgame(known.at(), tableBits))
                    .as(Draw.position(known.at()))
                    .isEqualTo(known.score());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 12})
    void theMidgameSearchIsExactWhereItReachesTheEnd(int tableBits) {
        Evaluation evaluation = new PositionEvaluation();
        for (Known known : nearTheEnd) {
            int empties = Long.bitCount(known.at().empty());
            assertThat(Searches.midgame(known.at(), empties, evaluation, tableBits))
                    .as(Draw.position(known.at()))
                    .isEqualTo(Evaluation.PER_DISC * known.score());
        }
    }

    @Test
    void aScoutsBoundsAreTrue() {
        for (Known known : nearTheEnd) {
            for (int alpha :
                    new int[] {-64, known.score() - 1, known.score(), known.score() + 1, 63}) {
                int bound = Searches.scouted(known.at(), alpha);
                if (bound <= alpha) {
                    assertThat(known.score()).isLessThanOrEqualTo(bound);
                } else {
                    assertThat(known.score()).isGreaterThanOrEqualTo(bound);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void atEveryDepthTheValueIsThatOfMinimax(int depth) {
        MidgameScout leaves = new MidgameScout(new PositionEvaluation(), null, null, 0);
        for (Position at : midgame(240 >> (2 * depth - 2))) {
            int expected =
                    Minimax.value(
                            at.own(), at.opponent(), depth, Evaluation.PER_DISC, leaves::leaf);
            assertThat(Searches.midgame(at, depth, new PositionEvaluation(), 10))
                    .as(Draw.position(at))
                    .isEqualTo(expected);
        }
    }

    private static List<Position> midgame(int count) {
        return LongStream.range(0, count)
                .mapToObj(seed -> RandomPositions.reachable(seed, 8 + (int) (seed * 7 % 48)))
                .toList();
    }

    @Test
    void theAnswerIsAsGoodAsTheBestMove() {
        for (Known known : nearTheEnd) {
            if (known.at().legalMoves() != 0) {
                SearchResult answer = Engine.best(known.at(), new Level(10));
                Position after = known.at().play(answer.square());
                assertThat(answer.score()).isEqualTo(known.score());
                assertThat(-Minimax.toTheEnd(after.own(), after.opponent()))
                        .as(Draw.position(known.at()))
                        .isEqualTo(known.score());
            }
        }
    }

    @Test
    void symmetricPositionsAreWorthTheSame() {
        for (long seed = 0; seed < 20; seed++) {
            Position at = RandomPositions.reachable(seed, 52);
            int score = Searches.endgame(at, 12);
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(Searches.endgame(symmetry.position(at), 12)).isEqualTo(score);
            }
        }
    }

    @Test
    void aPositionIsWorthTheOppositeToTheOtherSideWhenThatMustMove() {
        Position pass =
                Positions.parse(
                        "X-O------O------OOXX-------XX------XXX-------------------------- X");
        assertThat(pass.mustPass()).isTrue();
        assertThat(Searches.midgame(pass, 4, new PositionEvaluation(), 10))
                .isEqualTo(-Searches.midgame(pass.passed(), 4, new PositionEvaluation(), 10));
    }
}
