package flipscope.predict;

import flipscope.trace.Word;

/**
 * An answer held against what is right. Where no bits are asked for, a right answer has none of
 * them, and a wrong one stands in {@code missed} and {@code extra} as a number.
 *
 * @param hit bits that are set in both
 * @param missed bits that should be set
 * @param extra bits that should not
 */
public record GradedAnswer(long hit, long missed, long extra) {
    static GradedAnswer of(Question question, Word answer) {
        long correct = question.drawn(question.correct());
        long given = question.drawn(answer);
        return new GradedAnswer(correct & given, correct & ~given, given & ~correct);
    }

    public boolean isCorrect() {
        return wrong() == 0;
    }

    /** Whether whatever is wrong here is wrong in the same way there. */
    boolean isPartOf(GradedAnswer other) {
        return (missed & ~other.missed) == 0 && (extra & ~other.extra) == 0;
    }

    /** Every bit that is not as it should be. */
    long wrong() {
        return missed | extra;
    }
}
