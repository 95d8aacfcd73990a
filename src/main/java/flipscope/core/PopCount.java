package flipscope.core;

/** How many discs there are in a set. */
public final class PopCount {
    private PopCount() {}

    private static final long LOW_OF_2 = 0x5555_5555_5555_5555L;
    private static final long LOW_OF_4 = 0x3333_3333_3333_3333L;
    private static final long LOW_OF_8 = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long LOW_OF_16 = 0x00FF_00FF_00FF_00FFL;
    private static final long LOW_OF_32 = 0x0000_FFFF_0000_FFFFL;
    private static final long LOW_OF_64 = 0x0000_0000_FFFF_FFFFL;

    /**
     * The number of discs in a set.
     *
     * <p>Technique: neighbours are added in pairs, then the sums in pairs, and so on; each stage
     * does all its additions at once, in lanes wide enough for the sums. Cost: 24 operations.
     * Source: S2. Oracle: {@code Long.bitCount}.
     *
     * @param bits any set
     * @return 0 to 64
     */
    @Algorithm(
            id = "popcount/stages",
            title = "Count discs in six additions",
            family = "popcount",
            path = 502,
            summary = "Six masked additions, in ever wider lanes",
            origin = "S2",
            example = "bits=0xFF01BD8581BD01FF")
    public static int stages(long bits) {
        // Add each bit to its neighbour. 32 lanes of two bits, each 0, 1 or 2.
        @View(value = Shape.LANES, lanes = 2)
        long pairs = (bits & LOW_OF_2) + (bits >>> 1 & LOW_OF_2);

        // Add lanes of two bits. 16 lanes of four bits, each 0 to 4.
        @View(value = Shape.LANES, lanes = 4)
        long nibbles = (pairs & LOW_OF_4) + (pairs >>> 2 & LOW_OF_4);

        // Add lanes of four bits. Eight lanes of eight bits: how many there are in each row.
        @View(value = Shape.LANES, lanes = 8)
        long rows = (nibbles & LOW_OF_8) + (nibbles >>> 4 & LOW_OF_8);

        // Add the rows in twos
        @View(value = Shape.LANES, lanes = 16)
        long twoRows = (rows & LOW_OF_16) + (rows >>> 8 & LOW_OF_16);

        // Add these in twos. One lane is the upper half of the board, one the lower.
        @View(value = Shape.LANES, lanes = 32)
        long halves = (twoRows & LOW_OF_32) + (twoRows >>> 16 & LOW_OF_32);

        // Add the two halves. One lane is left, and it holds the count.
        @View(value = Shape.LANES, lanes = 64)
        long count = (halves & LOW_OF_64) + (halves >>> 32 & LOW_OF_64);
        return (int) count;
    }

    /**
     * The number of discs in a set.
     *
     * <p>Technique: ask the processor; the virtual machine compiles this call to the counting
     * instruction. Cost: no operation of ours, one instruction of the processor's. Source: S2
     * mentions it. Oracle: {@code NaiveRules}' way, square by square.
     *
     * @param bits any set
     * @return 0 to 64
     */
    @Algorithm(
            id = "popcount/hardware",
            title = "Count discs in one instruction",
            family = "popcount",
            path = 505,
            summary = "The processor has an instruction for it",
            origin = "S2",
            example = "bits=0xFF01BD8581BD01FF",
            engine = true)
    public static int hardware(long bits) {
        // Ask the processor. Counting bits is so common that it has an instruction for it.
        return Long.bitCount(bits);
    }
}
