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
 * @param misconception the likely mistake, if any
 * @param exact whether the mistake leads to exactly this answer rather than a similar one
 */
public record Feedback(
        Question question, Word answer, Optional<Misconception> misconception, boolean exact) {
    /** The least likeness for a mistake to be reported. */
    private static final double LIKE_ENOUGH = 0.5;

    /**
     * Marks an answer and looks for the mistake behind it. Empty grids and true-or-false answers
     * reveal no mistake.
     */
    public static Feedback of(Question question, Word answer) {
        Feedback marked = new Feedback(question, answer, Optional.empty(), true);
        boolean nothing = question.kind().isGrid() && question.drawn(answer) == 0;
        if (marked.isCorrect() || nothing || question.kind() == AnswerKind.TRUTH) {
            return marked;
        }
        List<Misconception> all = Mistakes.of(question);
        Optional<Misconception> exact =
                all.stream()
                        .filter(each -> question.drawn(each.value()) == question.drawn(answer))
                        .findFirst();
        Optional<Misconception> likely =
                exact.or(() -> marked.still(all)).or(() -> marked.nearest(all));
        return new Feedback(question, answer, likely, exact.isPresent());
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

    private long wrong() {
        return wrong(answer);
    }

    /** The bits in which a value differs from the result. */
    private long wrong(Word value) {
        return question.drawn(value) ^ question.drawn(question.correct());
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

    /** Finds a shift whose bits were partly left in place, if that explains everything wrong. */
    private Optional<Misconception> still(List<Misconception> all) {
        return all.stream()
                .filter(each -> each.mistake() == Mistake.STILL && extra() != 0)
                .filter(each -> (wrong() & ~wrong(each.value())) == 0)
                .findFirst();
    }

    /**
     * The most similar mistake. Mistakes that lead to an empty grid are ignored, since something
     * was answered.
     */
    private Optional<Misconception> nearest(List<Misconception> all) {
        return all.stream()
                .filter(each -> question.kind().isGrid())
                .filter(each -> question.drawn(each.value()) != 0)
                .max(Comparator.comparingDouble(this::likeness))
                .filter(each -> likeness(each) >= LIKE_ENOUGH);
    }

    /** The wrong bits that the mistake and the answer share, as a part of those that either has. */
    private double likeness(Misconception mistake) {
        long wrong = wrong(mistake.value());
        double both = Long.bitCount(wrong & wrong());
        return both / Long.bitCount(wrong | wrong());
    }
}
