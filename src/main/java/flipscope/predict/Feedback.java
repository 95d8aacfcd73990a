package flipscope.predict;

import flipscope.trace.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What an answer deserves to hear.
 *
 * @param question what was asked
 * @param answer what was answered
 * @param marking which bits are right
 * @param misconception what may have been thought
 * @param exact whether just that answer comes of it, and not only one much like it
 */
public record Feedback(
        Question question,
        Word answer,
        GradedAnswer marking,
        Optional<Misconception> misconception,
        boolean exact) {
    /** How much of what is wrong a mistake must account for, and it alone. */
    private static final double LIKE_ENOUGH = 0.5;

    /**
     * Marks an answer and looks for the mistake behind it. There is none to be seen in an answer
     * that is empty, nor in one of two that is not the other.
     */
    public static Feedback of(Question question, Word answer) {
        GradedAnswer marking = GradedAnswer.of(question, answer);
        boolean nothing = question.kind().isGrid() && question.drawn(answer) == 0;
        if (marking.isCorrect() || nothing || question.kind() == AnswerKind.TRUTH) {
            return new Feedback(question, answer, marking, Optional.empty(), true);
        }
        List<Misconception> all = Mistakes.of(question);
        Optional<Misconception> exact =
                all.stream()
                        .filter(each -> question.drawn(each.value()) == question.drawn(answer))
                        .findFirst();
        if (exact.isPresent()) {
            return new Feedback(question, answer, marking, exact, true);
        }
        Optional<Misconception> some =
                still(question, marking, all).or(() -> nearest(question, marking, all));
        return new Feedback(question, answer, marking, some, false);
    }

    /** Where all that is wrong is that some bits of a shift were left where they were. */
    private static Optional<Misconception> still(
            Question question, GradedAnswer marking, List<Misconception> all) {
        return all.stream()
                .filter(each -> each.mistake() == Mistake.STILL && marking.extra() != 0)
                .filter(each -> marking.isPartOf(GradedAnswer.of(question, each.value())))
                .findFirst();
    }

    /** The mistake that comes closest. None that leaves nothing at all: something was answered. */
    private static Optional<Misconception> nearest(
            Question question, GradedAnswer marking, List<Misconception> all) {
        return all.stream()
                .filter(each -> question.kind().isGrid())
                .filter(each -> question.drawn(each.value()) != 0)
                .max(Comparator.comparingDouble(each -> likeness(question, marking, each)))
                .filter(each -> likeness(question, marking, each) >= LIKE_ENOUGH);
    }

    /** How many of the bits that either has wrong both have wrong. */
    private static double likeness(Question question, GradedAnswer marking, Misconception mistake) {
        long wrong = GradedAnswer.of(question, mistake.value()).wrong();
        double both = Long.bitCount(wrong & marking.wrong());
        return both / Long.bitCount(wrong | marking.wrong());
    }
}
