package flipscope.web.view;

import java.util.List;

/**
 * What a reader can unfold below a step.
 *
 * @param variables the method's variables, in order of first appearance
 * @param ribbons the step's values as bits in a line, one under the other
 * @param legend the marks that this step shows
 * @param bitNumbers whether cells show the numbers of their bits
 * @param bitNumbersUrl to the same step with bit numbers shown or hidden
 */
public record MoreView(
        List<VariableView> variables,
        List<RibbonView> ribbons,
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

    /** A value as bytes of eight bits. {@code sign} stands before it: an operator or {@code =}. */
    public record RibbonView(String sign, String name, List<List<Bit>> bytes) {}

    /** A bit of a ribbon. */
    public record Bit(boolean on, String square) {}

    /** A mark and what it means. */
    public record LegendView(String css, String name) {}
}
