package flipscope.browser.instead;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Makes caches for one reader: what was not used for longest goes first. */
public final class Caffeine<K, V> {
    private long most = Long.MAX_VALUE;
    private Weigher<Object, Object> weigher = (key, value) -> 1;

    private Caffeine() {}

    public static Caffeine<Object, Object> newBuilder() {
        return new Caffeine<>();
    }

    public Caffeine<K, V> maximumSize(long entries) {
        most = entries;
        return this;
    }

    public Caffeine<K, V> maximumWeight(long weight) {
        most = weight;
        return this;
    }

    @SuppressWarnings("unchecked") // It is asked about the entries of this cache alone.
    public <K1 extends K, V1 extends V> Caffeine<K1, V1> weigher(
            Weigher<? super K1, ? super V1> each) {
        weigher = (Weigher<Object, Object>) each;
        return (Caffeine<K1, V1>) this;
    }

    public <K1 extends K, V1 extends V> Cache<K1, V1> build() {
        return build(key -> null);
    }

    public <K1 extends K, V1 extends V> LoadingCache<K1, V1> build(
            CacheLoader<? super K1, V1> loader) {
        return new Kept<>(most, weigher, loader);
    }

    private static final class Kept<K, V> implements LoadingCache<K, V> {
        private final long most;
        private final Weigher<Object, Object> weigher;
        private final CacheLoader<? super K, V> loader;
        private final Map<K, V> entries = new LinkedHashMap<>(16, 0.75f, true);
        private long weight;

        Kept(long most, Weigher<Object, Object> weigher, CacheLoader<? super K, V> loader) {
            this.most = most;
            this.weigher = weigher;
            this.loader = loader;
        }

        @Override
        public V getIfPresent(K key) {
            return entries.get(key);
        }

        @Override
        public V get(K key) {
            return get(key, this::load);
        }

        private V load(K key) {
            try {
                return loader.load(key);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new CompletionException(e);
            }
        }

        @Override
        public V get(K key, Function<? super K, ? extends V> absent) {
            V known = entries.get(key);
            if (known != null) {
                return known;
            }
            V found = absent.apply(key);
            if (found != null) {
                put(key, found);
            }
            return found;
        }

        @Override
        public void put(K key, V value) {
            V before = entries.put(key, value);
            weight += weigher.weigh(key, value);
            if (before != null) {
                weight -= weigher.weigh(key, before);
            }
            Iterator<Map.Entry<K, V>> oldest = entries.entrySet().iterator();
            while (weight > most && oldest.hasNext()) {
                Map.Entry<K, V> each = oldest.next();
                weight -= weigher.weigh(each.getKey(), each.getValue());
                oldest.remove();
            }
        }
    }
}
