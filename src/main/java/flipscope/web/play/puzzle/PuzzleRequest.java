package flipscope.web.play.puzzle;

import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.puzzle.Strength;
import flipscope.rules.Squares;
import flipscope.web.game.GameReader;
import flipscope.web.site.Link;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the address of a puzzle says.
 *
 * @param seed which puzzle it is; empty for today's
 * @param moves the person's moves; those of the other side follow from them
 * @param missed how many tries did not win
 */
record PuzzleRequest(Optional<Integer> seed, Strength strength, String moves, int missed) {
    private static final int SQUARE = 2;
    private static final int MOST_MISSED = 99;

    static final QueryParameter<Integer> SEED =
            QueryParameter.number("seed", 0, 999_999_999).missing("today’s");
    static final QueryParameter<Integer> STRENGTH =
            QueryParameter.number("strength", 1, Strength.values().length).or(1, "1");
    static final QueryParameter<Integer> MISSED =
            QueryParameter.number("missed", 0, MOST_MISSED).or(0, "0");

    static PuzzleRequest read(Query query) {
        return new PuzzleRequest(
                SEED.in(query),
                Strength.of(STRENGTH.of(query)),
                QueryParameter.text(GameReader.MOVES, query),
                MISSED.of(query));
    }

    /** The squares of the moves. */
    List<Integer> squares() {
        List<Integer> squares = new ArrayList<>();
        for (int at = 0; at < moves.length(); at += SQUARE) {
            String name = moves.substring(at, Math.min(moves.length(), at + SQUARE));
            try {
                squares.add(SquareText.read(name));
            } catch (NotationException wrong) {
                throw ProblemException.parameter(GameReader.MOVES.name(), wrong.getMessage());
            }
        }
        return squares;
    }

    /** The error for a move that cannot be played. */
    ProblemException refusal(PuzzlePlay.IllegalMove wrong, Query query) {
        String name = Squares.name(wrong.square());
        String legal = Squares.names(wrong.legal());
        String text = Problem.excerpt(moves);
        return GameReader.MOVES.refusal(query.words(), "puzzle.illegal", text, name, legal);
    }

    /** The puzzle of a seed and a strength. */
    static Link page(int seed, Strength strength) {
        return Link.to("/play/puzzle")
                .with(SEED.name(), seed)
                .with(STRENGTH.name(), strength.number());
    }

    private Link page() {
        return page(seed.orElseThrow(), strength);
    }

    /** The puzzle from its beginning. */
    Link beginning() {
        return page();
    }

    /** The puzzle after one more move. */
    Link after(String square) {
        return with(moves + square, missed);
    }

    /** The same where the move counts as missed, since it was shown. */
    Link shown(String square) {
        return with(moves + square, missed + 1);
    }

    /** The puzzle before the last move, which did not win. */
    Link again() {
        return with(moves.substring(0, moves.length() - SQUARE), missed + 1);
    }

    private Link with(String played, int tries) {
        return page().with(GameReader.MOVES.name(), played)
                .with(MISSED.name(), tries == 0 ? "" : Math.min(MOST_MISSED, tries));
    }
}
