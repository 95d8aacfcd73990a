package flipscope.lesson;

import java.util.List;

/**
 * A question with a choice of answers.
 *
 * @param question HTML, safe to be put into a page as it is
 * @param choices two or more, just one of them right
 */
public record QuizBlock(
        String name, String caption, int line, String question, List<Choice> choices)
        implements Block {
    /** Takes a copy. */
    public QuizBlock {
        choices = List.copyOf(choices);
    }

    /**
     * An answer.
     *
     * @param text what it says; HTML like the question
     * @param right whether it is the right one
     * @param why why it is right, or wrong; HTML like the question
     */
    public record Choice(String text, boolean right, String why) {}
}
