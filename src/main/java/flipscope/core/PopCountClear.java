package flipscope.core;

/** How many discs there are in a set: clear one at a time. */
public final class PopCountClear {
    private PopCountClear() {}

    /**
     * The number of discs in a set.
     *
     * <p>Technique: {@code x & (x - 1)} clears the lowest bit; count how often that can be done.
     * Cost: 2 operations a disc, so it is quick where there are few. Source: classic (Wegner 1960).
     * Oracle: {@code Long.bitCount}.
     *
     * @param bits any set
     * @return 0 to 64
     */
    @Algorithm(
            id = "popcount/clear-lowest",
            title = "Count discs by taking them off",
            family = "popcount",
            path = 501,
            summary = "x & (x - 1) until nothing is left",
            origin = "classic",
            example = "bits=0x0000A00400082000")
    public static int clearLowest(long bits) {
        // Start with all of them. None is counted yet.
        long rest = bits;
        int count = 0;

        // Clear the lowest disc. Taking one away changes that disc and the zeros below it, nothing
        // above; AND keeps what did not change.
        while (rest != 0) {
            long oneLess = rest - 1;
            rest &= oneLess;
            count++;
        }

        // How many rounds were there? One for each disc.
        return count;
    }
}
