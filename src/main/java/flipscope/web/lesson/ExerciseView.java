package flipscope.web.lesson;

import flipscope.web.draw.FormView;

/**
 * A question with a typed answer.
 *
 * @param question safe HTML
 * @param board the position in question, or null
 * @param label what to type
 * @param typed the typed answer
 * @param verdict the feedback, or empty
 * @param css {@code correct}, {@code wrong} or {@code unreadable}; empty before it is answered
 * @param hint safe HTML, or empty
 * @param solution the correct answer, if requested after a wrong one; otherwise empty
 * @param why safe HTML, after a correct or wrong answer; otherwise empty
 */
public record ExerciseView(
        BlockView block,
        FormView form,
        String question,
        BoardPartView board,
        String label,
        String typed,
        String verdict,
        String css,
        String hint,
        String solution,
        String why)
        implements PartView {

    /** Whether the answer cannot be read. */
    public boolean isUnreadable() {
        return css.equals("unreadable");
    }
}
