package flipscope.web;

import flipscope.notation.NotationException;
import flipscope.notation.Problem;
import flipscope.text.Messages;

/** What is wrong with a move that was typed. */
final class TypedMove {
    private TypedMove() {}

    /** A move alone needs no number and no place: it is the next one, and all that was typed. */
    static String problem(String typed, NotationException wrong, Messages words) {
        if (typed.strip().length() == 2 && wrong.problem() == Problem.TRANSCRIPT_OCCUPIED) {
            return words.text("play.typed.occupied", wrong.arguments().toArray());
        }
        if (typed.strip().length() == 2 && wrong.problem() == Problem.TRANSCRIPT_NO_FLIPS) {
            return words.text("play.typed.no-flips", wrong.arguments().toArray());
        }
        return wrong.getMessage();
    }
}
