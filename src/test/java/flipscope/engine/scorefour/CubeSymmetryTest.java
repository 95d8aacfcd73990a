package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SearchBudget;
import flipscope.testkit.CubeDraw;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.ScoreFourGames.Moment;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class CubeSymmetryTest {
    /** The same number means the same view. */
    private static final NaiveSymmetry[] NAIVE = NaiveSymmetry.ALL.toArray(NaiveSymmetry[]::new);

    @Test
    void everyViewIsThatOfEveryCell() {
        Random random = new Random(1);
        for (int view = 0; view < CubeSymmetry.VIEWS; view++) {
            for (int i = 0; i < 100; i++) {
                long cells = random.nextLong();
                long seen = CubeSymmetry.of(view, cells);
                assertThat(CubeDraw.set(seen)).isEqualTo(CubeDraw.set(NAIVE[view].of(cells)));
                assertThat(CubeSymmetry.of(CubeSymmetry.back(view), seen)).isEqualTo(cells);
            }
        }
    }

    @Test
    void thereIsOneCanonicalFormForAllViewsOfAPosition() {
        ScoreFourGames.games(
                100,
                at -> {
                    Set<Long> forms = new HashSet<>();
                    for (NaiveSymmetry view : NAIVE) {
                        long own = view.of(at.other());
                        long opponent = view.of(at.mover());
                        int canonical = CubeSymmetry.canonical(own, opponent);
                        forms.add(
                                31 * CubeSymmetry.of(canonical, own)
                                        + CubeSymmetry.of(canonical, opponent));
                    }
                    assertThat(forms).as("%s", at).hasSize(1);
                });
    }

    @Test
    void atTheStartThreeColumnsAreDifferent() {
        long floor = 0xFFFF;
        assertThat(
                        CubeDraw.set(CubeSymmetry.different(0, 0, floor))
                                .lines()
                                .map(CubeSymmetryTest::first))
                .containsExactly("xx..", ".x..", "....", "....");
        assertThat(Long.bitCount(CubeSymmetry.different(1, 0, floor))).isEqualTo(10);
        assertThat(CubeSymmetry.different(2, 0, floor)).isEqualTo(floor);
    }

    private static String first(String row) {
        return row.substring(0, 4);
    }

    /** The search itself, without the canonical form: what it proves is true from every side. */
    @Test
    void aSearchToTheEndHasOneValueFromAllSides() {
        Set<Integer> values = new HashSet<>();
        ScoreFourGames.games(
                3_000,
                at -> {
                    if (at.balls() == 50 && !at.last()) {
                        int value = value(at.other(), at.mover());
                        values.add(Integer.signum(value));
                        for (NaiveSymmetry view : NAIVE) {
                            assertThat(value(view.of(at.other()), view.of(at.mover())))
                                    .as("%s", at)
                                    .isEqualTo(value);
                        }
                    }
                });
        assertThat(values).hasSizeGreaterThan(1);
    }

    private static int value(long own, long opponent) {
        SearchCube cube = new SearchCube(own, opponent);
        SearchBudget budget = new SearchBudget(new AtomicBoolean());
        CubeSearch search = new CubeSearch(cube, budget, new CubeMemory(12));
        return search.value(64, -CubeValues.INFINITE, CubeValues.INFINITE);
    }

    @Test
    void theEngineAnswersAlikeFromAllSides() {
        ScoreFourGames.games(
                30,
                at -> {
                    if (at.balls() == 5 + at.column() && !at.last()) {
                        answersAlike(at);
                    }
                });
    }

    private static void answersAlike(Moment at) {
        CubeResult found = best(at.other(), at.mover());
        for (NaiveSymmetry view : NAIVE) {
            CubeResult seen = best(view.of(at.other()), view.of(at.mover()));
            assertThat(seen.score()).as("%s", at).isEqualTo(found.score());
            assertThat(seen.forced()).as("%s", at).isEqualTo(found.forced());
            assertThat(seen.nodes()).as("%s", at).isEqualTo(found.nodes());
            assertThat(alike(at, view, found.column())).as("%s", at).contains(seen.column());
        }
    }

    /** What a column becomes: more than one where the position is its own reflection. */
    private static List<Integer> alike(Moment at, NaiveSymmetry view, int column) {
        return Arrays.stream(NAIVE)
                .filter(each -> each.of(at.other()) == view.of(at.other()))
                .filter(each -> each.of(at.mover()) == view.of(at.mover()))
                .map(each -> each.column(column))
                .toList();
    }

    private static CubeResult best(long own, long opponent) {
        CubeTask task = new CubeTask(own, opponent, new CubeLevel(5));
        return task.search(new AtomicBoolean(), soFar -> {});
    }
}
