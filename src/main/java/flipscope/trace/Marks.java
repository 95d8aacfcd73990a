package flipscope.trace;

/**
 * What an operator did to the bits, as masks. All stand where the result's bits stand, save {@code
 * fell}, which stands where the operand's bits stood.
 *
 * @param fresh bits that are set now and were not
 * @param lost bits that were set and are not now
 * @param wrapped set bits that came round a board's edge, here or in an earlier step
 * @param fell bits that a shift pushed out
 * @param carry places that a carry (for {@code -}, a borrow) ran into
 */
public record Marks(long fresh, long lost, long wrapped, long fell, long carry) {
    public static final Marks NONE = new Marks(0, 0, 0, 0, 0);
}
