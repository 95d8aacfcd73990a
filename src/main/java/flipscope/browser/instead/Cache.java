package flipscope.browser.instead;

import java.util.function.Function;

/** What is kept of Caffeine's interface of that name. */
public interface Cache<K, V> {
    V getIfPresent(K key);

    V get(K key, Function<? super K, ? extends V> absent);

    void put(K key, V value);
}
