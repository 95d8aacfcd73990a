package flipscope.engine;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.rules.Position;
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
 * <p>Since a result depends only on position and level, equal requests share one search, and
 * results are cached.
 */
public final class EnginePool implements AutoCloseable {
    private static final int ANSWERS_KEPT = 10_000;
    private static final int SECONDS_TO_DRAIN = 3;
    private static final Comparator<Search> ORDER =
            Comparator.<Search>comparingInt(search -> search.turn)
                    .thenComparingLong(search -> search.arrival);

    /** A search request. The colour of the side to move does not matter. */
    private record Request(long own, long opponent, Level level) {}

    /** Performs a search: {@link Engine#best}, or a substitute in tests. */
    interface Searcher {
        SearchResult best(Position at, Level level, Cancellation cancellation, Progress progress);
    }

    private final Searcher searcher;
    private final ThreadPoolExecutor threads;
    private final int waiting;
    private final AtomicLong arrivals = new AtomicLong();
    private final ConcurrentMap<Request, Search> running = new ConcurrentHashMap<>();
    private final Cache<Request, SearchResult> answers =
            Caffeine.newBuilder().maximumSize(ANSWERS_KEPT).build();

    /** One thread for each processor, and a few places in the queue for each. */
    public EnginePool() {
        this(
                Runtime.getRuntime().availableProcessors(),
                4 * Runtime.getRuntime().availableProcessors(),
                Engine::best);
    }

    EnginePool(int threads, int waiting, Searcher searcher) {
        this.searcher = searcher;
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
                                waiting, Comparator.comparing(task -> (Search) task, ORDER)),
                        task -> daemon(task, "engine-" + number.incrementAndGet()));
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Starts a search, or joins an equal one. Cancelling the future, or letting it time out, stops
     * the search unless others still wait for it.
     *
     * @throws EngineBusyException if all threads are busy and the queue is full, or if the pool is
     *     closed
     */
    public CompletableFuture<SearchResult> submit(Position at, Level level) {
        return submit(at, level, Progress.UNSEEN);
    }

    /**
     * The same with a watcher, which is told of progress until the future completes: a watcher that
     * joins a search gets its latest progress at once, and none if the result is cached.
     */
    public CompletableFuture<SearchResult> submit(Position at, Level level, Progress watcher) {
        return submit(at, level, watcher, 0);
    }

    /**
     * The same with a priority: among waiting searches the lowest turn comes first, then the
     * earliest.
     */
    public CompletableFuture<SearchResult> submit(
            Position at, Level level, Progress watcher, int turn) {
        Request request = new Request(at.own(), at.opponent(), level);
        SearchResult known = answers.getIfPresent(request);
        if (known != null) {
            return CompletableFuture.completedFuture(known);
        }
        return running.compute(
                        request,
                        (r, search) ->
                                search != null && search.join() ? search : start(r, at, turn))
                .ticket(watcher);
    }

    private Search start(Request request, Position at, int turn) {
        Search search = new Search(request, at, turn);
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
    private final class Search implements Runnable, Progress {
        private final Request request;
        private final Position at;
        private final int turn;
        private final long arrival = arrivals.getAndIncrement();
        private final Cancellation cancellation = new Cancellation();
        private final CompletableFuture<SearchResult> answer = new CompletableFuture<>();
        private final Set<Progress> watchers = new HashSet<>();
        private Optional<SearchResult> latest = Optional.empty();
        private int waiting = 1;

        Search(Request request, Position at, int turn) {
            this.request = request;
            this.at = at;
            this.turn = turn;
        }

        @Override
        public void run() {
            try {
                SearchResult found = searcher.best(at, request.level(), cancellation, this);
                answers.put(request, found);
                answer.complete(found);
            } catch (RuntimeException | Error failure) {
                answer.completeExceptionally(failure);
            } finally {
                running.remove(request, this);
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
                running.remove(request, this);
            }
        }

        @Override
        public synchronized void found(SearchResult soFar) {
            latest = Optional.of(soFar);
            watchers.forEach(watcher -> watcher.found(soFar));
        }

        private synchronized void watch(Progress watcher) {
            watchers.add(watcher);
            latest.ifPresent(watcher::found);
        }

        private synchronized void unwatch(Progress watcher) {
            watchers.remove(watcher);
        }

        /** The future of one waiter. */
        CompletableFuture<SearchResult> ticket(Progress watcher) {
            watch(watcher);
            CompletableFuture<SearchResult> ticket = answer.copy();
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
