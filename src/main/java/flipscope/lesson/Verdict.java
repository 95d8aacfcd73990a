package flipscope.lesson;

import flipscope.text.Slug;

/** The response to an answer of an exercise. */
public record Verdict(Outcome outcome, String message) {
    /** To a question that nobody has answered. */
    public static final Verdict NONE = new Verdict(Outcome.EMPTY, "");

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
