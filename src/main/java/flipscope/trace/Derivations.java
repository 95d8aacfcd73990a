package flipscope.trace;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * What was computed from a trace: one value of a type, computed when first asked for. Ignored by
 * {@code equals}, since it follows from the rest of the trace.
 */
public final class Derivations {
    final Map<Class<?>, Object> known = new ConcurrentHashMap<>();

    /**
     * The value of a key, computed when first asked for. Unlike {@link
     * ConcurrentHashMap#computeIfAbsent}, it may be computed from other values of the same map.
     */
    public static <K, V> V remembered(Map<K, V> known, K key, Function<? super K, V> computed) {
        V value = known.get(key);
        if (value == null) {
            value = computed.apply(key);
            known.put(key, value);
        }
        return value;
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
