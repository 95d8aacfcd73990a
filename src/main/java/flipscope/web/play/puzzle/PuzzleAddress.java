package flipscope.web.play.puzzle;

import flipscope.notation.SquareText;
import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Strength;
import flipscope.rules.Squares;
import flipscope.web.address.Link;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.GameReader;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The address of a puzzle: the puzzle itself follows from its seed, so everybody has the same one
 * on a day.
 *
 * @param day the day whose puzzle it is, which has the number of the day since 1970 as its seed
 * @param seed which puzzle it is; empty for today's
 * @param moves the person's moves; those of the other side follow from them
 * @param missed how many tries did not win
 */
public record PuzzleAddress(
        Optional<LocalDate> day,
        Optional<Integer> seed,
        Strength strength,
        String moves,
        int missed) {
    private static final int SQUARE = 2;
    private static final LocalDate FIRST = LocalDate.ofEpochDay(0);
    private static final LocalDate LAST = LocalDate.of(9999, 12, 31);
    private static final int MOST_MISSED = 99;

    /** A date as in 2026-12-01. */
    static final QueryParameter<String> DAY = QueryParameter.text("day", 10).missing("today");

    static final QueryParameter<Integer> SEED =
            QueryParameter.number("seed", 0, 999_999_999).missing("today’s");
    static final QueryParameter<Integer> STRENGTH =
            QueryParameter.number("strength", 1, Strength.values().length).or(1);
    static final QueryParameter<Integer> MISSED =
            QueryParameter.number("missed", 0, MOST_MISSED).or(0);

    static PuzzleAddress read(Query query) {
        Optional<LocalDate> day = DAY.in(query).map(text -> day(text, query));
        return new PuzzleAddress(
                day,
                day.map(PuzzleAddress::seed).or(() -> SEED.in(query)),
                Strength.of(STRENGTH.of(query)),
                GameReader.MOVES.of(query),
                MISSED.of(query));
    }

    private static LocalDate day(String text, Query query) {
        try {
            LocalDate day = LocalDate.parse(text);
            if (!day.isBefore(FIRST) && !day.isAfter(LAST)) {
                return day;
            }
        } catch (DateTimeException wrong) {
            // Refused like one that no puzzle is numbered by.
        }
        throw DAY.refusal(query.words(), "puzzle.day.form", Problem.excerpt(text), FIRST, LAST);
    }

    /** The seed of a day's puzzle. */
    static int seed(LocalDate day) {
        return Math.toIntExact(day.toEpochDay());
    }

    /** The puzzle after the person's moves, up to the first that does not win. */
    PuzzlePlay played(Puzzle puzzle, Query query) {
        PuzzlePlay play = PuzzlePlay.of(puzzle);
        for (int square : squares()) {
            play = play.isWrong() ? play : after(play, square, query);
        }
        return play;
    }

    private PuzzlePlay after(PuzzlePlay play, int square, Query query) {
        if (!play.takes(square)) {
            String name = Squares.name(square);
            String legal = Squares.names(play.game().turn().legalMoves());
            String text = Problem.excerpt(moves);
            throw GameReader.MOVES.refusal(query.words(), "puzzle.illegal", text, name, legal);
        }
        return play.after(square);
    }

    /** The squares of the moves. */
    private List<Integer> squares() {
        return Stream.of(moves.split("(?<=\\G..)"))
                .filter(name -> !name.isEmpty())
                .map(
                        name ->
                                ProblemException.reading(
                                        GameReader.MOVES.name(), () -> SquareText.read(name)))
                .toList();
    }

    /** The puzzle of a seed and a strength. */
    public static Link page(int seed, Strength strength) {
        return Link.to("/play/puzzle").with(SEED, seed).with(STRENGTH.name(), strength.number());
    }

    /** The puzzle of a day. */
    static Link page(LocalDate day, Strength strength) {
        return Link.to("/play/puzzle")
                .with(DAY, day.toString())
                .with(STRENGTH.name(), strength.number());
    }

    /** The puzzle from its beginning. */
    Link beginning() {
        return at(strength);
    }

    /** The puzzle of the same day or seed at a strength. */
    public Link at(Strength other) {
        return day.map(each -> page(each, other)).orElseGet(() -> page(seed.orElseThrow(), other));
    }

    /** The puzzle after one more move. */
    Link after(String square) {
        return with(moves + square, missed);
    }

    /** The puzzle after one more move that counts as missed, since it was shown. */
    Link shown(String square) {
        return with(moves + square, missed + 1);
    }

    /** The puzzle before the last move, which did not win. */
    Link again() {
        return with(moves.substring(0, moves.length() - SQUARE), missed + 1);
    }

    private Link with(String played, int tries) {
        return beginning()
                .with(GameReader.MOVES, played)
                .with(MISSED, Math.min(MOST_MISSED, tries));
    }
}
