package flipscope.engine;

import flipscope.core.PopCount;

/**
 * What there is to see in a position. Each feature counts something of {@code own} and subtracts
 * the same of {@code opponent}: swapping the sides negates it, and turning or mirroring the board
 * does not change it.
 */
final class Features {
    private Features() {}

    /** How many more squares one set has than another: of legal moves, the mobility. */
    static int more(long ours, long theirs) {
        return PopCount.hardware(ours) - PopCount.hardware(theirs);
    }

    /** Corners held. */
    static int corners(long own, long opponent) {
        return more(own & SquareClasses.CORNERS, opponent & SquareClasses.CORNERS);
    }

    /** Discs on X squares whose corner is still empty: they give the corner away. */
    static int giveCorners(long own, long opponent) {
        long risky = besideEmptyCorners(own, opponent) & SquareClasses.INSIDE_CORNERS;
        return more(own & risky, opponent & risky);
    }

    /** Discs on C squares whose corner is still empty. */
    static int leanOnCorners(long own, long opponent) {
        long risky = besideEmptyCorners(own, opponent) & SquareClasses.BESIDE_CORNERS;
        return more(own & risky, opponent & risky);
    }

    private static long besideEmptyCorners(long own, long opponent) {
        return Neighbours.of(SquareClasses.CORNERS & ~(own | opponent));
    }

    /** Discs on the middle four squares of the edges. */
    static int edges(long own, long opponent) {
        return more(own & SquareClasses.MIDDLE_EDGES, opponent & SquareClasses.MIDDLE_EDGES);
    }

    /** Empty squares beside discs of the other side: where moves may come to be. */
    static int potentialMobility(long own, long opponent) {
        long empty = ~(own | opponent);
        return more(empty & Neighbours.of(opponent), empty & Neighbours.of(own));
    }

    /** Discs that can never be turned. */
    static int stability(long own, long opponent) {
        return more(Stability.anchored(own), Stability.anchored(opponent));
    }

    /**
     * Quarters of the board with an odd number of empty squares that a side can enter. Whoever
     * enters such a quarter first is likely to have the last move there.
     *
     * @param mobility the legal moves of our side
     * @param replies the moves that the other side would have
     */
    static int parity(long empty, long mobility, long replies) {
        long odd = Parity.oddQuarters(empty);
        return Parity.quartersOf(mobility & odd) - Parity.quartersOf(replies & odd);
    }
}
