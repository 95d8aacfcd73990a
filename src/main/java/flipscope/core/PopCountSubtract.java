package flipscope.core;

/** How many discs there are in a set: a subtraction, two additions and a multiplication. */
public final class PopCountSubtract {
    private PopCountSubtract() {}

    private static final long LOW_OF_2 = 0x5555_5555_5555_5555L;
    private static final long LOW_OF_4 = 0x3333_3333_3333_3333L;
    private static final long HIGH_OF_4 = 0xCCCC_CCCC_CCCC_CCCCL;
    private static final long LOW_OF_8 = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long HIGH_OF_8 = 0xF0F0_F0F0_F0F0_F0F0L;
    private static final long ONE_A_ROW = 0x0101_0101_0101_0101L;

    /**
     * The number of discs in a set.
     *
     * <p>Technique: in a pair, the left bit is worth two but should count one, so it is subtracted
     * once; two stages of additions give the sum of each row, and one multiplication adds all
     * eight. The source does it in 32 bits. Cost: 13 operations. Source: S0. Oracle: {@code
     * Long.bitCount}.
     *
     * @param bits any set
     * @return 0 to 64
     */
    @Algorithm(
            id = "popcount/subtract",
            title = "Count discs: subtract, add, multiply",
            family = "popcount",
            path = 503,
            summary = "A subtraction for the pairs, one multiplication for the rows",
            origin = "S0",
            example = "bits=0xFF01BD8581BD01FF")
    public static int subtract(long bits) {
        // Count each pair of neighbours. As a number a pair's left bit is worth two; take one away.
        @View(value = Shape.LANES, lanes = 2)
        long leftBits = bits >>> 1 & LOW_OF_2;
        @View(value = Shape.LANES, lanes = 2)
        long pairs = bits - leftBits;

        // Add the pairs in twos. 16 lanes of four bits, each 0 to 4.
        @View(value = Shape.LANES, lanes = 4)
        long nibbles = (pairs & LOW_OF_4) + ((pairs & HIGH_OF_4) >>> 2);

        // Add these in twos. Eight lanes of eight bits: how many there are in each row.
        @View(value = Shape.LANES, lanes = 8)
        long rows = (nibbles & LOW_OF_8) + ((nibbles & HIGH_OF_8) >>> 4);

        // Multiply to add all rows. It sums eight copies, each shifted one
        // lane further left, so that every row is added into the top lane.
        @View(value = Shape.LANES, lanes = 8)
        long sums = rows * ONE_A_ROW;

        // Read the top lane. It holds the sum of all eight rows.
        @View(value = Shape.LANES, lanes = 64)
        long count = sums >>> 56;
        return (int) count;
    }
}
