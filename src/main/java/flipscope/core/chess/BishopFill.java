package flipscope.core.chess;

import flipscope.core.Algorithm;
import flipscope.core.Numbering;

/** Where bishops reach: they slide over empty squares, as runs do in Reversi. */
public final class BishopFill {
    private BishopFill() {}

    /** Only d1. */
    private static final long D1 = 0x0000_0000_0000_0008L;

    /**
     * The squares that bishops attack.
     *
     * <p>Technique: in each of the four directions slide over empty squares in six rounds, then
     * take one more step, onto whatever stands there. Cost: 86 operations. Source: classic. Oracle:
     * {@code NaiveChess.bishop}.
     *
     * @param bishops any set; bit 0 = a1, bit 63 = h8
     * @param occupied all pieces, the bishops among them
     * @return the squares that one of them attacks
     */
    @Algorithm(
            id = "chess/fill",
            title = "Where bishops reach: fill",
            family = "chess-fill",
            path = 931,
            summary = "Six rounds a direction over empty squares",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/6p1/1p6/4B3/8/2P3P1/8/8+w+-+-+0+1")
    public static long attacks(long bishops, long occupied) {
        // Which squares can be slid over, and on which side would a step wrap? A step to the right
        // never ends on file a, one to the left never on file h.
        long empty = ~occupied;
        long right = empty & Masks.NOT_A;
        long left = empty & Masks.NOT_H;

        // Slide up and right
        long run = up(bishops, right, 9);
        long attacks = run << 9 & Masks.NOT_A;

        // Slide up and left
        run = up(bishops, left, 7);
        attacks |= run << 7 & Masks.NOT_H;

        // Slide down and right
        run = down(bishops, right, 7);
        attacks |= run >>> 7 & Masks.NOT_A;

        // Slide down and left. All four directions together are the squares that bishops attack.
        run = down(bishops, left, 9);
        attacks |= run >>> 9 & Masks.NOT_H;
        return attacks;
    }

    /**
     * The squares that a bishop on d1 attacks, to compare with its magic multiplication.
     *
     * <p>Technique: the fill of all bishops. Cost: 82 operations. Source: classic. Oracle: {@code
     * NaiveChess.bishop}.
     *
     * @param occupied all pieces; bit 0 = a1, bit 63 = h8
     * @return the squares that a bishop on d1 attacks
     */
    @Algorithm(
            id = "chess/bishop-fill",
            title = "The bishop on d1: fill",
            family = "chess-bishop",
            path = 941,
            summary = "What the magic number saves: 82 operations",
            origin = "classic",
            numbering = Numbering.A1_LOW,
            example = "position=8/8/8/7p/6p1/1p3p2/2N5/3B4+w+-+-+0+1")
    public static long fromD1(long occupied) {
        // Slide from d1 in all four directions. Two of them leave the board at once.
        return attacks(D1, occupied);
    }

    /** The bishops and the squares that they slide over, upwards. */
    private static long up(long bishops, long passable, int by) {
        // Slide on, six times. No bishop slides further and still has a square to attack.
        long run = bishops;
        for (int round = 1; round <= 6; round++) {
            run |= run << by & passable;
        }
        return run;
    }

    /** The bishops and the squares that they slide over, downwards. */
    private static long down(long bishops, long passable, int by) {
        // Slide on, six times. No bishop slides further and still has a square to attack.
        long run = bishops;
        for (int round = 1; round <= 6; round++) {
            run |= run >>> by & passable;
        }
        return run;
    }
}
