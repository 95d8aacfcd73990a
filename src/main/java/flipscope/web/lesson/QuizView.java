package flipscope.web.lesson;

import flipscope.web.draw.FormView;
import java.util.List;

/**
 * A question with a choice of answers.
 *
 * @param question HTML that is safe
 * @param verdict what the answer hears, or empty
 */
public record QuizView(
        BlockView block, FormView form, String question, List<ChoiceView> choices, String verdict)
        implements PartView {

    /**
     * An answer.
     *
     * @param value what its parameter says: 1, 2, …
     * @param text HTML that is safe
     * @param why HTML that is safe, where it is to be shown; else empty
     * @param css {@code right} or {@code wrong} where it is marked, else empty
     */
    public record ChoiceView(int value, String text, String why, String css, boolean chosen) {}
}
