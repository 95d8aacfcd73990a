package flipscope.web.trace.step;

import flipscope.web.draw.GridView;
import java.util.Set;

/**
 * Operand, operator, operand, equals, result; always three slots, so that nothing moves from step
 * to step.
 *
 * @param left the first operand, or null
 * @param operator as in Java
 * @param arrow where a shift moves the bits, or empty
 * @param distance how far, where the arrow does not say it, or empty
 * @param right the second operand, or null
 * @param gloss the operator by its name and in half a sentence, or empty
 * @param result what came out, or null where a method is entered
 */
public record EquationView(
        SlotView left,
        String operator,
        String spokenOperator,
        String arrow,
        String distance,
        SlotView right,
        String sign,
        String spokenSign,
        SlotView result,
        String gloss,
        boolean low) {

    /**
     * One value of an equation.
     *
     * @param text its source
     * @param role whose it is: {@code White’s discs, files b to g}
     * @param grid its picture
     * @param hex the whole value, to copy; empty for numbers and truth values
     */
    public record SlotView(String text, String role, GridView grid, String hex) {
        /** The same with cells outlined. */
        public SlotView outlining(Set<String> cells, String css) {
            return new SlotView(text, role, grid.outlining(cells, css), hex);
        }
    }

    /** The same with other pictures. */
    public EquationView with(SlotView otherLeft, SlotView otherRight, SlotView otherResult) {
        return new EquationView(
                otherLeft,
                operator,
                spokenOperator,
                arrow,
                distance,
                otherRight,
                sign,
                spokenSign,
                otherResult,
                gloss,
                low);
    }
}
