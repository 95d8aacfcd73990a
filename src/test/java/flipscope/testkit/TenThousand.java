package flipscope.testkit;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The positions that random play reaches from the seeds 0 to 9,999: those that the course speaks
 * of. Worked out once for all tests that count on them.
 */
public final class TenThousand {
    private TenThousand() {}

    public static final List<Position> POSITIONS =
            IntStream.range(0, 10_000).mapToObj(RandomPositions::reachable).toList();
}
