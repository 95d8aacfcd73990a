package flipscope.web.figure;

import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.StepLegend.LegendView;
import java.util.List;

/**
 * One step, ready to be drawn.
 *
 * @param title the algorithm's title
 * @param id the algorithm's id
 * @param where which step of how many, and which stage
 * @param source the executed expression
 * @param sentence what the step does and why
 * @param inputs what was traced, as parameters: {@code position=…}
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
