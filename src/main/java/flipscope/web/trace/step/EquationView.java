package flipscope.web.trace.step;

import flipscope.web.draw.GridView;

/**
 * An equation with three slots at every step, so that nothing moves.
 *
 * @param left the first operand, or null
 * @param operator the operator, as in Java
 * @param arrow the direction of a shift, or empty
 * @param distance the distance of a shift, if the arrow does not show it; else empty
 * @param right the second operand, or null
 * @param gloss the operator by name and in half a sentence, or empty
 * @param result the result, or null for a call that is entered
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
     * One value.
     *
     * @param text its source
     * @param role its meaning: {@code White’s discs, files b to g}
     * @param grid its picture
     * @param hex the whole value in hex, to copy; empty for numbers and truth values
     */
    public record SlotView(String text, String role, GridView grid, String hex) {}
}
