package flipscope.web.question;

import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Verdict;
import flipscope.answer.Verdict.Outcome;
import flipscope.text.Messages;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.GridView;
import flipscope.web.step.SourceView.Line;
import java.util.List;
import java.util.Optional;

/**
 * A question with one answer, and what an answer to it comes to: of a lesson or of the stepper, in
 * its author's words or about a step. Made by {@link QuestionBuilder}.
 *
 * @param form where it stands
 */
public record QuestionView(
        AnswerForm form,
        AskedView asked,
        ExpectedAnswer answer,
        Verdict verdict,
        SceneView scene,
        ToldView told,
        Messages words) {
    /**
     * What is asked.
     *
     * @param text the question in the author's words, as safe HTML; may be empty
     * @param note something about the step, as safe HTML; may be empty
     * @param prompt what is asked about a step
     * @param line the line of code that makes the answer
     * @param move the move that is asked about, as code; may be empty
     * @param name what is answered, in code: the variable or expression; may be empty
     * @param numbered whether the number of the pressed bits is shown beside them
     * @param operands what the answer is made from; a position is drawn under the answer instead
     * @param blank of a step on paper: the empty grid to fill in, unless a line is enough
     * @param board the position that is asked about, if the author shows it
     */
    public record AskedView(
            String text,
            String note,
            Optional<String> prompt,
            Optional<Line> line,
            String move,
            String name,
            boolean numbered,
            List<GivenView> operands,
            Optional<AnswerGrid> blank,
            Optional<StillBoardView> board) {}

    /**
     * The pictures of the answer.
     *
     * @param drawn whether there is a picture
     * @param room the CSS classes of the room that it needs
     * @param grid the grid to press, or what was answered in it; none where the step is shown
     * @param result the step with its result, once that is told
     * @param slip the answer of a reader whose mistake is known, beside the right one
     * @param slipText what that reader took the step for, in code; empty where several steps make
     *     the answer
     */
    public record SceneView(
            boolean drawn,
            String room,
            Optional<AnswerGrid> grid,
            Optional<GridView> result,
            Optional<GridView> slip,
            String slipText) {}

    /**
     * What is said about an answer.
     *
     * @param headline the mistake behind it where one is known, or else what it comes to
     * @param count what it comes to, where that is not the headline
     * @param hint of the author, as safe HTML; may be empty
     * @param hints what may have gone wrong, and where
     * @param why the author's explanation, as safe HTML; may be empty
     * @param reasons why an answer was wrong
     * @param sentence what the step did, where the author says nothing
     */
    public record ToldView(
            String headline,
            Optional<String> count,
            String hint,
            List<String> hints,
            String why,
            List<String> reasons,
            Optional<String> sentence) {}

    /** Whether it is answered in its picture, not in a field beside its text. */
    public boolean isPressed() {
        return answer.isPressed();
    }

    /** Whether something is said about an answer. */
    public boolean isSaid() {
        return !verdict.message().isEmpty();
    }

    /** Whether an empty grid was sent: perhaps that is meant. */
    public boolean mayBeNone() {
        return isPressed() && verdict.outcome() == Outcome.EMPTY && isSaid();
    }

    /** Whether the answer is shown on request: of a step at once, else after a miss. */
    public boolean mayShow() {
        boolean open = verdict.isWrong() || asked.prompt().isPresent() && !verdict.isTold();
        return open && !form.shown().isEmpty();
    }
}
