package flipscope.catalogue;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.ArrayList;
import java.util.List;

/**
 * Random reachable positions, one a number, kept once they are made: playing to one takes far
 * longer than looking at it.
 */
final class ReachablePositions {
    /** How many are kept; those of higher numbers are made again. */
    private static final int MOST = 4_000;

    private static final List<Position> KNOWN = new ArrayList<>();

    private ReachablePositions() {}

    /** The position of a number from 0. */
    static Position get(int number) {
        return number < MOST ? known(number) : RandomPositions.reachable(number);
    }

    private static synchronized Position known(int number) {
        while (KNOWN.size() <= number) {
            KNOWN.add(RandomPositions.reachable(KNOWN.size()));
        }
        return KNOWN.get(number);
    }
}
