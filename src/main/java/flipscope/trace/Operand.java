package flipscope.trace;

/**
 * An operand of a step, before promotion.
 *
 * @param text its source without outer parentheses
 * @param view how it is drawn
 * @param origin the step that made the value, or -1 for an input, literal or constant
 * @param wrapped set bits that wrapped around an edge of the board in an earlier step
 * @param traced whether it depends on the inputs of the algorithm
 * @param chain the longest chain of counted operations that led to it
 */
public record Operand(
        String text,
        Value value,
        DisplayFormat view,
        int origin,
        long wrapped,
        boolean traced,
        int chain) {

    /** The same operand with another value. */
    public Operand with(Value other) {
        return new Operand(text, other, view, origin, wrapped, traced, chain);
    }

    /** How the cells of its value are laid out. */
    public BitLayout layout() {
        return BitLayout.of(view, value);
    }

    /** Its value, if that is a word. */
    public Word word() {
        return (Word) value;
    }
}
