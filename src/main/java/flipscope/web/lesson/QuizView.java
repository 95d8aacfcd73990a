package flipscope.web.lesson;

import flipscope.web.draw.FormView;
import java.util.List;

/**
 * A multiple-choice question.
 *
 * @param question safe HTML
 * @param verdict the feedback, or empty
 */
public record QuizView(
        BlockView block, FormView form, String question, List<ChoiceView> choices, String verdict)
        implements PartView {

    /**
     * An option.
     *
     * @param value its parameter value: 1, 2, …
     * @param text safe HTML
     * @param why safe HTML if it is to be shown; otherwise empty
     * @param css {@code correct} or {@code wrong} if it is marked; otherwise empty
     */
    public record ChoiceView(int value, String text, String why, String css, boolean chosen) {}
}
