package flipscope.web.game;

import flipscope.notation.NotationException;
import flipscope.notation.NotationProblem;
import flipscope.text.Messages;

/** Explains what is wrong with a typed move. */
public final class TypedMove {
    private TypedMove() {}

    /** A single move needs no number or position: it is the whole text. */
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
