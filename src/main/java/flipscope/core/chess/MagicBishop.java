package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** The bishop on d1, whole: five squares, one multiplication, 32 answers. */
public final class MagicBishop {
    private MagicBishop() {}

    /** Five squares, c2, e2, b3, f3 and g4: what stands there can hide a square from d1. */
    static final long RELEVANT = 0x0000_0000_4022_1400L;

    /** Brings each of the five squares to a place of its own among the top five bits. */
    static final long MAGIC = 0x0004_0400_8000_0000L;

    /** For each index the squares that are reached; twelve different sets. */
    static final long[] ATTACKS = answers();

    private static long[] answers() {
        long[] attacks = new long[32];
        long blockers = 0;
        for (int round = 0; round < 32; round++) {
            attacks[(int) (blockers * MAGIC >>> 59)] = BishopFill.fromD1(blockers);
            blockers = blockers - RELEVANT & RELEVANT;
        }
        return attacks;
    }

    /**
     * The squares that a bishop on d1 attacks.
     *
     * <p>Technique: keep the five squares that matter, multiply by a number that was found by
     * trying (see {@link MagicSearch}), and the top five bits are the index of a table. Cost: 4
     * operations. Source: classic. Oracle: {@code NaiveChess.bishop}.
     *
     * @param occupied all pieces; bit 0 = a1, bit 63 = h8
     * @return the squares up to and including the first piece, in both directions
     */
    @Algorithm(
            id = "chess/magic-bishop",
            title = "The magic number of a bishop",
            family = "chess-bishop",
            path = 942,
            summary = "One multiplication finds the answer in a table",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/8/8/7p/6p1/1p3p2/2N5/3B4+w+-+-+0+1")
    public static long attacks(long occupied) {
        // Keep the pieces that matter. Only on five squares does a piece hide something from d1.
        long blockers = occupied & RELEVANT;

        // Multiply by the magic number. Three copies, and each of the five squares comes to a place
        // of its own among the top five bits.
        long product = blockers * MAGIC;

        // Bring the index home. The top five bits come down to be a number from 0 to 31.
        int index = (int) (product >>> 59);

        // Look up what the bishop sees. All 32 answers were prepared.
        return ATTACKS[index];
    }
}
