package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.QuizBlock;
import flipscope.web.draw.AnswerGrid;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The slips at a question, for a teacher who talks about it with a class.
 *
 * @param asked what is asked for
 * @param html the question in its author's words, as safe HTML; empty for the question of a step
 * @param choices what one can choose from, as safe HTML
 * @param answer the right answer, where it is pressed
 * @param slips the commonest first
 * @param numbers those of the slips among all that are known, for an address
 * @param other how many wrong answers none of them explains
 */
public record SlipsView(
        Sheet.Question question,
        String asked,
        String html,
        List<QuizBlock.Choice> choices,
        Optional<PictureView> answer,
        List<SlipView> slips,
        String numbers,
        int other) {

    /**
     * What is pressed.
     *
     * @param alt the squares, for those who cannot see it
     */
    public record PictureView(AnswerGrid grid, String alt) {}

    /**
     * A slip.
     *
     * @param letter A for the first
     * @param picture what it makes of the answer; what it adds stands out
     */
    public record SlipView(String letter, String name, int count, Optional<PictureView> picture) {}

    /** The longest bar. */
    public int most() {
        return IntStream.concat(slips.stream().mapToInt(SlipView::count), IntStream.of(other, 1))
                .max()
                .orElse(1);
    }
}
