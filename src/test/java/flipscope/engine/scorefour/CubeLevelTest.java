package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveReaches;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.ScoreFour;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Few games: {@link CubeMatchCommand} plays many. */
class CubeLevelTest {
    @Test
    void everyLevelTakesMoreEffortThanTheOneBelow() {
        for (int number = 4; number <= CubeLevel.HIGHEST; number++) {
            CubeEffort below = new CubeLevel(number - 1).effort();
            CubeEffort effort = new CubeLevel(number).effort();
            assertThat(effort.nodes()).isGreaterThan(2 * below.nodes());
            assertThat(effort.depth()).isGreaterThan(below.depth());
        }
    }

    /** Beyond the depth that is searched whatever it takes, which at the strongest is 7. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7})
    void noSearchGoesBeyondItsBudget(int number) {
        CubeLevel level = new CubeLevel(number);
        for (String moves : List.of("", "a1d4b2")) {
            CubeResult found = CubeSearches.best(ColumnText.readGame(moves), level);
            assertThat(found.nodes()).isLessThanOrEqualTo(level.effort().nodes());
            assertThat(found.depth()).isBetween(1, level.ahead());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aLevelBeatsTheOneBelowIt(int number) {
        CubeMatch match = CubeMatch.of(CubeMatch.level(number), CubeMatch.level(number - 1), 40, 1);
        assertThat(match.share()).isGreaterThanOrEqualTo(0.6);
    }

    @Test
    void whoKnowsThreatsBeatsWhoDoesNotWithTheSameNodes() {
        CubeEffort effort = new CubeEffort(64, 0, 6_000, 20, 14);
        CubeMatch match =
                CubeMatch.of(CubeMatch.effort(effort), new PlainAlphaBeta(effort.nodes()), 20, 1);
        assertThat(match.share()).isGreaterThan(0.6);
    }

    @Test
    void aBeginnerBeatsTheFirstLevel() {
        Random random = new Random(3);
        CubeMatch match = CubeMatch.of(game -> beginner(game, random), CubeMatch.level(1), 100, 1);
        assertThat(match.share()).isGreaterThan(0.5);
    }

    /** Completes a line, else stops one, else plays anywhere. */
    private static int beginner(ScoreFour game, Random random) {
        long all = game.mover() | game.other();
        long wins = NaiveReaches.of(game.other(), all);
        long stops = NaiveReaches.of(game.mover(), all);
        List<Integer> legal = game.legal();
        return wins != 0
                ? Long.numberOfTrailingZeros(wins) % NaiveScoreFour.COLUMNS
                : stops != 0
                        ? Long.numberOfTrailingZeros(stops) % NaiveScoreFour.COLUMNS
                        : legal.get(random.nextInt(legal.size()));
    }
}
