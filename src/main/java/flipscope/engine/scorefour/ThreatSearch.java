package flipscope.engine.scorefour;

import flipscope.core.ScoreFourGround;
import flipscope.core.ScoreFourReach;
import flipscope.core.ScoreFourReachAfter;
import flipscope.engine.SearchBudget;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for a series of threats, each of which must be answered, that ends with four in a row. Only
 * moves that make a reach are tried, and each has one answer, so it looks far ahead in few
 * positions.
 */
final class ThreatSearch {

    /** The longest series of threats that is tried, before the ball that wins. */
    private static final int MOST_THREATS = 12;

    private record Balls(long own, long opponent) {}

    private final SearchBudget budget;
    private final int most;

    /** Positions from which the threats that are left do not win. */
    private final Set<Balls> refuted = new HashSet<>();

    private final Deque<Integer> series = new ArrayDeque<>();
    private int positions;

    /** Looks at no more than this number of positions. */
    ThreatSearch(SearchBudget budget, int most) {
        this.budget = budget;
        this.most = most;
    }

    /**
     * The columns of the shortest series that wins, those of both players; empty if none was found.
     *
     * @param own the balls of the player to move
     */
    List<Integer> winning(long own, long opponent) {
        positions = 0;
        refuted.clear();
        int last = -1;
        for (int threats = 1; threats <= MOST_THREATS && positions < most; threats++) {
            if (wins(own, opponent, threats)) {
                return List.copyOf(series);
            }
            // Where no more positions are met, no threats are left to be tried.
            if (refuted.size() == last) {
                break;
            }
            last = refuted.size();
            refuted.clear();
        }
        return List.of();
    }

    /** Whether this number of threats wins. If so, the series has been stored. */
    private boolean wins(long own, long opponent, int threats) {
        long reach = ScoreFourReach.reach(own, opponent);
        if (reach != 0) {
            series.clear();
            series.addFirst(SearchCube.column(reach));
            return true;
        }
        if (threats == 0 || positions >= most || !refuted.add(new Balls(own, opponent))) {
            return false;
        }
        positions++;
        budget.count();
        long must = ScoreFourReach.reach(/* own= */ opponent, /* opponent= */ own);
        long tried = must != 0 ? must : ScoreFourGround.ground(own, opponent);
        for (long rest = tried; rest != 0; rest &= rest - 1) {
            if (winsWith(rest & -rest, own, opponent, threats)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a ball makes a reach, leaves the other player none, and wins after the answer. */
    private boolean winsWith(long ball, long own, long opponent, int threats) {
        long mine = own | ball;
        long[] reaches = ScoreFourReachAfter.reachAfter(mine, opponent, SearchCube.column(ball));
        long answer = reaches[0];
        boolean forcing =
                answer != 0 && ScoreFourReach.reach(/* own= */ opponent, /* opponent= */ mine) == 0;
        if (!forcing || !wins(mine, opponent | answer, threats - 1)) {
            return false;
        }
        series.addFirst(SearchCube.column(answer));
        series.addFirst(SearchCube.column(ball));
        return true;
    }
}
