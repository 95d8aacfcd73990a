package flipscope.catalogue;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.ArrayList;
import java.util.List;

/**
 * Random reachable positions, numbered from 0. Keeps what it has made, since playing to a position
 * takes far longer than testing code on it.
 */
final class ReachablePositions {
    /** Positions with higher numbers are made each time. */
    private static final int MOST_KEPT = 4_000;

    private final List<Position> kept = new ArrayList<>();

    Position get(int number) {
        return number < MOST_KEPT ? kept(number) : RandomPositions.reachable(number);
    }

    private synchronized Position kept(int number) {
        while (kept.size() <= number) {
            kept.add(RandomPositions.reachable(kept.size()));
        }
        return kept.get(number);
    }
}
