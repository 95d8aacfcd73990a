package flipscope.engine.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Cancellation;
import flipscope.engine.Progress;
import flipscope.engine.SearchBudget;
import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.CubeDraw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the engine takes for forced, against a search that tries every move by the rules. */
class ForcedWinsTest {
    private static final int CLAIMS = 200;

    /** The plies within which the strongest level misses no forced win. */
    private static final int NEVER_MISSED = 9;

    /** Two players' balls, with no line that the next ball completes. */
    private record Quiet(long own, long opponent) {
        @Override
        public String toString() {
            return "%nto move%n%sother%n%s".formatted(CubeDraw.set(own), CubeDraw.set(opponent));
        }
    }

    /** Positions with so many balls, from games in which everything is stopped. */
    private static List<Quiet> quiet(int balls, int most) {
        Random random = new Random(balls);
        List<Quiet> found = new ArrayList<>();
        while (found.size() < most) {
            game(balls, random).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Quiet> game(int balls, Random random) {
        long own = 0;
        long opponent = 0;
        while (NaiveScoreFour.reaches(own, own | opponent) == 0) {
            long stops = NaiveScoreFour.reaches(opponent, own | opponent);
            if (Long.bitCount(own | opponent) >= balls && stops == 0) {
                return Optional.of(new Quiet(own, opponent));
            }
            long tried = stops != 0 ? stops : NaiveScoreFour.ground(own | opponent);
            for (int skip = random.nextInt(Long.bitCount(tried)); skip > 0; skip--) {
                tried &= tried - 1;
            }
            long moved = own | Long.lowestOneBit(tried);
            own = opponent;
            opponent = moved;
        }
        return Optional.empty();
    }

    private static CubeResult best(Quiet at, CubeLevel level) {
        return new CubeTask(at.own(), at.opponent(), level)
                .search(new Cancellation(), Progress.unseen());
    }

    @Test
    void whatIsSaidToBeForcedIs() {
        int wins = 0;
        int losses = 0;
        List<Quiet> moments = quiet(44, 2000);
        for (int i = 0; wins + losses < CLAIMS; i++) {
            Quiet at = moments.get(i);
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
        for (Quiet at : quiet(46, 60)) {
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
        for (Quiet at : quiet(24, 120)) {
            ThreatSearch search = new ThreatSearch(new SearchBudget(new Cancellation()), 500);
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

    private static void leavesNoChoice(Quiet at, List<Integer> series) {
        long own = at.own();
        long opponent = at.opponent();
        for (int i = 0; i < series.size(); i++) {
            long ball = NaiveScoreFour.bit(NaiveScoreFour.drop(own | opponent, series.get(i)));
            long theirs = NaiveScoreFour.reaches(opponent, own | opponent);
            if (i % 2 == 1) {
                assertThat(NaiveScoreFour.reaches(own, own | opponent)).as("%s", at).isZero();
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
