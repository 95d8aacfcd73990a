package flipscope.engine.scorefour;

/**
 * The eight turns and reflections of the cube that leave its floor below. A view is a number from 0
 * to 7: bit 2 says whether x and y first change places, bit 1 whether rows are then read from the
 * other end, bit 0 whether the rows change their order.
 */
final class CubeSymmetry {
    private CubeSymmetry() {}

    static final int VIEWS = 8;

    private static final int SWAPPED = 4;
    private static final int LEFT = 2;
    private static final int FRONT = 1;

    /** A set of cells in a view. */
    static long of(int view, long cells) {
        long swapped = (view & SWAPPED) == 0 ? cells : swapped(cells);
        long turned = (view & LEFT) == 0 ? swapped : left(swapped);
        return (view & FRONT) == 0 ? turned : front(turned);
    }

    /** The view that leads back from a view. */
    static int back(int view) {
        boolean quarterTurn = view == (SWAPPED | LEFT) || view == (SWAPPED | FRONT);
        return quarterTurn ? view ^ (LEFT | FRONT) : view;
    }

    /**
     * The view in which a position has its canonical form: that with the smallest {@code own}, then
     * the smallest {@code opponent}, compared unsigned.
     */
    static int canonical(long own, long opponent) {
        int least = 0;
        for (int view = 1; view < VIEWS; view++) {
            int order = Long.compareUnsigned(of(view, own), of(least, own));
            int tie = Long.compareUnsigned(of(view, opponent), of(least, opponent));
            if (order < 0 || order == 0 && tie < 0) {
                least = view;
            }
        }
        return least;
    }

    /**
     * Keeps one of all moves that lead to the same position, turned or reflected: that with the
     * lowest cell.
     */
    static long different(long own, long opponent, long moves) {
        long kept = moves;
        for (int view = 1; view < VIEWS; view++) {
            if (of(view, own) == own && of(view, opponent) == opponent) {
                kept = withoutHigher(kept, view);
            }
        }
        return kept;
    }

    private static long withoutHigher(long moves, int view) {
        long kept = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            kept |= Long.compareUnsigned(move, of(view, move)) <= 0 ? move : 0;
        }
        return kept;
    }

    /** Bits 1, 3, 9, 11 of a layer change places with those 3 further on, then squares of four. */
    private static long swapped(long cells) {
        long pairs = (cells ^ cells >>> 3) & 0x0A0A_0A0A_0A0A_0A0AL;
        long half = cells ^ pairs ^ pairs << 3;
        long squares = (half ^ half >>> 6) & 0x00CC_00CC_00CC_00CCL;
        return half ^ squares ^ squares << 6;
    }

    /** The four bits of every row from the other end. */
    private static long left(long cells) {
        long pairs = exchanged(cells, 0x5555_5555_5555_5555L, 1);
        return exchanged(pairs, 0x3333_3333_3333_3333L, 2);
    }

    /** The four rows of every layer in the other order. */
    private static long front(long cells) {
        long rows = exchanged(cells, 0x0F0F_0F0F_0F0F_0F0FL, 4);
        return exchanged(rows, 0x00FF_00FF_00FF_00FFL, 8);
    }

    private static long exchanged(long cells, long low, int by) {
        return (cells & low) << by | cells >>> by & low;
    }
}
