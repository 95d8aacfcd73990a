package flipscope.engine.scorefour;

/**
 * The moves of a position, best guess first: the one that the table remembers, then those that have
 * cut off most so far.
 */
final class CubeMoveOrder {
    private static final int CELLS = 64;

    private static final long REMEMBERED = Long.MAX_VALUE;

    /** {@code cuts[player][cell]}: how often a ball there has cut off a search, deep ones more. */
    private final long[][] cuts = new long[2][CELLS];

    /** Fills {@code cells} with the moves, each a set of one cell; returns how many there are. */
    int fill(long[] cells, long moves, int player, long remembered) {
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            int place = count;
            while (place > 0
                    && key(cells[place - 1], player, remembered) < key(cell, player, remembered)) {
                cells[place] = cells[place - 1];
                place--;
            }
            cells[place] = cell;
            count++;
        }
        return count;
    }

    private long key(long cell, int player, long remembered) {
        return cell == remembered ? REMEMBERED : cuts[player][Long.numberOfTrailingZeros(cell)];
    }

    /** A ball in this cell has cut off a search of a depth. */
    void cut(long cell, int player, int depth) {
        cuts[player][Long.numberOfTrailingZeros(cell)] += (long) depth * depth;
    }
}
