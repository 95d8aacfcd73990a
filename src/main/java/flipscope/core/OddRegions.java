package flipscope.core;

/** The empty squares as regions: whoever moves first in an odd one can also move last there. */
public final class OddRegions {
    private OddRegions() {}

    /**
     * The empty squares of all regions with an odd number of them. Two empty squares that touch,
     * also by their corners, are of one region.
     *
     * <p>Technique: from any empty square the region is filled, all directions at a time, until
     * nothing is added; then the next one, until no square is left. Cost: 2 operations, 4 a region,
     * 1 more where it is odd, and 12 a round. Source: beyond the articles; players and programs
     * count parity so. Oracle: a walk from neighbour to neighbour.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of empty squares
     */
    @Algorithm(
            id = "reversi/regions/odd",
            title = "Regions with an odd number of squares",
            family = "position-regions",
            path = 821,
            summary = "Fills each region of empty squares and counts it",
            origin = "beyond",
            example = "position=XXXXXXXXX--XOOXXXOXXOOXXXXXXOX-OXXOOOXXXXX-XOOXXXO--OOOXOOOOOOOO+X")
    public static long odd(long own, long opponent) {
        // Which squares are empty? They are taken region by region.
        long rest = ~(own | opponent);

        // Fill one region after the other, and keep those with an odd number of squares
        long odd = 0;
        while (rest != 0) {
            long region = region(rest, rest & -rest);
            if ((Long.bitCount(region) & 1) == 1) {
                odd |= region;
            }
            rest ^= region;
        }
        return odd;
    }

    /** The region of empty squares that some of its squares belong to. */
    public static long region(long empty, long from) {
        // Add the empty neighbours until there are none
        long region = from;
        long before = 0;
        while (region != before) {
            before = region;
            region |= Neighbours.of(region) & empty;
        }
        return region;
    }
}
