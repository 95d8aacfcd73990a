package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.Cache;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HeapShareTest {
    /** Taken only when most of what clients could take at once is taken. */
    private static final Set<HeapShare> UNDER_ATTACK =
            Set.of(HeapShare.UPLOADS, HeapShare.CONNECTIONS);

    @Test
    void moreThanHalfOfTheHeapIsLeftInOrdinaryTraffic() {
        assertThat(all(false)).isLessThanOrEqualTo(30);
        assertThat(all(true)).isLessThanOrEqualTo(45);
    }

    private static int all(boolean attack) {
        return Arrays.stream(HeapShare.values())
                .filter(share -> UNDER_ATTACK.contains(share) == attack)
                .mapToInt(HeapShare::hundredths)
                .sum();
    }

    @Test
    void aCacheHoldsItsShareAndNoMore() {
        int tenth = (int) (HeapShare.SEARCHES.bytes() / 10);
        Cache<Integer, String> cache = HeapShare.SEARCHES.cache((key, value) -> tenth);
        for (int i = 0; i < 100; i++) {
            cache.put(i, "");
        }
        cache.cleanUp();
        assertThat(cache.estimatedSize()).isEqualTo(10);
    }
}
