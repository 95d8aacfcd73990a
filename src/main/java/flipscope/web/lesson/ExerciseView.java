package flipscope.web.lesson;

import flipscope.web.draw.FormView;

/**
 * A question whose answer is typed.
 *
 * @param question HTML that is safe
 * @param board the position that it is about, or null
 * @param label what is to be typed
 * @param typed what was typed
 * @param verdict what the answer hears, or empty
 * @param css {@code right}, {@code wrong} or {@code unreadable}; empty before it is answered
 * @param hint HTML that is safe, or empty
 * @param solution the right answer, after a wrong one, for whoever asks to see it; else empty
 * @param why HTML that is safe, after a right or a wrong answer; else empty
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

    /** Whether what was typed cannot be read. */
    public boolean isUnreadable() {
        return css.equals("unreadable");
    }
}
