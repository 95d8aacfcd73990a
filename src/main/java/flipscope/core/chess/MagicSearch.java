package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;
import flipscope.core.Shape;
import flipscope.core.View;

/** Why most numbers are not magic: two ways to stand share an index. */
public final class MagicSearch {
    private MagicSearch() {}

    /**
     * The first way to stand in front of a bishop on d1 whose index is taken already.
     *
     * <p>Technique: all subsets of the five squares that matter, one after another by {@code (b -
     * 1) & m}; a bit for each index that is taken. It is strict: two ways that hide the same
     * squares may not share an index either. Cost: 44 operations in the example. Source: classic.
     * Oracle: {@code NaiveChess.clash}.
     *
     * @param factor the number to be tried
     * @return pieces on some of c2, e2, b3, f3 and g4; none if all 32 ways have an index of their
     *     own
     */
    @Algorithm(
            id = "chess/magic-search",
            title = "Is this number magic?",
            family = "chess-search",
            path = 971,
            summary = "Most numbers send two ways to stand to one index",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "factor=0x0008040080000000")
    public static long clash(long factor) {
        // Begin with a piece on all five squares, and with no index taken.
        long blockers = MagicBishop.RELEVANT;
        @View(Shape.WORD)
        int taken = 0;

        // Try all 32 ways to stand, until one lands on an index that is taken.
        for (int way = 1; way <= 32; way++) {
            // Which index does the number give?
            long product = blockers * factor;
            int index = (int) (product >>> 59);
            // Is it taken? Then this number cannot tell the two ways apart.
            @View(Shape.WORD)
            int place = 1 << index;
            if ((taken & place) != 0) {
                return blockers;
            }
            // Take it, and go on to the next way: count down through the five squares.
            taken |= place;
            long next = blockers - 1;
            blockers = next & MagicBishop.RELEVANT;
        }

        // No index was taken twice, so the number is magic.
        return 0;
    }
}
