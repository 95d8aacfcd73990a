package flipscope.engine.scorefour;

import flipscope.engine.SearchBudget;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The moves of the position that is searched, with what each depth has found about them. */
final class CubeRoot {

    private static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingInt((Candidate each) -> each.value).reversed();

    /** A move and what is known of it. */
    private static final class Candidate {
        private final long cell;
        private int value;
        private boolean atMost;
        private long nodes;

        Candidate(long cell) {
            this.cell = cell;
        }
    }

    private final SearchCube cube;
    private final CubeSearch search;
    private final SearchBudget budget;

    private Candidate[] candidates;
    private List<CubeMove> moves = List.of();

    CubeRoot(SearchCube cube, CubeSearch search, SearchBudget budget) {
        this.cube = cube;
        this.search = search;
        this.budget = budget;

        candidates = candidates(cube);
    }

    /** The moves that do not lose at once; all if every move does. Of equal ones only one. */
    private static Candidate[] candidates(SearchCube cube) {
        long ground = cube.ground();
        long necessary = NecessaryMoves.of(ground, cube.opponentThreats());
        long cells =
                CubeSymmetry.different(
                        cube.own(), cube.opponent(), necessary == 0 ? ground : necessary);
        Candidate[] all = new Candidate[Long.bitCount(cells)];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Candidate(cells & -cells);
            cells &= cells - 1;
        }
        return all;
    }

    /** Leaves out moves after which a series of threats wins; none if that is true of all. */
    void leaveOutWhatLosesTo(ThreatSearch threats) {
        Candidate[] safe =
                Arrays.stream(candidates)
                        .filter(
                                each ->
                                        threats.winning(cube.opponent(), cube.own() | each.cell)
                                                .isEmpty())
                        .toArray(Candidate[]::new);
        candidates = safe.length == 0 ? candidates : safe;
    }

    /** Searches every move at a depth, the best of the last depth first. */
    void search(int depth) {
        int best = -CubeValues.INFINITE;
        for (Candidate each : candidates) {
            int value = value(each, depth - 1, best);
            each.atMost = value <= best;
            each.value = value;
            best = Math.max(best, value);
        }
        // A stable order: a later move stands first only if it is better.
        Arrays.sort(candidates, BEST_FIRST);
        moves = Arrays.stream(candidates).map(this::move).toList();
    }

    /** The value of a move, or a bound if it is no better than the best so far. */
    private int value(Candidate each, int depth, int best) {
        long before = budget.nodes();
        cube.drop(each.cell);
        int value = -search.value(depth, -best - 1, -best);
        if (value > best) {
            value = -search.value(depth, -CubeValues.INFINITE, -best);
        }
        cube.takeBack(each.cell);
        each.nodes += budget.nodes() - before;
        return value;
    }

    private CubeMove move(Candidate each) {
        int forced = CubeValues.forced(each.value, cube.balls());
        int column = SearchCube.column(each.cell);
        return new CubeMove(column, forced == 0 ? each.value : 0, forced, each.atMost, each.nodes);
    }

    /** The moves as the last completed depth found them, best first. */
    List<CubeMove> moves() {
        return moves;
    }
}
