package flipscope.trace.run;

import flipscope.trace.OperatorSite;
import flipscope.trace.parse.OperatorInfo;
import java.util.HashMap;
import java.util.Map;

/**
 * The sites of {@code return} steps that assign directly to a variable of the caller. A return
 * statement serves many callers, so each pair of call and return has a site of its own.
 */
final class ReturnSites {
    /** Compared by identity, since two places of the source may look the same. */
    private record Pair(OperatorInfo returning, OperatorInfo call) {
        @Override
        @SuppressWarnings("ReferenceEquality")
        public boolean equals(Object other) {
            return other instanceof Pair pair && pair.returning == returning && pair.call == call;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(returning) + System.identityHashCode(call);
        }
    }

    private final Map<Pair, OperatorInfo> joined = new HashMap<>();

    /** The return operator as this call sees it. */
    OperatorInfo of(OperatorInfo returning, OperatorInfo call) {
        if (call.target() == null) {
            return returning;
        }
        return joined.computeIfAbsent(new Pair(returning, call), ReturnSites::join);
    }

    private static OperatorInfo join(Pair pair) {
        OperatorSite site =
                pair.returning.site().assigning(pair.call.target().name(), pair.call.drawn());
        return new OperatorInfo(
                site,
                pair.returning.type(),
                pair.call.target(),
                pair.call.drawn(),
                pair.returning.last(),
                false);
    }
}
