package flipscope.web.trace.step;

import flipscope.web.draw.MiniView;
import flipscope.web.draw.RibbonView;
import java.util.List;

/**
 * What a reader can unfold below a step.
 *
 * @param variables the method's variables, in order of first appearance
 * @param spareVariables how many places more the method with most variables needs, so that nothing
 *     below moves on the way into a call
 * @param ribbons the step's values as bits in a line, one under the other
 * @param spareRibbons how many lines more the step with most values needs
 * @param legend the marks, each in its place
 * @param bitNumbers whether cells show the numbers of their bits
 * @param bitNumbersUrl to the same step with bit numbers shown or hidden
 */
public record MoreView(
        List<VariableView> variables,
        int spareVariables,
        List<RibbonView> ribbons,
        int spareRibbons,
        List<LegendView> legend,
        boolean bitNumbers,
        String bitNumbersUrl) {

    /**
     * A variable.
     *
     * @param mini its value, or null before its first assignment
     * @param changed whether this step changed it
     * @param previousUrl to its change before this step, or null
     * @param nextUrl to its next change, or null
     */
    public record VariableView(
            String name, MiniView mini, boolean changed, String previousUrl, String nextUrl) {}

    /** A mark and what it means; one that is not present keeps its place, unseen. */
    public record LegendView(String css, String name, boolean present) {}
}
