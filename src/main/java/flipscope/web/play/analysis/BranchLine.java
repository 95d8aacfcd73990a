package flipscope.web.play.analysis;

import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.web.engine.EngineClient;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A branch in the graph: a line from the position shown back to where it left the game, in SVG
 * notation, by the number of moves and Black's lead downwards.
 */
final class BranchLine {
    /** In the game itself. */
    static final String NONE = "";

    private BranchLine() {}

    /** The line; empty in the game itself. */
    static CompletableFuture<String> of(EngineClient engine, AnalysisRequest asked) {
        if (!asked.isBranch()) {
            return CompletableFuture.completedFuture(NONE);
        }
        Game branch = asked.game().shown();
        int left = asked.line().ply();
        return Reviews.values(engine, branch, left, branch.plies().size())
                .thenApply(values -> drawn(branch, left, values));
    }

    private static String drawn(Game branch, int left, List<SearchResult> values) {
        int last = values.size() - 1;
        return IntStream.rangeClosed(0, last)
                .map(n -> last - n)
                .mapToObj(n -> point(left + n, Review.blacksLead(branch, left + n, values.get(n))))
                .collect(Collectors.joining("L", "M", ""));
    }

    private static String point(int moves, double lead) {
        return moves + " " + Math.round(0.0 - lead);
    }
}
