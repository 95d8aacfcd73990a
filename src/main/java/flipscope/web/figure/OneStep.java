package flipscope.web.figure;

import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.MoreView.LegendView;
import java.util.List;

/**
 * One step, ready to be drawn.
 *
 * @param title the algorithm's
 * @param id the algorithm's
 * @param where which step of how many, and of which stage
 * @param source the executed expression
 * @param sentence what happened and why
 * @param inputs what was stepped, as parameters: {@code position=…}
 */
record OneStep(
        String title,
        String id,
        String where,
        String source,
        String sentence,
        EquationView equation,
        List<LegendView> legend,
        List<String> inputs) {}
