package flipscope.web.game;

import flipscope.notation.NotationException;
import flipscope.notation.NotationProblem;
import flipscope.text.Messages;

/** What is wrong with a move that was typed. */
public final class TypedMove {
    private TypedMove() {}

    /** A move alone needs no number and no place: it is the next one, and all that was typed. */
    public static String problem(String typed, NotationException wrong, Messages words) {
        if (typed.strip().length() == 2 && wrong.problem() == NotationProblem.TRANSCRIPT_OCCUPIED) {
            return words.text("play.typed.occupied", wrong.arguments().toArray());
        }
        if (typed.strip().length() == 2 && wrong.problem() == NotationProblem.TRANSCRIPT_NO_FLIPS) {
            return words.text("play.typed.no-flips", wrong.arguments().toArray());
        }
        return wrong.getMessage();
    }
}
