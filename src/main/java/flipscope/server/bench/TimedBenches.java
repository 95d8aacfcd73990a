package flipscope.server.bench;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import flipscope.catalogue.Technique;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.lesson.bench.Measurement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Caches measurements for a while. Only one runs at a time, since two would disturb each other; it
 * has its own thread, so that no page has to wait for it.
 */
public final class TimedBenches implements Benches, AutoCloseable {
    /** Enough for all built-in lessons and those of an instructor. */
    private static final int MOST = 64;

    /** Each holds a thread of the server; others see the page as it is until there are numbers. */
    static final int MOST_WAITING = 4;

    private static final Duration KEPT = Duration.ofHours(1);

    /** Measurements made on a busy machine are soon repeated. */
    private static final Duration KEPT_IF_BUSY = Duration.ofMinutes(1);

    private final Semaphore places = new Semaphore(MOST_WAITING);
    private final ExecutorService worker =
            new ThreadPoolExecutor(
                    0, 1, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), TimedBenches::thread);
    private final AsyncCache<List<String>, Measurement> known =
            Caffeine.newBuilder()
                    .maximumSize(MOST)
                    .expireAfter(Expiry.writing(TimedBenches::kept))
                    .executor(worker)
                    .buildAsync();

    /** How long a measurement is kept. */
    static Duration kept(List<String> ids, Measurement made) {
        return made.settled() ? KEPT : KEPT_IF_BUSY;
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "bench");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public Optional<Measurement> of(List<Technique> techniques, Duration patience) {
        List<String> ids = techniques.stream().map(Technique::id).toList();
        return await(known.get(ids, absent -> Bench.of(techniques)), patience);
    }

    /** What is made, if it is there in time. */
    <T> Optional<T> await(Future<T> made, Duration patience) {
        if (made.isDone() || patience.isZero() || !places.tryAcquire()) {
            return within(made, Duration.ZERO);
        }
        try {
            return within(made, patience);
        } finally {
            places.release();
        }
    }

    private static <T> Optional<T> within(Future<T> made, Duration patience) {
        try {
            return Optional.of(made.get(patience.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException notYet) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException("cannot measure", e);
        }
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
