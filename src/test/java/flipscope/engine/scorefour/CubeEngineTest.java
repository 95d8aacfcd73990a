package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.engine.scorefour.CubeResult.Reason;
import flipscope.notation.ColumnText;
import flipscope.rules.NaiveReaches;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.ScoreFour;
import flipscope.testkit.ScoreFourGames;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CubeEngineTest {
    static List<CubeLevel> levels() {
        return IntStream.rangeClosed(CubeLevel.LOWEST, CubeLevel.HIGHEST)
                .mapToObj(CubeLevel::new)
                .toList();
    }

    private static CubeResult best(String moves, int level) {
        return CubeSearches.best(ColumnText.readGame(moves), new CubeLevel(level));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aWholeGameIsPlayedByTheRules(CubeLevel level) {
        CubeLevel quick = new CubeLevel(Math.min(4, level.number()));
        ScoreFour game = ScoreFour.START;
        while (!game.isOver()) {
            CubeResult found = CubeSearches.best(game, game.columns().size() < 60 ? quick : level);
            assertThat(game.legal()).contains(found.column());
            assertThat(found.line().get(0)).isEqualTo(found.column());
            game = game.drop(found.column());
        }
        CubeResult over = CubeSearches.best(game, level);
        assertThat(over.gameOver()).isTrue();
        assertThat(over.line()).isEmpty();
    }

    /** From level 2 on, in every position of many random games. */
    @Test
    void aWinWithTheNextBallIsTakenAndOneOfTheOtherPlayerIsStopped() {
        List<Reason> seen = new ArrayList<>();
        ScoreFourGames.moments(
                1500,
                at -> {
                    long wins = NaiveReaches.of(at.other(), at.all());
                    long stops = NaiveReaches.of(at.mover(), at.all());
                    if (NaiveScoreFour.wins(at.mover()) || (wins | stops) == 0) {
                        return;
                    }
                    for (CubeLevel level : levels().subList(1, 8)) {
                        CubeResult found = best(at.other(), at.mover(), level);
                        int cell = NaiveScoreFour.drop(at.all(), found.column());
                        long right = wins != 0 ? wins : stops;
                        assertThat(right & NaiveScoreFour.bit(cell)).as("%s", at).isNotZero();
                        seen.add(found.reason());
                    }
                });
        assertThat(seen).contains(Reason.WIN, Reason.STOP);
    }

    private static CubeResult best(long own, long opponent, CubeLevel level) {
        return new CubeTask(own, opponent, level).search(new AtomicBoolean(), soFar -> {});
    }

    @Test
    void levelOneSeesTheTwoLowerLayersOnly() {
        assertThat(best("a1a4b1b4c1c4", 1).column()).isEqualTo(ColumnText.read("d1"));
        assertThat(best("a1b4a1b3a1c2", 1).column()).isNotEqualTo(ColumnText.read("a1"));
        assertThat(best("a1b4a1b3a1c2", 2).column()).isEqualTo(ColumnText.read("a1"));
    }

    @Test
    void whoThreatensTwiceHasWon() {
        CubeResult lost = best("a1a4b1b4c1c4d4", 5);
        assertThat(lost.reason()).isEqualTo(Reason.STOP);
        assertThat(lost.forced()).isZero();
        CubeResult won = best("b1a3c1b3d2b4d3c4", 5);
        assertThat(won.forced()).isEqualTo(3);
    }

    @Test
    void theResultIsTheSameEveryTime() {
        assertThat(best("a1b2c3", 5)).isEqualTo(best("a1b2c3", 5));
    }

    @Test
    void aCancelledSearchEnds() {
        AtomicBoolean cancelled = new AtomicBoolean();
        cancelled.set(true);
        CubeTask task = new CubeTask(ScoreFour.START, CubeLevel.STRONGEST);
        assertThatThrownBy(() -> task.search(cancelled, soFar -> {}))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void whoWatchesIsToldEveryDepth() {
        List<CubeResult> told = new ArrayList<>();
        new CubeTask(ScoreFour.START, new CubeLevel(6)).search(new AtomicBoolean(), told::add);
        assertThat(told)
                .extracting(CubeResult::depth)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 9})
    void otherLevelsAreRefused(int number) {
        assertThatThrownBy(() -> new CubeLevel(number)).hasMessageContaining("1 to 8");
    }
}
