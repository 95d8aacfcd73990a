package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Side;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.SearchSeries;
import flipscope.web.exchange.Later;
import flipscope.web.play.analysis.Review.Look;
import flipscope.web.play.analysis.Review.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reviews games. Every position and the position after its best move are searched with the same
 * effort, so that searches of equal depth are compared. A move that seems a mistake is checked
 * again: by a deeper search of both moves, or in the endgame against the exact value of the
 * position before the move. While only estimates are known, no move that the strongest level would
 * play is called a mistake.
 *
 * <p>A first look at every position comes before that, so that the line of who leads is there at
 * once and the moves that seem worst are checked first. Nothing is said of a move by that look.
 */
record Reviews(EngineClient engine) {
    /** The level of every score that is shown, so that a move has one score everywhere. */
    static final Level FIRST = MoveScores.ESTIMATE;

    /** Confirms a mistake with a deeper search. */
    static final Level SECOND = new Level(9);

    /**
     * The review of so many moves of a game, those that seem worst at a first look. Fails with
     * {@link flipscope.engine.EngineBusyException} when the queue is full.
     */
    Later<Review> of(Game game, int moves) {
        int all = game.plies().size();
        if (moves == all) {
            List<Integer> every = IntStream.range(0, all).boxed().toList();
            return values(game, 0, all).then(values -> compared(game, values, every));
        }
        List<ReversiTask> positions =
                IntStream.rangeClosed(0, all)
                        .mapToObj(at -> new ReversiTask(game.at(at).position(), FIRST))
                        .toList();
        return SearchSeries.of(engine, positions)
                .then(glances -> of(game, glances, worst(game, glances, moves)));
    }

    /** The review of the moves after so many, where the rest is known by a first look alone. */
    private Later<Review> of(Game game, List<SearchResult> glances, List<Integer> moves) {
        List<Integer> places =
                moves.stream().flatMap(at -> Stream.of(at, at + 1)).distinct().toList();
        return values(places.stream().map(game::at).toList())
                .map(found -> replaced(glances, places, found))
                .then(values -> compared(game, values, moves));
    }

    /** The moves that lose most at a first look, in the order of play. */
    private static List<Integer> worst(Game game, List<SearchResult> glances, int most) {
        return IntStream.range(0, game.plies().size())
                .boxed()
                .sorted(Comparator.comparingDouble(at -> 0.0 - loss(game, glances, at)))
                .limit(most)
                .sorted()
                .toList();
    }

    private static double loss(Game game, List<SearchResult> glances, int at) {
        double before = Review.blacksLead(game, at, glances.get(at));
        double after = Review.blacksLead(game, at + 1, glances.get(at + 1));
        return game.plies().get(at).side() == Side.BLACK ? before - after : after - before;
    }

    private static List<SearchResult> replaced(
            List<SearchResult> values, List<Integer> places, List<SearchResult> found) {
        List<SearchResult> all = new ArrayList<>(values);
        IntStream.range(0, places.size()).forEach(at -> all.set(places.get(at), found.get(at)));
        return all;
    }

    /** What the positions after {@code first} to {@code last} moves are worth. */
    Later<List<SearchResult>> values(Game game, int first, int last) {
        return values(IntStream.rangeClosed(first, last).mapToObj(game::at).toList());
    }

    private Later<List<SearchResult>> values(List<Game> games) {
        List<ReversiTask> positions =
                games.stream().map(at -> SearchSeries.task(at.position(), FIRST)).toList();
        return SearchSeries.of(engine, positions).then(values -> withBrink(games, values));
    }

    /**
     * One move before positions are played out, all moves of a position lead to such that are; so
     * its own value is known too.
     */
    private Later<List<SearchResult>> withBrink(List<Game> games, List<SearchResult> values) {
        OptionalInt brink =
                IntStream.range(0, values.size())
                        .filter(n -> !values.get(n).exact() && isBrink(games.get(n)))
                        .findFirst();
        if (brink.isEmpty()) {
            return Later.of(values);
        }
        int at = brink.getAsInt();
        return MoveScores.of(engine, games.get(at).turn())
                .map(scores -> replaced(values, at, games.get(at), scores));
    }

