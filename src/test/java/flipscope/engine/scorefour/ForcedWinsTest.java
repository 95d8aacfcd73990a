package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.SearchBudget;
import flipscope.rules.NaiveReaches;
import flipscope.rules.NaiveScoreFour;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What the engine takes for forced, against a search that tries every move by the rules. */
class ForcedWinsTest {
    private static final int CLAIMS = 200;

    /** The plies within which the strongest level misses no forced win. */
    private static final int NEVER_MISSED = 9;

    private static CubeResult best(QuietCube at, CubeLevel level) {
        return new CubeTask(at.own(), at.opponent(), level)
                .search(new AtomicBoolean(), soFar -> {});
    }

    @Test
    void whatIsSaidToBeForcedIs() {
        int wins = 0;
        int losses = 0;
        List<QuietCube> moments = QuietCube.all(44, 2000);
        for (int i = 0; wins + losses < CLAIMS; i++) {
            QuietCube at = moments.get(i);
            int forced = best(at, new CubeLevel(5)).forced();
            if (forced > 0) {
                assertThat(new FullSearch().wins(at.own(), at.opponent(), forced))
                        .as("%s", at)
                        .isTrue();
                wins++;
            } else if (forced < 0) {
                assertThat(new FullSearch().loses(at.own(), at.opponent(), -forced))
                        .as("%s", at)
                        .isTrue();
                losses++;
            }
        }
        assertThat(wins).isGreaterThan(20);
        assertThat(losses).isGreaterThan(20);
    }

    @Test
    void theStrongestLevelMissesNoWinOfNinePlies() {
        int wins = 0;
        for (QuietCube at : QuietCube.all(46, 60)) {
            if (new FullSearch().wins(at.own(), at.opponent(), NEVER_MISSED)) {
                assertThat(best(at, CubeLevel.STRONGEST).forced()).as("%s", at).isPositive();
                wins++;
            }
        }
        assertThat(wins).isGreaterThan(20);
    }

    /** Without the full search: every threat has one answer, and the last ball wins. */
    @Test
    void aSeriesOfThreatsLeavesNoChoice() {
        int found = 0;
        int longest = 0;
        for (QuietCube at : QuietCube.all(24, 120)) {
            ThreatSearch search = new ThreatSearch(new SearchBudget(new AtomicBoolean()), 500);
            List<Integer> series = search.winning(at.own(), at.opponent());
            if (!series.isEmpty()) {
                leavesNoChoice(at, series);
                found++;
                longest = Math.max(longest, series.size());
            }
        }
        assertThat(found).isGreaterThan(20);
        assertThat(longest).isGreaterThan(6);
    }

    private static void leavesNoChoice(QuietCube at, List<Integer> series) {
        long own = at.own();
        long opponent = at.opponent();
        for (int i = 0; i < series.size(); i++) {
            long ball = NaiveScoreFour.bit(NaiveScoreFour.drop(own | opponent, series.get(i)));
            long theirs = NaiveReaches.of(opponent, own | opponent);
            if (i % 2 == 1) {
                assertThat(NaiveReaches.of(own, own | opponent)).as("%s", at).isZero();
                assertThat(theirs & ball).as("%s", at).isEqualTo(ball);
            }
            long moved = own | ball;
            own = opponent;
            opponent = moved;
        }
        assertThat(series.size() % 2).isEqualTo(1);
        assertThat(NaiveScoreFour.wins(opponent)).as("%s", at).isTrue();
    }
}
