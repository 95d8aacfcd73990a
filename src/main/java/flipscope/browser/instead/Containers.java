package flipscope.browser.instead;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Methods of {@link Map} and {@link Set}, which TeaVM has for those that hold something. */
public final class Containers {
    private Containers() {}

    @InsteadOf(Map.class)
    @SuppressWarnings("unchecked") // An unmodifiable map can be read as one of wider types.
    public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        return map.isEmpty() ? Map.of() : (Map<K, V>) Map.copyOf(map);
    }

    @InsteadOf(Map.class)
    @SafeVarargs
    public static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
        Map<K, V> map = new HashMap<>();
        for (Map.Entry<? extends K, ? extends V> each : entries) {
            map.put(each.getKey(), each.getValue());
        }
        return copyOf(map);
    }

    @InsteadOf(Set.class)
    @SuppressWarnings("unchecked") // As above.
    public static <E> Set<E> copyOf(Collection<? extends E> elements) {
        return elements.isEmpty() ? Set.of() : (Set<E>) Set.copyOf(elements);
    }
}
