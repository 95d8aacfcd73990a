package flipscope.core;

/** What stands on the top edge, read as one number by a table. */
public final class EdgePatternTable {
    private EdgePatternTable() {}

    /** For eight bits the number with the same digits in base 3. */
    private static final int[] BASE_3 = numbers();

    /**
     * The number of the top edge, as {@link EdgePattern} has it.
     *
     * <p>Technique: a digit is 1 where a disc of ours stands and 2 where one of theirs does, so the
     * number is that of our eight bits and twice that of theirs. A table of 256 has both. Cost: 6
     * operations. Source: beyond the articles; programs that evaluate by patterns do so. Oracle:
     * the squares as digits of a text.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return 0 to 6560
     */
    @Algorithm(
            id = "reversi/pattern/table",
            title = "The number of an edge, by a table",
            family = "position-pattern",
            path = 832,
            summary = "Two look-ups and a sum in place of eight digits",
            origin = "beyond",
            example = "position=-XOOOX-----XOX----XXXO----XXOO----XOXX----X---------------------+X")
    public static int number(long own, long opponent) {
        // Cut row 1 out of both boards. Each is eight bits; these are theirs.
        @View(Shape.RANK)
        int ours = (int) (own >>> 56);
        @View(Shape.RANK)
        int theirs = (int) (opponent >>> 56);

        // Look both up. A disc of theirs counts twice.
        int ones = BASE_3[ours];
        int twos = 2 * BASE_3[theirs];
        return ones + twos;
    }

    /** Worked out once: half as many bits, three times the number, and the last digit. */
    private static int[] numbers() {
        int[] numbers = new int[256];
        for (int bits = 1; bits < 256; bits++) {
            numbers[bits] = 3 * numbers[bits >>> 1] + (bits & 1);
        }
        return numbers;
    }
}
