package flipscope.predict;

import flipscope.trace.BitLayout;
import flipscope.trace.Word;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Feedback on an answer.
 *
 * @param question what was asked
 * @param answer what was answered
 * @param misconception the mistake that leads to exactly this answer, if one is known
 */
public record Feedback(Question question, Word answer, Optional<Misconception> misconception) {

    /**
     * Marks an answer and looks for the mistake behind it. Empty grids and true-or-false answers
     * reveal no mistake.
     */
    public static Feedback of(Question question, Word answer) {
        Feedback marked = new Feedback(question, answer, Optional.empty());
        boolean nothing = question.kind().isGrid() && question.drawn(answer) == 0;
        if (marked.isCorrect() || nothing || question.kind() == AnswerKind.TRUTH) {
            return marked;
        }
        Optional<Misconception> behind =
                Mistakes.of(question).stream()
                        .filter(each -> question.drawn(each.value()) == question.drawn(answer))
                        .findFirst();
        return new Feedback(question, answer, behind);
    }

    public boolean isCorrect() {
        return wrong() == 0;
    }

    /** Bits that should be set; of an answer that is not entered in a grid, those of its value. */
    long missed() {
        return wrong() & ~question.drawn(answer);
    }

    /** Bits that should not be set. */
    long extra() {
        return wrong() & question.drawn(answer);
    }

    /** The bits in which it differs from the result. */
    private long wrong() {
        return question.drawn(answer) ^ question.drawn(question.correct());
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
                .filter(bit -> Word.has(wrong(), bit))
                .boxed()
                .findFirst();
    }

    private static int bit(BitLayout layout, int cell) {
        return layout.bit(cell % layout.columns(), cell / layout.columns());
    }
}
