package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** Where knights jump: every knight at once, without an if. */
public final class Knight {
    private Knight() {}

    /**
     * The squares that knights attack.
     *
     * <p>Technique: from one square beside a knight two rows up and two down, from two squares
     * beside it one row. Two masks a side keep the steps from wrapping round an edge; what leaves
     * at the top or bottom falls off. Cost: 17 operations. Source: classic. Oracle: {@code
     * NaiveChess.knight}.
     *
     * @param knights any set; bit 0 = a1, bit 63 = h8
     * @return the squares that one of them attacks
     */
    @Algorithm(
            id = "chess/knight",
            title = "Where knights jump",
            family = "chess-knight",
            path = 901,
            summary = "Two shifts a side, then up and down",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/8/8/3N4/8/8/7N/8+w+-+-+0+1")
    public static long attacks(long knights) {
        // Step one square to both sides. A knight on the edge would wrap round it: it is masked
        // off.
        long left = knights >>> 1 & Masks.NOT_H;
        long right = knights << 1 & Masks.NOT_A;
        long near = left | right;

        // Step two squares to both sides. Now two files are masked off.
        long farLeft = knights >>> 2 & Masks.NOT_G_H;
        long farRight = knights << 2 & Masks.NOT_A_B;
        long far = farLeft | farRight;

        // Jump two rows from the near squares, up and down.
        long highest = near << 16;
        long lowest = near >>> 16;
        long tall = highest | lowest;

        // Jump one row from the far ones. All together are the squares that knights attack.
        long higher = far << 8;
        long lower = far >>> 8;
        long flat = higher | lower;
        return tall | flat;
    }
}
