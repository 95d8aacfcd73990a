package flipscope.web.trace.step;

import flipscope.web.draw.MiniView;
import flipscope.web.draw.RibbonView;
import java.util.List;

/**
 * The values below a step.
 *
 * @param variables the method's variables, in order of first appearance
 * @param spareVariables empty places to fill up to the largest method, so that nothing below moves
 *     on entering a call
 * @param ribbons the step's values, one line of bits each
 * @param spareRibbons empty lines to fill up to the step with most values
 */
public record DetailsView(
        List<VariableView> variables,
        int spareVariables,
        List<RibbonView> ribbons,
        int spareRibbons) {

    /**
     * A variable.
     *
     * @param mini its value, or null before its first assignment
     * @param changed whether this step changed it
     * @param previousUrl its previous change, or null
     * @param nextUrl its next change, or null
     */
    public record VariableView(
            String name, MiniView mini, boolean changed, String previousUrl, String nextUrl) {}

    /** A mark and its meaning. */
    public record LegendView(String css, String name) {}
}
