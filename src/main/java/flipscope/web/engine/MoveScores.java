package flipscope.web.engine;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.exchange.Later;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Scores all legal moves of a position by searching each resulting position at the same level, so
 * that the scores can be compared.
 */
public final class MoveScores {
    /**
     * The level of estimates, in every game: so a move has one score, on the squares and in a
     * review. Strong enough to see what a person overlooks; about 0.01 seconds a position.
     */
    public static final Level ESTIMATE = new Level(7);

    private MoveScores() {}

    /**
     * The scores of all legal moves in square order: exact once the position after a move can be
     * played out, before that estimates. Fails with {@link flipscope.engine.EngineBusyException}
     * when the queue is full; dropping it stops the search.
     */
    public static Later<List<MoveScore>> of(EngineClient engine, Position at) {
        List<Integer> squares = Squares.list(at.legalMoves());
        List<ReversiTask> after =
                squares.stream()
                        .map(square -> SearchSeries.task(at.play(square), ESTIMATE))
                        .toList();
        return SearchSeries.of(engine, after).map(found -> compared(squares, found));
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
