package flipscope.lesson;

import java.util.List;

/**
 * A multiple-choice question.
 *
 * @param question safe HTML
 * @param choices at least two, exactly one of them correct
 */
public record QuizBlock(
        String name, String caption, int line, String question, List<Choice> choices)
        implements Block {
    public QuizBlock {
        choices = List.copyOf(choices);
    }

    /**
     * A possible answer.
     *
     * @param text safe HTML
     * @param right whether it is correct
     * @param why why it is correct or wrong; safe HTML
     */
    public record Choice(String text, boolean right, String why) {}
}
