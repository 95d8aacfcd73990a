package flipscope.predict;

import flipscope.trace.BitLayout;
import flipscope.trace.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Feedback on an answer.
 *
 * @param question what was asked
 * @param answer what was answered
 * @param marking which bits are correct
 * @param misconception the likely mistake, if any
 * @param exact whether the mistake leads to exactly this answer rather than a similar one
 */
public record Feedback(
        Question question,
        Word answer,
        GradedAnswer marking,
        Optional<Misconception> misconception,
        boolean exact) {
    /** The least likeness for a mistake to be reported. */
    private static final double LIKE_ENOUGH = 0.5;

    /**
     * Marks an answer and looks for the mistake behind it. Empty grids and true-or-false answers
     * reveal no mistake.
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
        Optional<Misconception> likely =
                exact.or(() -> still(question, marking, all))
                        .or(() -> nearest(question, marking, all));
        return new Feedback(question, answer, marking, likely, exact.isPresent());
    }

    /** The mistakes that lead to another answer, likelier ones first. */
    public static List<Misconception> mistakes(Question question) {
        return Mistakes.of(question);
    }

    /**
     * The first bit, as one reads its grid, that the answer and the result do not have in common;
     * of a number the highest. Empty if there is none.
     */
    public Optional<Integer> parting() {
        BitLayout layout = BitLayout.of(question.view(), question.type().width());
        int cells = question.kind().isGrid() ? layout.bits() : question.type().width();
        return IntStream.range(0, cells)
                .map(cell -> question.kind().isGrid() ? bit(layout, cell) : cells - 1 - cell)
                .filter(bit -> Word.has(marking.wrong(), bit))
                .boxed()
                .findFirst();
    }

    private static int bit(BitLayout layout, int cell) {
        return layout.bit(cell % layout.columns(), cell / layout.columns());
    }

    /** Finds a shift whose bits were partly left in place, if that explains everything wrong. */
    private static Optional<Misconception> still(
            Question question, GradedAnswer marking, List<Misconception> all) {
        return all.stream()
                .filter(each -> each.mistake() == Mistake.STILL && marking.extra() != 0)
                .filter(each -> marking.isPartOf(GradedAnswer.of(question, each.value())))
                .findFirst();
    }

    /**
     * The most similar mistake. Mistakes that lead to an empty grid are ignored, since something
     * was answered.
     */
    private static Optional<Misconception> nearest(
            Question question, GradedAnswer marking, List<Misconception> all) {
        return all.stream()
                .filter(each -> question.kind().isGrid())
                .filter(each -> question.drawn(each.value()) != 0)
                .max(Comparator.comparingDouble(each -> likeness(question, marking, each)))
                .filter(each -> likeness(question, marking, each) >= LIKE_ENOUGH);
    }

    /** The wrong bits that the mistake and the answer share, as a part of those that either has. */
    private static double likeness(Question question, GradedAnswer marking, Misconception mistake) {
        long wrong = GradedAnswer.of(question, mistake.value()).wrong();
        double both = Long.bitCount(wrong & marking.wrong());
        return both / Long.bitCount(wrong | marking.wrong());
    }
}
