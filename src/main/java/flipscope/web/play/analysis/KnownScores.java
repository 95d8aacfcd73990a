package flipscope.web.play.analysis;

import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.MoveScores;
import flipscope.web.exchange.Later;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What has been found about the moves of the shown position.
 *
 * @param scores of all moves; empty if they are yet to be worked out, or if there are none
 * @param busy whether the engine had no time for them
 * @param branch a branch as the graph draws it: a line from the position shown back to where it
 *     left the game, in SVG notation, by the number of moves and Black's lead downwards; empty in
 *     the game itself
 */
public record KnownScores(List<MoveScore> scores, boolean busy, String branch) {
    static final KnownScores NOTHING = new KnownScores(List.of(), false, "");
    static final KnownScores BUSY = new KnownScores(List.of(), true, "");

    /** The scores of all moves and the values of a branch, if they are asked for. */
    static Later<KnownScores> of(EngineClient engine, AnalysisAddress asked) {
        return asked.wantsScores()
                ? MoveScores.of(engine, asked.game().turn())
                        .then(
                                all ->
                                        branch(engine, asked)
                                                .map(line -> new KnownScores(all, false, line)))
                : Later.of(NOTHING);
    }

    private static Later<String> branch(EngineClient engine, AnalysisAddress asked) {
        if (!asked.isBranch()) {
            return Later.of("");
        }
        Game branch = asked.game().shown();
        int left = asked.line().ply();
        return new Reviews(engine)
                .values(branch, left, branch.plies().size())
                .map(values -> drawn(branch, left, values));
    }

    private static String drawn(Game branch, int left, List<SearchResult> values) {
        int last = values.size() - 1;
        return IntStream.iterate(last, n -> n >= 0, n -> n - 1)
                .mapToObj(
                        n -> {
                            double lead = Review.blacksLead(branch, left + n, values.get(n));
                            return left + n + " " + Math.round(0.0 - lead);
                        })
                .collect(Collectors.joining("L", "M", ""));
    }
}
