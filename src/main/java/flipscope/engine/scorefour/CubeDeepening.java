package flipscope.engine.scorefour;

import flipscope.engine.SearchBudget;
import flipscope.engine.scorefour.CubeResult.Reason;
import java.util.List;
import java.util.function.Consumer;

/**
 * Iterative deepening: searches one move ahead, then two, and so on, trying the moves that were
 * best before first. The result is that of the deepest search completed within the node budget.
 */
record CubeDeepening(
        SearchCube cube, CubeEffort effort, SearchBudget budget, Consumer<CubeResult> progress) {
    /** The best move of a position in which nobody wins with the next ball. */
    CubeResult answer() {
        ThreatSearch threats = new ThreatSearch(budget, effort.threats());
        List<Integer> series = threats.winning(cube.own(), cube.opponent());
        return series.isEmpty()
                ? searched(threats)
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

    private CubeResult searched(ThreatSearch threats) {
        CubeMemory memory = new CubeMemory(effort.tableBits());
        CubeRoot root = new CubeRoot(cube, new CubeSearch(cube, budget, memory), budget);
        root.leaveOutWhatLosesTo(threats);
        int deepest = Math.min(effort.depth(), Long.bitCount(~(cube.own() | cube.opponent())));
        int depth = 1;
        root.search(depth);
        CubeResult found = result(root, memory, depth);
        try {
            while (depth < deepest && found.forced() == 0) {
                progress.accept(found);
                depth++;
                if (depth > effort.atLeast()) {
                    budget.limit(effort.nodes());
                }
                root.search(depth);
                found = result(root, memory, depth);
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

    private CubeResult result(CubeRoot root, CubeMemory memory, int depth) {
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
