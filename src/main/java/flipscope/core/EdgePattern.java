package flipscope.core;

/** What stands on the top edge, read as one number. */
public final class EdgePattern {
    private EdgePattern() {}

    /**
     * The number under which a table of edges holds the top edge: the squares are the digits of a
     * number in base 3, a1 the highest; 0 is empty, 1 ours, 2 the other side's.
     *
     * <p>Technique: square by square, as one reads a number: three times what was read so far, and
     * the next digit. Cost: 49 operations. Source: beyond the articles; Logistello, M. Buro, 1994
     * on. Oracle: the squares as digits of a text.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return 0 to 6560
     */
    @Algorithm(
            id = "reversi/pattern/digits",
            title = "The number of an edge, digit by digit",
            family = "position-pattern",
            path = 831,
            summary = "Three times the number so far, and the next digit",
            origin = "beyond",
            example = "position=-XOOOX-----XOX----XXXO----XXOO----XOXX----X---------------------+X")
    public static int number(long own, long opponent) {
        // Cut row 1 out of both boards. Each is eight bits; these are theirs.
        @View(Shape.RANK)
        int ours = (int) (own >>> 56);
        @View(Shape.RANK)
        int theirs = (int) (opponent >>> 56);

        // Begin at the left
        int number = 0;
        @View(Shape.RANK)
        int square = 0b1000_0000;

        // Each square makes what was read so far three times as much, and adds its digit
        while (square != 0) {
            int one = Integer.bitCount(ours & square);
            int two = Integer.bitCount(theirs & square);
            number = 3 * number + one + 2 * two;
            square >>>= 1;
        }
        return number;
    }
}
