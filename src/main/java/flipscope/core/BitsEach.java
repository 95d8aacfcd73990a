package flipscope.core;

/** The loop inside every search: take the squares of a set one by one. */
public final class BitsEach {
    private BitsEach() {}

    /**
     * The number of squares that a loop takes off a set, the last in reading order first.
     *
     * <p>Technique: {@code rest & -rest} picks the lowest square, XOR takes it off, and the loop
     * ends when nothing is picked. A search would try the move where this loop counts it. Cost: 3
     * operations a square and 2 for the last look. Source: S2. Oracle: {@code Squares.list}.
     *
     * @param bits any set, such as the legal moves of a position
     * @return 0 to 64
     */
    @Algorithm(
            id = "bits/each",
            title = "Take the moves one by one",
            family = "bits",
            path = 104,
            summary = "Pick the lowest bit, take it off, until none is left",
            origin = "S2",
            example = "bits=0x0000A00400082000")
    public static int each(long bits) {
        // Nothing is taken yet. The whole set is still to do.
        long rest = bits;
        int taken = 0;

        // Pick the last square that is left. With none left the pick is empty and the loop ends.
        long move;
        while ((move = rest & -rest) != 0) {
            // Take it off. XOR clears this one bit; a search would try the move here.
            rest ^= move;
            taken++;
        }

        // How many were there? One for each time round.
        return taken;
    }
}
