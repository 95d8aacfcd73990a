package flipscope.trace;

import static flipscope.trace.Derivations.remembered;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class DerivationsTest {
    /** In the smallest table, 1 and 17 have one bin, which {@code computeIfAbsent} would lock. */
    @Test
    void whatIsRememberedMayFollowFromMoreOfItsKind() {
        Map<Integer, Integer> known = new ConcurrentHashMap<>();
        Integer sum = remembered(known, 1, one -> remembered(known, 17, other -> other) + one);
        assertThat(sum).isEqualTo(18);
        assertThat(known).containsEntry(1, 18).containsEntry(17, 17);
    }
}
