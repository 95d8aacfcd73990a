package flipscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.NearTheEnd.Known;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.testkit.Draw;
import flipscope.testkit.Positions;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is pruned, ordered or remembered, the value is that of plain minimax over the naive
 * rules.
 */
class SearchTest {
    private static final Set<SearchTechnique> CERTAIN =
            SearchTechnique.allBut(SearchTechnique.PROB_CUT);

    private static final List<Known> NEAR_THE_END = NearTheEnd.ALL;

    @Test
    void thePositionsHoldWhatIsHard() {
        assertThat(NEAR_THE_END.size()).isGreaterThan(1000);
        assertThat(count(known -> known.at().mustPass())).isGreaterThan(30);
        assertThat(count(known -> known.at().isOver())).isGreaterThan(10);
        assertThat(count(known -> known.score() == 64)).isGreaterThan(5);
        assertThat(count(known -> known.score() == -64)).isGreaterThan(5);
        assertThat(count(known -> known.score() == 0)).isPositive();
        for (int empties = 1; empties <= 8; empties++) {
            int wanted = empties;
            assertThat(count(known -> Long.bitCount(known.at().empty()) == wanted))
                    .isGreaterThanOrEqualTo(20);
        }
    }

    private static long count(Predicate<Known> what) {
        return NEAR_THE_END.stream().filter(what).count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 12})
    void theEndgameIsExact(int tableBits) {
        for (Known known : NEAR_THE_END) {
            assertThat(Searches.endgame(known.at(), tableBits))
                    .as(Draw.position(known.at()))
                    .isEqualTo(known.score());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 12})
    void theMidgameSearchIsExactWhereItReachesTheEnd(int tableBits) {
        Evaluation evaluation = new PositionEvaluation();
        for (Known known : NEAR_THE_END) {
            int empties = Long.bitCount(known.at().empty());
            for (Set<SearchTechnique> used : List.of(SearchTechnique.SHORT, CERTAIN)) {
                assertThat(Searches.midgame(known.at(), empties, evaluation, tableBits, used))
                        .as(Draw.position(known.at()))
                        .isEqualTo(Evaluation.PER_DISC * known.score());
            }
        }
    }

    @Test
    void aScoutsBoundsAreTrue() {
        for (Known known : NEAR_THE_END) {
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
        Minimax.Leaf leaves = Searches.leaves(new PositionEvaluation());
        for (Position at : midgame(240 >> (2 * depth - 2))) {
            int expected =
                    Minimax.value(at.own(), at.opponent(), depth, Evaluation.PER_DISC, leaves);
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
        for (Known known : NEAR_THE_END) {
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
