package flipscope.web.play.analysis;

import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.Last;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The address of a second try at the mistakes of a game: all that was found so far stands in it.
 *
 * @param game the game with the mistakes
 * @param mistakes the numbers of the moves to be improved, in the order of play
 * @param found the square found for each of the first of them; empty where it was given up
 * @param tried the square tried at the next of them
 * @param shown whether the reader asked to be shown it
 */
public record RetryAddress(
        GameState game,
        List<Integer> mistakes,
        List<Optional<Integer>> found,
        Optional<Integer> tried,
        boolean shown) {
    static final QueryParameter<String> MISTAKES =
            QueryParameter.text("mistakes", 200).missing("the analysis is shown");
    static final QueryParameter<String> FOUND = QueryParameter.text("found", 200);
    static final QueryParameter<String> TRIED = QueryParameter.text("tried", 2);
    static final QueryParameter<Boolean> SHOWN = QueryParameter.flag("shown");

    private static final String BETWEEN = "-";
    private static final String GIVEN_UP = "0";

    static RetryAddress read(Query query) {
        GameState game = GameReader.read(query);
        List<Integer> mistakes = mistakes(query, game);
        List<Optional<Integer>> found = found(query, game, mistakes);
        RetryAddress plain = new RetryAddress(game, mistakes, found, Optional.empty(), false);
        Optional<Integer> tried = TRIED.in(query).map(name -> plain.tried(query, name));
        return new RetryAddress(game, mistakes, found, tried, SHOWN.of(query));
    }

    private static List<Integer> mistakes(Query query, GameState game) {
        List<Integer> numbers = new ArrayList<>();
        for (String each : parts(MISTAKES.in(query))) {
            int last = numbers.isEmpty() ? 0 : Last.of(numbers);
            int number = each.matches("\\d{1,2}") ? Integer.parseInt(each) : 0;
            if (number <= last || number > game.plies()) {
                throw MISTAKES.refusal(query.words(), "again.wrong.mistakes", each, game.plies());
            }
            numbers.add(number);
        }
        return numbers;
    }

    private static List<Optional<Integer>> found(
            Query query, GameState game, List<Integer> mistakes) {
        List<String> parts = parts(FOUND.in(query));
        if (parts.size() > mistakes.size()) {
            throw FOUND.refusal(query.words(), "again.wrong.found", mistakes.size());
        }
        return IntStream.range(0, parts.size())
                .mapToObj(n -> found(query, ply(game, mistakes.get(n)), parts.get(n)))
                .toList();
    }

    private static Optional<Integer> found(Query query, Ply ply, String part) {
        return part.equals(GIVEN_UP)
                ? Optional.empty()
                : Optional.of(square(query, FOUND, ply.before(), part));
    }

    private int tried(Query query, String name) {
        if (isOver()) {
            throw TRIED.refusal(query.words(), "again.wrong.over");
        }
        return square(query, TRIED, ply().before(), name);
    }

    private static int square(
            Query query, QueryParameter<String> parameter, Position at, String name) {
        return Squares.list(at.legalMoves()).stream()
                .filter(square -> Squares.name(square).equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                parameter.refusal(
                                        query.words(),
                                        "again.wrong.move",
                                        name,
                                        Squares.names(at.legalMoves())));
    }

    private static List<String> parts(Optional<String> text) {
        return text.map(all -> List.of(all.split(BETWEEN, -1))).orElse(List.of());
    }

    private static Ply ply(GameState game, int number) {
        return game.whole().plies().get(number - 1);
    }

    /** Whether the reader has dealt with all mistakes. */
    boolean isOver() {
        return found.size() == mistakes.size();
    }

    /** The move to be improved. */
    Ply ply() {
        return ply(game, mistakes.get(found.size()));
    }

    /** The address without the tried move. */
    Link link() {
        return of(game, mistakes).with(FOUND, text(found));
    }

    String trying(String square) {
        return link().with(TRIED, square).toString();
    }

    Link showing() {
        return link().with(SHOWN, true);
    }

    /** The next mistake, after a move was found or given up. */
    Link next(Optional<Integer> square) {
        List<Optional<Integer>> more = Stream.concat(found.stream(), Stream.of(square)).toList();
        return new RetryAddress(game, mistakes, more, Optional.empty(), false).link();
    }

    /** Where the mistakes of a game are tried again. */
    static Link of(GameState game, List<Integer> mistakes) {
        String numbers =
                mistakes.stream().map(String::valueOf).collect(Collectors.joining(BETWEEN));
        return game.url().hinting(false).atPly(game.plies()).part("again").with(MISTAKES, numbers);
    }

    private static String text(List<Optional<Integer>> squares) {
        return squares.stream()
                .map(square -> square.map(Squares::name).orElse(GIVEN_UP))
                .collect(Collectors.joining(BETWEEN));
    }
}
