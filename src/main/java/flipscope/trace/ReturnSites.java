package flipscope.trace;

import java.util.HashMap;
import java.util.Map;

/**
 * The sites of {@code return} steps whose value goes straight into a variable of the caller. The
 * site of the return statement is shared by all its callers, so each pair of call and return has
 * its own, made once a trace.
 */
final class ReturnSites {
    /** Both are told apart by identity: two places of the source may look the same. */
    private record Pair(Point point, Point call) {
        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(Object other) {
            return other instanceof Pair pair && pair.point == point && pair.call == call;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(point) + System.identityHashCode(call);
        }
    }

    private final Map<Pair, Point> known = new HashMap<>();

    /** The return as this call sees it. */
    Point of(Point point, Point call) {
        if (call.target() == null) return point;
        return known.computeIfAbsent(new Pair(point, call), ReturnSites::join);
    }

    private static Point join(Pair pair) {
        Site site =
                pair.point.site().assigning(pair.call.target().name(), pair.call.target().view());
        return new Point(
                site,
                Operator.RETURN,
                pair.point.type(),
                pair.call.target(),
                pair.point.last(),
                false);
    }
}
