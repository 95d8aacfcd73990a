package flipscope.trace;

/**
 * What an operator did to the bits, as masks over the result, except {@code fell}, which is a mask
 * over the operand.
 *
 * @param fresh bits that became 1
 * @param lost bits that became clear
 * @param wrapped set bits that wrapped around an edge of the board, here or earlier
 * @param fell bits that a shift pushed off the board or out of the word
 * @param carry positions that a carry (for {@code -}, a borrow) ran into
 */
public record Marks(long fresh, long lost, long wrapped, long fell, long carry) {
    public static final Marks NONE = new Marks(0, 0, 0, 0, 0);
}
