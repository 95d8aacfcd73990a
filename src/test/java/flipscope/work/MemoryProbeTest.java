package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MemoryProbeTest {
    /** More than an array may have on this JVM. */
    private static final int TOO_MUCH = Integer.MAX_VALUE;

    @Test
    void memoryThatIsNotThereEndsTheProcess() throws InterruptedException {
        MemoryProbe probe = new MemoryProbe(TOO_MUCH);
        try (Ending ending = new Ending()) {
            probe.begin();
            assertThat(ending.await()).isTrue();
        } finally {
            probe.end();
        }
    }
}
