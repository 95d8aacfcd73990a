package flipscope.web.engine;

import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * Scores all legal moves of a position by searching each resulting position at the same level, so
 * that the scores can be compared.
 */
public final class MoveScores {
    /** Below this level the scores are too inaccurate to be of use. */
    private static final int LOWEST = 6;

    /** Above this level a position with many moves would take many seconds. */
    private static final int HIGHEST = 8;

    private MoveScores() {}

    /** The level of estimates in a game played at a level. */
    public static Level estimate(int played) {
        return new Level(Math.max(LOWEST, Math.min(HIGHEST, played)));
    }

    /**
     * The scores of all legal moves in square order: exact once the position can be played out,
     * before that estimates suited to the game's level. Fails with {@link
     * flipscope.engine.EngineBusyException} when the queue is full; cancelling it stops the search.
     */
    public static CompletableFuture<List<MoveScore>> of(
            EngineClient engine, Position at, int played) {
        List<Integer> squares = Squares.list(at.legalMoves());
        Level level = EngineQuestion.level(at, estimate(played));
        List<EngineQuestion> after =
                squares.stream().map(square -> new EngineQuestion(at.play(square), level)).toList();
        CompletableFuture<List<SearchResult>> answers = SearchSeries.of(engine, after);
        CompletableFuture<List<MoveScore>> scores =
                answers.thenApply(found -> compared(squares, found));
        var unused = scores.whenComplete((all, failure) -> answers.cancel(false));
        return scores;
    }

    private static List<MoveScore> compared(List<Integer> squares, List<SearchResult> answers) {
        List<MoveScore> moves =
                IntStream.range(0, squares.size())
                        .mapToObj(i -> MoveScore.of(squares.get(i), answers.get(i)))
                        .toList();
        double highest = moves.stream().mapToDouble(MoveScore::score).max().orElse(0);
        return moves.stream().map(move -> move.against(highest)).toList();
    }
}
