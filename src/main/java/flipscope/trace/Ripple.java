package flipscope.trace;

/**
 * The carries of a sum, or the borrows of a difference, which a result does not show: where they
 * set off, and which bits they change on their way to higher ones.
 *
 * @param starts the bits that a carry sets off from: both operands have them; a borrow sets off
 *     where the second alone has them
 * @param reached the bits that a carry or borrow runs into
 */
public record Ripple(long starts, long reached) {

    /** The ripple of {@code first + second}. */
    public static Ripple sum(long first, long second, long result) {
        return new Ripple(first & second, reached(first, second, result));
    }

    /** The ripple of {@code first - second}. */
    public static Ripple difference(long first, long second, long result) {
        return new Ripple(~first & second, reached(first, second, result));
    }

    /**
     * Without a carry or borrow into it, a bit of either result is set if just one operand has it.
     */
    public static long reached(long first, long second, long result) {
        return first ^ second ^ result;
    }

    public boolean reaches(int bit) {
        return Word.has(reached, bit);
    }

    /** The bit from which what reaches this bit set off: the next start below it. */
    public int start(int bit) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(starts & Word.ones(bit));
    }
}
