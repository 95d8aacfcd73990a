package flipscope.answer;

import flipscope.text.Slug;

/**
 * The response to an answer.
 *
 * @param given the bits of the answer, as far as it could be read
 */
public record Verdict(Outcome outcome, String message, long given) {
    /** The verdict on a question that nobody has answered. */
    public static final Verdict NONE = new Verdict(Outcome.EMPTY, "", 0);

    /** The verdict on an answer that needs no message. */
    public static Verdict marked(boolean right) {
        return new Verdict(right ? Outcome.CORRECT : Outcome.WRONG, "", 0);
    }

    /** This verdict, once the right answer has been told. */
    public Verdict missed() {
        return new Verdict(Outcome.MISSED, message, given);
    }

    public enum Outcome {
        CORRECT,
        WRONG,
        /** The answer is wrong, and the right one is told: only the first answer counts. */
        MISSED,
        /** The answer is not of the expected kind; the message says what is. */
        UNREADABLE,
        /** Nothing was typed. */
        EMPTY,
        /** The reader asked for the answer. */
        SHOWN,
        /** An answer to think about, which nobody marks. */
        NOTED;

        /** The form used in styles; empty where there is nothing to mark. */
        public String code() {
            return this == EMPTY ? "" : Slug.of(this);
        }
    }

    /** Whether the answer is correct. */
    public boolean isCorrect() {
        return outcome == Outcome.CORRECT;
    }

    /** The sign of its question. */
    public Sign sign() {
        return switch (outcome) {
            case CORRECT -> Sign.RIGHT;
            case WRONG, MISSED -> Sign.WRONG;
            case NOTED -> Sign.ANSWERED;
            case UNREADABLE, EMPTY, SHOWN -> Sign.OPEN;
        };
    }

    /** Whether the answer is told, with everything that explains it. */
    public boolean isTold() {
        return isCorrect()
                || outcome == Outcome.SHOWN
                || outcome == Outcome.NOTED
                || outcome == Outcome.MISSED;
    }

    public boolean isWrong() {
        return outcome == Outcome.WRONG;
    }

    public boolean isUnreadable() {
        return outcome == Outcome.UNREADABLE;
    }
}
