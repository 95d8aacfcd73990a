package flipscope.web.view;

/**
 * Operand, operator, operand, equals, result; always three slots, so that nothing moves from step
 * to step.
 *
 * @param left the first operand, or null
 * @param operator as in Java
 * @param arrow where a shift moves the bits, or empty
 * @param distance how far, where the arrow does not say it, or empty
 * @param right the second operand, or null
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
        boolean low) {

    /**
     * One value of an equation.
     *
     * @param text its source
     * @param role whose it is: {@code White’s discs, files b to g}
     * @param grid its picture
     * @param hex the whole value, to copy; empty for numbers and truth values
     */
    public record SlotView(String text, String role, GridView grid, String hex) {}
}
