package flipscope.web.trace.predict;

import flipscope.web.draw.AnswerGridView;
import flipscope.web.draw.GridView;
import flipscope.web.site.ProseView;
import java.util.List;

/**
 * The verdict on an answer, or the result if none was given.
 *
 * @param css "correct", "wrong" or "shown"
 * @param headline the verdict in words
 * @param marks the marked answer; null without bits or without an answer
 * @param result the result, or null while it is withheld
 * @param sets the bits by name: correct, missed, extra
 * @param mistake the likely misconception, or null
 * @param reasons why single bits are set or not
 * @param sentence the sentence of the step, or null while it is withheld
 * @param again the question with the answer filled in, or null
 * @param show reveals the result, or null
 * @param next the next question, or null
 * @param nextName the text of that link
 * @param step the step itself, or null
 * @param tally what the browser records, or null
 */
public record VerdictView(
        String css,
        String headline,
        AnswerGridView marks,
        GridView result,
        List<Bits> sets,
        ProseView mistake,
        List<ProseView> reasons,
        ProseView sentence,
        String again,
        String show,
        String next,
        String nextName,
        String step,
        Tally tally) {
    /** A set of bits; {@code css} is {@code hit}, {@code missed} or {@code extra}. */
    public record Bits(String css, String name, String bits) {}

    /**
     * What the browser records: the run, the stage, and {@code correct}, {@code wrong} or {@code
     * shown}.
     */
    public record Tally(String run, String stage, String outcome) {}
}
