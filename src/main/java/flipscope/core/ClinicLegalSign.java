package flipscope.core;

/** A slip to learn from: a signed mask, counted as if it had no sign. */
public final class ClinicLegalSign {
    private ClinicLegalSign() {}

    /** The top layer. */
    @View(Shape.CUBE)
    private static final long TOP_LAYER = 0xFFFF_0000_0000_0000L;

    /**
     * The columns into which a ball can be dropped, and 32 cells too many while d4 is open.
     *
     * <p>The slip: the source keeps the columns in the upper half of an {@code int}, a1 at bit 16
     * and d4 at bit 31, which is the sign. Testing a single bit is safe, and that is what the
     * source does. But both versions of the program that it links also count the columns with a
     * 64-bit count, and an {@code int} widened to 64 bits is filled up with its sign. (The program
     * does not use these counts yet.) Here the columns are brought down to the floor at the end, so
     * that the result can be compared with the correct one. Cost: 5 operations. Source: S3. Correct
     * form: {@link ScoreFourLegal}.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @return columns, as cells of the floor: bit {@code 4y + x}; with them all of the second and
     *     the third layer, unless column d4 is full
     */
    @Algorithm(
            id = "clinic/legal-sign",
            title = "A slip: a sign that is counted 32 times",
            family = "scorefour-legal",
            path = 791,
            summary = "An int widened to 64 bits is filled up with its sign",
            origin = "S3",
            example = "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O",
            correctForm = "scorefour/legal")
    @View(Shape.CUBE)
    public static long columns(@View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent) {
        // Which cells are free? All but those with a ball.
        long all = own | opponent;
        long free = ~all;

        // Which of them are at the top? A column with a free top cell has room.
        long top = free & TOP_LAYER;

        // Keep them in 32 bits. Column a1 is bit 16 there, and d4 is bit 31, the sign.
        @View(Shape.WORD)
        int mask = (int) (top >>> 32);

        // Widen the mask to 64 bits, as a count does. Its sign is copied into all the new ones.
        @View(Shape.CUBE)
        long wide = mask;

        // Bring them down to the floor. The copies of the sign come with them.
        return wide >>> 16;
    }
}
