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
 * @param given the answer, after a miss; null without bits
 * @param result the result, or null while it is withheld
 * @param sets the bits by name: correct, missed, extra
 * @param hint what may have gone wrong, or how far off the answer is; or null
 * @param place where answer and result first part, or null while that is withheld
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
        AnswerGridView given,
        GridView result,
        List<Bits> sets,
        ProseView hint,
        ProseView place,
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
