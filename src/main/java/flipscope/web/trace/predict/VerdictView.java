package flipscope.web.trace.predict;

import flipscope.web.draw.AnswerGridView;
import flipscope.web.draw.GridView;
import flipscope.web.site.ProseView;
import java.util.List;

/**
 * What an answer hears, or what comes out where none was given.
 *
 * @param css "right", "wrong" or "shown"
 * @param headline the verdict
 * @param marks the answer, marked; null where no bits were asked for or none was given
 * @param result what comes out, drawn; null where that is not told yet
 * @param sets the bits by name: right, missed, extra
 * @param mistake what may have been thought, or null
 * @param reasons why bits are as they are
 * @param sentence what happens at the step, or null where that is not told yet
 * @param again to the question with the answer kept, or null
 * @param show to what comes out, or null
 * @param next to the next question, or null
 * @param nextName what that link is called
 * @param step to the step itself, or null
 * @param tally what the browser keeps of it, or null
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
    /** Some bits; {@code css} is {@code hit}, {@code missed} or {@code extra}. */
    public record Bits(String css, String name, String bits) {}

    /**
     * What the browser keeps: of which run, at which stage, {@code right}, {@code wrong}, {@code
     * shown}.
     */
    public record Tally(String run, String stage, String outcome) {}
}
