package flipscope.engine.scorefour;

/**
 * Who has to give way at the end, when only cells are left that nobody wants to fill.
 *
 * <p>Below a threat that floats lies such a cell: who fills it lets the other side use the threat,
 * or block it. So a column is filled up to there, and only its lowest threat counts. All other
 * cells are filled in turn, and then somebody has to move. Below a threat on the third layer an odd
 * number of cells is left, three, below the others an even one. Of 64 cells that leaves the second
 * player the last to be filled in turn; every threat on the third layer turns that round. A player
 * who gives up such a threat of their own, by a ball below it, turns it round once more.
 */
final class Zugzwang {
    private Zugzwang() {}

    private static final long THIRD_LAYER = 0x0000_FFFF_0000_0000L;

    /** The threats that no other threat lies below. */
    static long lowest(long threats) {
        return threats & ~(threats << 16 | threats << 32 | threats << 48);
    }

    /** By how many threats on the third layer the first player is ahead. */
    static int lead(long first, long second) {
        long counting = lowest(first | second) & THIRD_LAYER;
        return Long.bitCount(first & counting) - Long.bitCount(second & counting);
    }

    /**
     * Who comes to use a threat: 1 for the first player, -1 for the second, 0 for nobody.
     *
     * @param first the cells that complete a line of the first player
     * @param second the same for the second player
     */
    static int winner(long first, long second) {
        long counting = lowest(first | second);
        // Below a threat of both nobody goes: it turns the order round, and no one can give it up.
        boolean turned = (Long.bitCount(first & second & counting & THIRD_LAYER) & 1) == 1;
        int lead = lead(first, second);
        if (turned ? lead >= 0 : lead > 0) {
            return 1;
        }
        return (second & counting) != 0 ? -1 : 0;
    }
}
