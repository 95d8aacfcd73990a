package flipscope.trace;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What was computed from a trace: one value of a type, computed when first asked for. It follows
 * from the rest of the trace, so it makes no trace unlike another.
 */
public final class Derivations {
    private final Map<Class<?>, Object> known = new ConcurrentHashMap<>();

    <T> T get(Class<T> type, Supplier<T> computed) {
        return type.cast(known.computeIfAbsent(type, absent -> computed.get()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Derivations;
    }

    @Override
    public int hashCode() {
        return 0;
    }
}
