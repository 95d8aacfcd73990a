package flipscope.browser.instead;

/** The memory of an entry. */
@FunctionalInterface
public interface Weigher<K, V> {
    int weigh(K key, V value);
}
