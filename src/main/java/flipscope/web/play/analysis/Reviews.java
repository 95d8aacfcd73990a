package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.EngineQuestion;
import flipscope.web.engine.SearchSeries;
import flipscope.web.play.analysis.Review.Move;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reviews games. Every position and the position after its best move are searched with the same
 * effort, so that searches of equal depth are compared. A move that seems a mistake is checked
 * again: by a deeper search of both moves, or in the endgame against the exact value of the
 * position before the move.
 */
final class Reviews {
    /** Strong enough to see what a person overlooks; about 0.01 seconds a position. */
    static final Level FIRST = new Level(7);

    /** Confirms a mistake with a deeper search. */
    static final Level SECOND = new Level(9);

    private Reviews() {}

    /**
     * The review of the first moves of a game. Fails with {@link
     * flipscope.engine.EngineBusyException} when the queue is full.
     */
    static CompletableFuture<Review> of(EngineClient engine, Game game, int moves) {
        List<EngineQuestion> positions =
                IntStream.rangeClosed(0, moves)
                        .mapToObj(n -> EngineQuestion.of(Review.after(game, n), FIRST))
                        .toList();
        return SearchSeries.of(engine, positions)
                .thenCompose(values -> compared(engine, game, values));
    }

    /** Adds comparisons once the positions have been searched. */
    private static CompletableFuture<Review> compared(
            EngineClient engine, Game game, List<SearchResult> values) {
        List<EngineQuestion> better =
                IntStream.range(0, values.size() - 1)
                        .mapToObj(n -> game.plies().get(n).before().play(best(values.get(n))))
                        .map(after -> EngineQuestion.of(after, FIRST))
                        .toList();
        return SearchSeries.of(engine, better)
                .thenApply(answers -> new Review(game, values, moves(game, values, answers)))
                .thenCompose(review -> lookedAtAgain(engine, review));
    }

    private static List<Move> moves(
            Game game, List<SearchResult> values, List<SearchResult> better) {
        return IntStream.range(0, better.size())
                .mapToObj(
                        n ->
                                move(
                                        game.plies().get(n),
                                        values.get(n),
                                        values.get(n + 1),
                                        better.get(n)))
                .toList();
    }

    private static Move move(
            Ply ply, SearchResult before, SearchResult played, SearchResult better) {
        Move move = new Move(ply, best(before), before.exact(), List.of(look(played, better)));
        double promised = ply.afterPass() ? 0.0 - before.score() : before.score();
        return before.exact()
                ? move.again(new MoveComparison(0.0 - played.score(), promised))
                : move;
    }

    private static MoveComparison look(SearchResult played, SearchResult better) {
        return new MoveComparison(0.0 - played.score(), 0.0 - better.score());
    }

    /** Checks again every move that seems a mistake by an estimate. */
    private static CompletableFuture<Review> lookedAtAgain(EngineClient engine, Review review) {
        List<EngineQuestion> deeper =
                review.moves().stream()
                        .filter(Reviews::isSuspect)
                        .flatMap(move -> Stream.of(move.ply().after(), move.alternative()))
                        .map(after -> EngineQuestion.of(after, SECOND))
                        .toList();
        return SearchSeries.of(engine, deeper)
                .thenApply(answers -> withSecondLooks(review, answers.iterator()));
    }

    private static Review withSecondLooks(Review review, Iterator<SearchResult> deeper) {
        List<Move> moves =
                review.moves().stream()
                        .map(
                                move ->
                                        isSuspect(move)
                                                ? move.again(look(deeper.next(), deeper.next()))
                                                : move)
                        .toList();
        return new Review(review.game(), review.values(), moves);
    }

    private static boolean isSuspect(Move move) {
        return !move.exact() && move.seemsWorse();
    }

    /** The best move of the side to move, also after a forced pass. */
    private static int best(SearchResult value) {
        return value.line().get(0);
    }
}
