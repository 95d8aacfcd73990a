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
     * @param correct whether it is the correct one
     * @param why why it is correct or wrong; safe HTML
     */
    public record Choice(String text, boolean correct, String why) {}
}
