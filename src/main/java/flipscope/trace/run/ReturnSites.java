package flipscope.trace.run;

import flipscope.trace.OperatorSite;
import flipscope.trace.parse.OperatorInfo;
import java.util.IdentityHashMap;

/**
 * The sites of {@code return} steps that assign directly to a variable of the caller. A return
 * statement serves many callers, so each pair of call and return has a site of its own.
 */
final class ReturnSites {
    /**
     * The sites by return and call, compared by identity, since two places of the source may look
     * the same.
     */
    private final IdentityHashMap<OperatorInfo, IdentityHashMap<OperatorInfo, OperatorInfo>>
            joined = new IdentityHashMap<>();

    /** The return operator as this call sees it. */
    OperatorInfo of(OperatorInfo returning, OperatorInfo call) {
        return call.target() == null
                ? returning
                : joined.computeIfAbsent(returning, absent -> new IdentityHashMap<>())
                        .computeIfAbsent(call, absent -> join(returning, call));
    }

    private static OperatorInfo join(OperatorInfo returning, OperatorInfo call) {
        OperatorSite site = returning.site().assigning(call.target().name(), call.drawn());
        return new OperatorInfo(
                site, returning.type(), call.target(), call.drawn(), returning.last(), false);
    }
}
