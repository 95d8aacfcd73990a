package flipscope.engine.scorefour;

import flipscope.engine.SearchBudget;
import flipscope.engine.scorefour.CubeResult.Reason;
import java.util.List;
import java.util.function.Consumer;

/**
 * Iterative deepening: searches one move ahead, then two, and so on, trying the moves that were
 * best before first. The result is that of the deepest search completed within the node budget.
 */
final class CubeDeepening {
    private final SearchCube cube;
    private final CubeEffort effort;
    private final SearchBudget budget;
    private final CubeMemory memory;
    private final ThreatSearch threats;
    private final CubeRoot root;
    private final Consumer<CubeResult> progress;

    CubeDeepening(
            SearchCube cube,
            CubeEffort effort,
            SearchBudget budget,
            Consumer<CubeResult> progress) {
        this.cube = cube;
        this.effort = effort;
        this.budget = budget;
        this.progress = progress;

        memory = new CubeMemory(effort.tableBits());
        threats = new ThreatSearch(budget, effort.threats());
        root = new CubeRoot(cube, new CubeSearch(cube, budget, memory), budget, threats);
    }

    /** The best move of a position in which nobody wins with the next ball. */
    CubeResult answer() {
        List<Integer> series = threats.winning(cube.own(), cube.opponent());
        return series.isEmpty()
                ? searched()
                : new CubeResult(
                        series.get(0),
                        Reason.THREATS,
                        0,
                        series.size(),
                        0,
                        budget.nodes(),
                        series,
                        List.of());
    }

    private CubeResult searched() {
        root.leaveOutWhatLosesToThreats();
        int deepest = Math.min(effort.depth(), Long.bitCount(~(cube.own() | cube.opponent())));
        int depth = 1;
        root.search(depth);
        CubeResult found = result(depth);
        try {
            while (depth < deepest && found.forced() == 0) {
                progress.accept(found);
                depth++;
                if (depth > effort.atLeast()) {
                    budget.limit(effort.nodes());
                }
                root.search(depth);
                found = result(depth);
            }
        } catch (SearchBudget.BudgetSpent spent) {
            // The result of the previous depth stands.
        }
        // The node count is of all depths, including an unfinished last one.
        return new CubeResult(
                found.column(),
                found.reason(),
                found.score(),
                found.forced(),
                found.depth(),
                budget.nodes(),
                found.line(),
                found.moves());
    }

    private CubeResult result(int depth) {
        CubeMove best = root.moves().get(0);
        List<Integer> line = memory.line(cube.own(), cube.opponent(), best.column());
        return new CubeResult(
                best.column(),
                Reason.SEARCH,
                best.score(),
                best.forced(),
                depth,
                budget.nodes(),
                line,
                root.moves());
    }
}
