package flipscope.engine;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Runs searches on a fixed number of threads with a short queue; refuses further requests at once.
 *
 * <p>It knows no game. Since a result depends on its task alone, equal tasks share one search, and
 * results are cached.
 */
public final class EnginePool implements AutoCloseable {
    private static final int ANSWERS_KEPT = 10_000;
    private static final int SECONDS_TO_DRAIN = 3;
    private static final Comparator<Search<?>> ORDER =
            Comparator.<Search<?>>comparingInt(search -> search.turn)
                    .thenComparingLong(search -> search.arrival);

    private final ThreadPoolExecutor threads;
    private final int waiting;
    private final AtomicLong arrivals = new AtomicLong();
    private final ConcurrentMap<SearchTask<?>, Search<?>> running = new ConcurrentHashMap<>();
    private final Cache<SearchTask<?>, Object> answers =
            Caffeine.newBuilder().maximumSize(ANSWERS_KEPT).build();

    /** One thread for each processor, and a few places in the queue for each. */
    public EnginePool() {
        this(
                Runtime.getRuntime().availableProcessors(),
                4 * Runtime.getRuntime().availableProcessors());
    }

    EnginePool(int threads, int waiting) {
        this.waiting = waiting;
        AtomicInteger number = new AtomicInteger();
        this.threads =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        0,
                        TimeUnit.SECONDS,
                        // Only searches are submitted to the threads.
                        new PriorityBlockingQueue<>(
                                waiting, Comparator.comparing(task -> (Search<?>) task, ORDER)),
                        task -> daemon(task, "engine-" + number.incrementAndGet()));
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** The same for a search that nobody watches, before all that wait with a higher turn. */
    public <R> CompletableFuture<R> submit(SearchTask<R> task) {
        return submit(task, Progress.unseen(), 0);
    }

    /**
     * Starts a search, or joins an equal one. Cancelling the future, or letting it time out, stops
     * the search unless others still wait for it.
     *
     * @param watcher is told of progress until the future completes: one that joins a search gets
     *     its latest progress at once, and none if the result is cached
     * @param turn among waiting searches the lowest turn comes first, then the earliest
     * @throws EngineBusyException if all threads are busy and the queue is full, or if the pool is
     *     closed
     */
    @SuppressWarnings("unchecked") // A task's result, and its search, are of the task's type.
    public <R> CompletableFuture<R> submit(SearchTask<R> task, Progress<R> watcher, int turn) {
        R known = (R) answers.getIfPresent(task);
        if (known != null) {
            return CompletableFuture.completedFuture(known);
        }
        Search<R> search =
                (Search<R>)
                        running.compute(
                                task,
                                (same, before) ->
                                        before != null && before.join()
                                                ? before
                                                : start(task, turn));
        return search.ticket(watcher);
    }

    private <R> Search<R> start(SearchTask<R> task, int turn) {
        Search<R> search = new Search<>(task, turn);
        if (threads.getQueue().size() >= waiting) {
            throw new EngineBusyException();
        }
        try {
            threads.execute(search);
        } catch (RejectedExecutionException closed) {
            throw new EngineBusyException();
        }
        return search;
    }

    /** Refuses new requests, gives running ones a few seconds to finish, then stops them. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(SECONDS_TO_DRAIN, TimeUnit.SECONDS)) {
                running.values().forEach(Search::stop);
            }
        } catch (InterruptedException interrupted) {
            running.values().forEach(Search::stop);
            Thread.currentThread().interrupt();
        }
    }

    /** A search and its waiters. */
    private final class Search<R> implements Runnable, Progress<R> {
        private final SearchTask<R> task;
        private final int turn;
        private final long arrival = arrivals.getAndIncrement();
        private final Cancellation cancellation = new Cancellation();
        private final CompletableFuture<R> answer = new CompletableFuture<>();
        private final Set<Progress<R>> watchers = new HashSet<>();
        private Optional<R> latest = Optional.empty();
        private int waiting = 1;

        Search(SearchTask<R> task, int turn) {
            this.task = task;
            this.turn = turn;
        }

        @Override
        public void run() {
            try {
                R found = task.search(cancellation, this);
                answers.put(task, found);
                answer.complete(found);
            } catch (RuntimeException | Error failure) {
                answer.completeExceptionally(failure);
            } finally {
                running.remove(task, this);
            }
        }

        /** Adds a waiter; false if the search has been abandoned by all others. */
        synchronized boolean join() {
            if (waiting == 0) {
                return false;
            }
            waiting++;
            return true;
        }

        /** Removes a waiter; the last one to leave stops the search. */
        private void leave() {
            if (isLastToLeave()) {
                stop();
            }
        }

        private synchronized boolean isLastToLeave() {
            waiting--;
            return waiting == 0;
        }

        void stop() {
            cancellation.request();
            if (threads.remove(this)) {
                answer.cancel(false);
                running.remove(task, this);
            }
        }

        @Override
        public synchronized void found(R soFar) {
            latest = Optional.of(soFar);
            watchers.forEach(watcher -> watcher.found(soFar));
        }

        private synchronized void watch(Progress<R> watcher) {
            watchers.add(watcher);
            latest.ifPresent(watcher::found);
        }

        private synchronized void unwatch(Progress<R> watcher) {
            watchers.remove(watcher);
        }

        /** The future of one waiter. */
        CompletableFuture<R> ticket(Progress<R> watcher) {
            watch(watcher);
            CompletableFuture<R> ticket = answer.copy();
            var unused =
                    ticket.whenComplete(
                            (found, failure) -> {
                                unwatch(watcher);
                                if (!answer.isDone()) {
                                    leave();
                                }
                            });
            return ticket;
        }
    }
}
