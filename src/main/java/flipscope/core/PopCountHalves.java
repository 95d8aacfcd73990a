package flipscope.core;

/** How many discs there are in a set, on a machine that has only 32 bits. */
public final class PopCountHalves {
    private PopCountHalves() {}

    private static final int LOW_OF_2 = 0x5555_5555;
    private static final int LOW_OF_4 = 0x3333_3333;
    private static final int HIGH_OF_4 = 0xCCCC_CCCC;
    private static final int LOW_OF_8 = 0x0F0F_0F0F;
    private static final int HIGH_OF_8 = 0xF0F0_F0F0;
    private static final int ONE_A_ROW = 0x0101_0101;

    /**
     * The number of discs in a set.
     *
     * <p>Technique: each half is counted by itself up to lanes of four bits. Such a lane holds at
     * most 4 and the sum of two at most 8, which still fits, so the halves are added there and the
     * rest is done once. Cost: 22 operations. Source: S0. Oracle: {@code Long.bitCount}.
     *
     * @param bits any set
     * @return 0 to 64
     */
    @Algorithm(
            id = "popcount/halves",
            title = "Count discs in two halves",
            family = "popcount",
            path = 504,
            summary = "Two 32-bit halves, merged after the second stage",
            origin = "S0",
            example = "bits=0xFF01BD8581BD01FF")
    public static int halves(long bits) {
        // Cut the board in two. The high word is rows 1 to 4, the low word rows 5 to 8.
        @View(Shape.UPPER)
        int upper = (int) (bits >>> 32);
        @View(Shape.LOWER)
        int lower = (int) bits;

        // Count the pairs above. As a number a pair's left bit is worth two; take one away.
        @View(value = Shape.LANES, lanes = 2)
        int upperLeftBits = upper >>> 1 & LOW_OF_2;
        @View(value = Shape.LANES, lanes = 2)
        int upperPairs = upper - upperLeftBits;

        // Add them in twos. Eight lanes of four bits, each 0 to 4.
        @View(value = Shape.LANES, lanes = 4)
        int upperNibbles = (upperPairs & LOW_OF_4) + ((upperPairs & HIGH_OF_4) >>> 2);

        // Count the pairs below, in the same way
        @View(value = Shape.LANES, lanes = 2)
        int lowerLeftBits = lower >>> 1 & LOW_OF_2;
        @View(value = Shape.LANES, lanes = 2)
        int lowerPairs = lower - lowerLeftBits;

        // Add these in twos as well
        @View(value = Shape.LANES, lanes = 4)
        int lowerNibbles = (lowerPairs & LOW_OF_4) + ((lowerPairs & HIGH_OF_4) >>> 2);

        // Merge the halves. A lane now holds 8 at most, and four bits have room for 15.
        @View(value = Shape.LANES, lanes = 4)
        int nibbles = upperNibbles + lowerNibbles;

        // Add lanes of four bits. Four lanes of eight bits, each 0 to 16.
        @View(value = Shape.LANES, lanes = 8)
        int rows = (nibbles & LOW_OF_8) + ((nibbles & HIGH_OF_8) >>> 4);

        // Multiply to add all four lanes. The shifted copies meet in the top lane.
        @View(value = Shape.LANES, lanes = 8)
        int sums = rows * ONE_A_ROW;

        // Read the top lane. It holds the count.
        return sums >>> 24;
    }
}
