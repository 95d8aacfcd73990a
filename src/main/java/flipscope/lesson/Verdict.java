package flipscope.lesson;

import flipscope.text.Slug;
import java.util.List;

/**
 * The response to an answer of an exercise.
 *
 * @param missing correct squares that were not named
 * @param extra named squares that are wrong
 */
public record Verdict(Outcome outcome, String message, List<String> missing, List<String> extra) {
    public Verdict {
        missing = List.copyOf(missing);
        extra = List.copyOf(extra);
    }

    /** To a question that nobody has answered. */
    public static final Verdict NONE = of(Outcome.EMPTY, "");

    public enum Outcome {
        CORRECT,
        WRONG,
        /** The answer is not of the expected kind; the message says what is. */
        UNREADABLE,
        /** Nothing was typed. */
        EMPTY;

        /** The form used in styles; empty where there is nothing to mark. */
        public String code() {
            return this == EMPTY ? "" : Slug.of(this);
        }
    }

    static Verdict of(Outcome outcome, String message) {
        return new Verdict(outcome, message, List.of(), List.of());
    }

    /** Whether the answer is correct. */
    public boolean isCorrect() {
        return outcome == Outcome.CORRECT;
    }

    public boolean isWrong() {
        return outcome == Outcome.WRONG;
    }

    public boolean isUnreadable() {
        return outcome == Outcome.UNREADABLE;
    }
}
