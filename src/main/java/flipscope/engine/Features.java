package flipscope.engine;

import flipscope.core.Neighbours;
import flipscope.core.OddQuarters;
import flipscope.core.PopCount;
import flipscope.core.PotentialMobility;
import flipscope.core.StableDiscs;

/**
 * Features of a position. Each counts something for {@code own} and subtracts the same count for
 * {@code opponent}: swapping the sides negates it; turning or mirroring the board does not change
 * it.
 */
final class Features {
    private static final long TOP_LEFT = 0xF0F0_F0F0_0000_0000L;
    private static final long TOP_RIGHT = 0x0F0F_0F0F_0000_0000L;
    private static final long BOTTOM_LEFT = 0x0000_0000_F0F0_F0F0L;
    private static final long BOTTOM_RIGHT = 0x0000_0000_0F0F_0F0FL;

    private Features() {}

    /** The difference in size of two sets; for sets of legal moves, the mobility. */
    static int more(long ours, long theirs) {
        return PopCount.hardware(ours) - PopCount.hardware(theirs);
    }

    /** Discs on a class of squares. */
    static int on(long squares, long own, long opponent) {
        return more(own & squares, opponent & squares);
    }

    /** Discs on those squares of a class that are next to an empty corner: they give it away. */
    static int risked(long squares, long own, long opponent) {
        long emptyCorners = SquareClasses.CORNERS & ~(own | opponent);
        return on(squares & Neighbours.of(emptyCorners), own, opponent);
    }

    /** Empty squares next to discs of the other side: possible future moves. */
    static int potentialMobility(long own, long opponent) {
        return more(
                PotentialMobility.squares(own, opponent),
                PotentialMobility.squares(/* own= */ opponent, /* opponent= */ own));
    }

    /** Stable discs, which can never be flipped. */
    static int stability(long own, long opponent) {
        return more(StableDiscs.anchored(own), StableDiscs.anchored(opponent));
    }

    /**
     * Quarters of the board with an odd number of empty squares that a side can enter. Whoever
     * enters such a quarter first is likely to have the last move there.
     *
     * @param occupied all discs
     * @param mobility the legal moves of {@code own}
     * @param replies the legal moves of {@code opponent} if it were to move
     */
    static int parity(long occupied, long mobility, long replies) {
        long odd = OddQuarters.quarters(occupied, 0);
        return quartersOf(mobility & odd) - quartersOf(replies & odd);
    }

    /** How many quarters of the board contain a square of the set, 0 to 4. */
    static int quartersOf(long set) {
        return any(set & TOP_LEFT)
                + any(set & TOP_RIGHT)
                + any(set & BOTTOM_LEFT)
                + any(set & BOTTOM_RIGHT);
    }

    private static int any(long set) {
        return set == 0 ? 0 : 1;
    }
}
