package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** The number of the lowest piece: one multiplication by a De Bruijn number, and a table. */
public final class LowestIndex {
    private LowestIndex() {}

    /** Any six of its bits that stand side by side occur once only, zeros shifted in as well. */
    private static final long DE_BRUIJN = 0x03F7_9D71_B4CB_0A89L;

    /** For six bits of that number how far it was shifted. */
    private static final int[] INDEX = places();

    private static int[] places() {
        int[] index = new int[64];
        for (int square = 0; square < 64; square++) {
            index[(int) (DE_BRUIJN << square >>> 58)] = square;
        }
        return index;
    }

    /**
     * The number of the lowest square of a set.
     *
     * <p>Technique: a set of one square is a power of two, so multiplying by it is a shift; the six
     * bits at the top then tell by how much. Cost: 5 operations. Source: classic. Oracle: {@code
     * Long.numberOfTrailingZeros}.
     *
     * @param bits any set but the empty one; bit 0 = a1, bit 63 = h8
     * @return 0 for a1 to 63 for h8
     */
    @Algorithm(
            id = "chess/lowest-index",
            title = "The number of the lowest square",
            family = "chess-index",
            path = 951,
            summary = "One De Bruijn multiplication and a table",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "bits=0x0040201000200000")
    public static int index(long bits) {
        // Keep the lowest square alone.
        long negative = -bits;
        long lowest = bits & negative;

        // Multiply. One bit makes one copy of the number, shifted as far as that bit stands.
        long product = lowest * DE_BRUIJN;

        // Bring the top six bits home. No other square leaves the same six there.
        int place = (int) (product >>> 58);

        // Look up which square it was.
        return INDEX[place];
    }
}