    private static boolean isBrink(Game game) {
        return Long.bitCount(game.position().empty()) == Level.STRONGEST.exact() + 1;
    }

    private static List<SearchResult> replaced(
            List<SearchResult> values, int at, Game game, List<MoveScore> scores) {
        MoveScore best = scores.stream().filter(MoveScore::best).findFirst().orElseThrow();
        double score = game.mustPass() ? 0.0 - best.score() : best.score();
        List<SearchResult> all = new ArrayList<>(values);
        all.set(
                at,
                new SearchResult(
                        best.square(), score, best.depth(), true, 0, List.of(best.square())));
        return all;
    }

    /** Adds comparisons once the positions have been searched. */
    private Later<Review> compared(Game game, List<SearchResult> values, List<Integer> numbers) {
        List<ReversiTask> better =
                numbers.stream()
                        .map(n -> game.plies().get(n).before().play(best(values.get(n))))
                        .map(after -> SearchSeries.task(after, FIRST))
                        .toList();
        return SearchSeries.of(engine, better)
                .map(answers -> new Review(game, values, moves(game, values, numbers, answers)))
                .then(this::lookedAtAgain)
                .then(this::cleared);
    }

    private static List<Move> moves(
            Game game,
            List<SearchResult> values,
            List<Integer> numbers,
            List<SearchResult> better) {
        Iterator<SearchResult> found = better.iterator();
        return numbers.stream()
                .map(n -> move(game.plies().get(n), values.get(n), values.get(n + 1), found.next()))
                .toList();
    }

    private static Move move(
            Ply ply, SearchResult before, SearchResult played, SearchResult better) {
        Move move = new Move(ply, best(before), before.exact(), List.of(look(played, better)));
        double promised = ply.afterPass() ? 0.0 - before.score() : before.score();
        return before.exact() ? move.again(new Look(0.0 - played.score(), promised)) : move;
    }

    private static Look look(SearchResult played, SearchResult better) {
        return new Look(0.0 - played.score(), 0.0 - better.score());
    }

    /** Checks again every move that seems a mistake by an estimate. */
    private Later<Review> lookedAtAgain(Review review) {
        return changed(
                review,
                move -> !move.exact() && move.seemsWorse(),
                move ->
                        Stream.of(move.ply().after(), move.alternative())
                                .map(after -> SearchSeries.task(after, SECOND)),
                (move, found) -> move.again(look(found.next(), found.next())));
    }

    /** Clears every move that is blamed by estimates although the strongest level would play it. */
    private Later<Review> cleared(Review review) {
        return changed(
                review,
                move -> !move.exact() && move.isMistake(),
                move -> Stream.of(new ReversiTask(move.ply().before(), Level.STRONGEST)),
                (move, found) -> cleared(move, found.next()));
    }

    /**
     * The review with some of its moves looked at once more.
     *
     * @param tasks the searches for one of them
     * @param look the move with what they found, in the order of play
     */
    private Later<Review> changed(
            Review review,
            Predicate<Move> which,
            Function<Move, Stream<ReversiTask>> tasks,
            BiFunction<Move, Iterator<SearchResult>, Move> look) {
        List<ReversiTask> all = review.moves().stream().filter(which).flatMap(tasks).toList();
        return SearchSeries.of(engine, all)
                .map(List::iterator)
                .map(
                        found ->
                                review.with(
                                        move -> which.test(move) ? look.apply(move, found) : move));
    }

    private static Move cleared(Move move, SearchResult strongest) {
        double score = strongest.score();
        return strongest.square() == move.ply().square()
                ? move.again(new Look(score, score))
                : move;
    }

    /** The best move of the side to move, also after a forced pass. */
    private static int best(SearchResult value) {
        return value.line().get(0);
    }
}
