package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** Where a king steps: a block of three by three, without its middle. */
public final class King {
    private King() {}

    /**
     * The squares that a king attacks.
     *
     * <p>Technique: the king and its two neighbours are one row; that row and its copies above and
     * below are the block. Cost: 11 operations. Source: classic. Oracle: {@code NaiveChess.king}.
     *
     * @param kings one king, or several that are not beside each other; bit 0 = a1, bit 63 = h8
     * @return the squares that it attacks
     */
    @Algorithm(
            id = "chess/king",
            title = "Where a king steps",
            family = "chess-king",
            path = 911,
            summary = "A row of three, and its copies above and below",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/8/8/8/K7/8/8/8+w+-+-+0+1")
    public static long attacks(long kings) {
        // Make a row of three. At an edge one of them is missing: it would wrap.
        long left = kings >>> 1 & Masks.NOT_H;
        long right = kings << 1 & Masks.NOT_A;
        long row = left | kings | right;

        // Copy the row up and down. Each row that leaves the board falls off.
        long above = row << 8;
        long below = row >>> 8;
        long block = row | above | below;

        // Take the king itself off. The squares around it are left.
        return block ^ kings;
    }
}
