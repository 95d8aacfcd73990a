package flipscope.work;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

/** Sees that the process would have ended, which goes on instead. */
public final class Ending implements AutoCloseable {
    private final CountDownLatch ended = new CountDownLatch(1);
    private final IntConsumer before = FatalErrors.ending(code -> ended.countDown());

    /** Waits for it, a minute at most. */
    public boolean await() throws InterruptedException {
        return ended.await(1, TimeUnit.MINUTES);
    }

    /** Whether it has been so far. */
    public boolean isThere() {
        return ended.getCount() == 0;
    }

    @Override
    public void close() {
        FatalErrors.ending(before);
    }
}
