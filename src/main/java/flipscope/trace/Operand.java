package flipscope.trace;

/**
 * One operand of a step, as it was before promotion.
 *
 * @param text its source without outer parentheses
 * @param value its value
 * @param view how it is drawn
 * @param origin the index of the step that made the value, or -1 for an input, a literal or a
 *     constant
 * @param wrapped the set bits that came round a board's edge in an earlier step
 * @param traced whether the value depends on the algorithm's inputs
 * @param chain the longest chain of counted operations behind it
 */
public record Operand(
        String text, Value value, View view, int origin, long wrapped, boolean traced, int chain) {}
