package flipscope.browser.instead;

/** A cache that knows how a value is found. */
public interface LoadingCache<K, V> extends Cache<K, V> {
    V get(K key);
}
