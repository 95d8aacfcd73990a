package flipscope.web.figure;

import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.EquationView.SignView;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.EquationView.TermView;
import flipscope.web.trace.step.StepLegend.LegendView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

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
        List<String> inputs) {

    /** What stands in a row: a sign, unless it is empty, then a value, if there is one. */
    static <T> List<T> row(
            List<TermView> terms, Function<SignView, T> sign, Function<SlotView, T> value) {
        List<T> row = new ArrayList<>();
        for (TermView term : terms) {
            if (term.sign() != null && !term.sign().inText().isEmpty()) {
                row.add(sign.apply(term.sign()));
            }
            if (term.slot() != null) {
                row.add(value.apply(term.slot()));
            }
        }
        return row;
    }
}
