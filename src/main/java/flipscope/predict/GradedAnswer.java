package flipscope.predict;

import flipscope.trace.Word;

/**
 * An answer compared with the correct one. For answers that are not entered in a grid, the bits are
 * those of the two values.
 *
 * @param missed bits that should be set
 * @param extra bits that should not
 */
public record GradedAnswer(long missed, long extra) {
    static GradedAnswer of(Question question, Word answer) {
        long correct = question.drawn(question.correct());
        long given = question.drawn(answer);
        return new GradedAnswer(correct & ~given, given & ~correct);
    }

    public boolean isCorrect() {
        return wrong() == 0;
    }

    /** Whether everything wrong here is also wrong in {@code other}. */
    boolean isPartOf(GradedAnswer other) {
        return (missed & ~other.missed) == 0 && (extra & ~other.extra) == 0;
    }

    /** All wrong bits. */
    long wrong() {
        return missed | extra;
    }
}
