package flipscope.rules;

/** The board turned and mirrored. A row is a byte, so most of it is one instruction. */
public final class BoardSymmetry {
    private static final long SWAP_1 = 0x00AA_00AA_00AA_00AAL;
    private static final long SWAP_2 = 0x0000_CCCC_0000_CCCCL;
    private static final long SWAP_4 = 0x0000_0000_F0F0_F0F0L;

    private BoardSymmetry() {}

    /** Row 1 becomes row 8. */
    public static long upsideDown(long set) {
        return Long.reverseBytes(set);
    }

    /** File a becomes file h, and row 1 becomes row 8. */
    public static long halfTurn(long set) {
        return Long.reverse(set);
    }

    /**
     * File a becomes row 1: reflected in the diagonal from a1 to h8, which swaps single squares,
     * then blocks of 2 x 2, then of 4 x 4.
     *
     * <p>Source: Hacker’s Delight, 7-3.
     */
    public static long transposed(long set) {
        long swapped = swapped(set, SWAP_1, 7);
        swapped = swapped(swapped, SWAP_2, 14);
        return swapped(swapped, SWAP_4, 28);
    }

    /** The bits of the mask exchanged with those so many places above. */
    private static long swapped(long set, long mask, int places) {
        long differing = (set ^ set >>> places) & mask;
        return set ^ differing ^ differing << places;
    }
}
