package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class WarmingTest {
    private final AtomicLong time = new AtomicLong();
    private final Warming warming = new Warming(time::get, List.of());

    WarmingTest() {
        warming.begin();
    }

    @Test
    void itWaitsUntilNobodyHasAskedForAMoment() {
        assertThat(warming.isTime()).as("just started").isFalse();
        time.set(Warming.QUIET);
        assertThat(warming.isTime()).isTrue();
        warming.ask();
        assertThat(warming.isTime()).as("somebody asks").isFalse();
        time.addAndGet(Warming.QUIET);
        assertThat(warming.isTime()).as("and nobody else").isTrue();
    }

    @Test
    void aServerThatIsNeverQuietIsWarmedAllTheSame() {
        for (time.set(0); time.get() < Warming.LATEST; time.addAndGet(Warming.QUIET / 2)) {
            warming.ask();
            assertThat(warming.isTime()).isFalse();
        }
        assertThat(warming.isTime()).isTrue();
    }

    @Test
    void theWorkIsDoneInItsOrder() throws InterruptedException {
        StringBuilder done = new StringBuilder();
        CountDownLatch end = new CountDownLatch(1);
        AtomicLong quiet = new AtomicLong();
        Warming all =
                new Warming(
                        () -> quiet.getAndAdd(Warming.QUIET),
                        List.of(() -> done.append('1'), () -> done.append('2'), end::countDown));
        all.begin();
        assertThat(end.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(done).hasToString("12");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void theDoorOpensWhenTheFirstPageIsReady() throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(1);
        Thread work = Warming.atOnce(() -> await(ready));
        CountDownLatch open = new CountDownLatch(1);
        Thread door =
                Warming.atOnce(
                        () -> {
                            new ReadyFirst(work).lifeCycleStarting(null);
                            open.countDown();
                        });
        door.join(20);
        assertThat(open.getCount()).as("work goes on").isOne();
        ready.countDown();
        assertThat(open.await(20, TimeUnit.SECONDS)).isTrue();
    }
}
