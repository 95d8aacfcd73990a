package flipscope.core;

/** The number of a square: count the bits below it. */
public final class BitsIndex {
    private BitsIndex() {}

    /**
     * The number of a square, as machines count them: 0 for h8 to 63 for a1.
     *
     * <p>Technique: {@code bits - 1} borrows through all the zeros below the one set bit and turns
     * them into ones; their count is the number. Cost: 1 operation and a popcount. Source: S2.
     * Oracle: {@code Squares.bit}.
     *
     * @param bits a set of one square; for the empty set the answer is 64
     * @return 0 to 63
     */
    @Algorithm(
            id = "bits/index",
            title = "The number of a square",
            family = "bits",
            path = 103,
            summary = "x - 1 sets every bit below; count them",
            origin = "S2",
            example = "bits=0x0000002000000000")
    public static int index(long bits) {
        // Take one away. The subtraction borrows from the only set bit and fills every place below.
        long below = bits - 1;

        // Count the places below. That is how many squares come after this one, so it is its
        // number.
        return Long.bitCount(below);
    }
}
