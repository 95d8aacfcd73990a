package flipscope.browser.instead;

/** How a value is found. */
@FunctionalInterface
public interface CacheLoader<K, V> {
    V load(K key) throws Exception;
}
