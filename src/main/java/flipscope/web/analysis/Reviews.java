package flipscope.web.analysis;

import flipscope.engine.Answer;
import flipscope.engine.Level;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.web.Opponent;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * Reviews games: every position is searched with the same effort, and where another move looks
 * better than the one that was played, the position after that one too, so that two searches of the
 * same depth are compared.
 */
final class Reviews {
    /** Strong enough to see what a person overlooks; about a hundredth of a second a position. */
    static final Level LEVEL = new Level(7);

    private Reviews() {}

    /**
     * The review of the first moves of a game. Fails with {@link flipscope.engine.Busy} when the
     * engine has no place free.
     */
    static CompletableFuture<Review> of(Opponent engine, Game game, int moves) {
        List<Position> positions =
                IntStream.rangeClosed(0, moves).mapToObj(n -> Review.after(game, n)).toList();
        return Series.of(engine, LEVEL, positions)
                .thenCompose(values -> compared(engine, game, values));
    }

    /** The same, once the positions themselves are searched. */
    private static CompletableFuture<Review> compared(
            Opponent engine, Game game, List<Answer> values) {
        List<Position> better =
                IntStream.range(0, values.size() - 1)
                        .mapToObj(n -> game.plies().get(n).before().play(best(values.get(n))))
                        .toList();
        return Series.of(engine, LEVEL, better)
                .thenApply(answers -> new Review(game, values, moves(game, values, answers)));
    }

    private static List<Review.Move> moves(Game game, List<Answer> values, List<Answer> better) {
        return IntStream.range(0, better.size())
                .mapToObj(
                        n ->
                                move(
                                        game.plies().get(n),
                                        best(values.get(n)),
                                        values.get(n + 1),
                                        better.get(n)))
                .toList();
    }

    private static Review.Move move(Ply ply, int best, Answer played, Answer better) {
        boolean exact = played.exact() && better.exact();
        return new Review.Move(ply, 0.0 - played.score(), best, 0.0 - better.score(), exact);
    }

    /** The best move of whoever moves next, after a forced pass too. */
    private static int best(Answer value) {
        return value.line().get(0);
    }
}
