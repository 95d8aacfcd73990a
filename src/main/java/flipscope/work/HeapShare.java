package flipscope.work;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Weigher;

/**
 * What may be kept in memory beyond a request, each in hundredths of the heap. Together they leave
 * a third of it for the requests themselves.
 */
public enum HeapShare {
    /** Traces, and what was derived from them. */
    TRACES(13),
    /** Programs with one token changed. */
    CHANGED_PROGRAMS(3),
    /** Painted pictures. */
    PICTURES(4),
    /** What the engine has found. */
    SEARCHES(2),
    /** Where questions have their positions. */
    QUESTIONS(1),
    /** The techniques beside a technique. */
    PATHS(2),
    /** Uploads that are on their way. */
    UPLOADS(6),
    /** Connections that are open, and answers that are yet to be read. */
    CONNECTIONS(37);

    private final int hundredths;

    HeapShare(int hundredths) {
        this.hundredths = hundredths;
    }

    int hundredths() {
        return hundredths;
    }

    /** The share in bytes. */
    public long bytes() {
        return Runtime.getRuntime().maxMemory() / 100 * hundredths;
    }

    /**
     * A cache of that size.
     *
     * @param weigher everything that an entry holds, in bytes
     */
    public <K, V> Cache<K, V> cache(Weigher<K, V> weigher) {
        return Caffeine.newBuilder().maximumWeight(bytes()).weigher(weigher).build();
    }
}
