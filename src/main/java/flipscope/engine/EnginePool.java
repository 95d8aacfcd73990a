package flipscope.engine;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.work.HeapShare;
import flipscope.work.Owner;
import flipscope.work.Work;
import flipscope.work.WorkPool;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Runs searches, each in its owner's turn.
 *
 * <p>It knows no game. Since a result depends on its task alone, equal tasks share one search, and
 * results are cached.
 */
public final class EnginePool implements AutoCloseable {
    /** The memory of a task and its result: a line of sixty moves, and thirty at the root. */
    private static final int BYTES_OF_A_RESULT = 2_000;

    private static final int SECONDS_TO_DRAIN = 3;

    private final WorkPool threads;
    private final ConcurrentMap<SearchTask<?>, Search<?>> running = new ConcurrentHashMap<>();
    private final Cache<SearchTask<?>, Object> answers =
            HeapShare.SEARCHES.cache((task, result) -> BYTES_OF_A_RESULT);

    /**
     * @param threads may do other work too
     */
    public EnginePool(WorkPool threads) {
        this.threads = threads;
    }

    /**
     * Starts a search, or joins an equal one. Cancelling the future, or letting it time out, stops
     * the search unless others still wait for it.
     *
     * @param watcher is told of progress until the future completes: one that joins a search gets
     *     its latest progress at once, and none if the result is cached
     * @param owner whose turn it takes; one that is joined keeps its owner
     * @throws EngineBusyException if the pool is closed
     */
    @SuppressWarnings("unchecked") // A task's result, and its search, are of the task's type.
    public <R> CompletableFuture<R> submit(SearchTask<R> task, Consumer<R> watcher, Owner owner) {
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
                                                : start(task, owner));
        return search.ticket(watcher);
    }

    private <R> Search<R> start(SearchTask<R> task, Owner owner) {
        Search<R> search = new Search<>(task, owner);
        try {
            threads.submit(owner, search);
        } catch (RejectedExecutionException closed) {
            throw new EngineBusyException();
        }
        return search;
    }

    /**
     * Refuses new requests and those that wait, gives running ones a few seconds to finish, then
     * stops them. Whoever still waits is told that the engine is busy.
     */
    @Override
    public void close() {
        threads.close();
        try {
            if (!threads.await(SECONDS_TO_DRAIN)) {
                running.values().forEach(Search::refuse);
            }
        } catch (InterruptedException interrupted) {
            running.values().forEach(Search::refuse);
            Thread.currentThread().interrupt();
        }
    }

    /** A search and its waiters. */
    private final class Search<R> implements Work, Consumer<R> {
        private final SearchTask<R> task;
        private final Owner owner;
        private final AtomicBoolean cancelled = new AtomicBoolean();
        private final CompletableFuture<R> answer = new CompletableFuture<>();
        private final Set<Consumer<R>> watchers = new HashSet<>();
        private Optional<R> latest = Optional.empty();
        private int waiting = 1;

        Search(SearchTask<R> task, Owner owner) {
            this.task = task;
            this.owner = owner;
        }

        @Override
        public void run() {
            try {
                R found = task.search(cancelled, this);
                answers.put(task, found);
                answer.complete(found);
            } catch (RuntimeException failure) {
                answer.completeExceptionally(failure);
            } catch (Error failure) {
                answer.completeExceptionally(failure);
                throw failure;
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

        /** Removes a waiter; whether nobody waits any more. */
        private synchronized boolean isLastToLeave() {
            waiting--;
            return waiting == 0;
        }

        void stop() {
            cancelled.set(true);
            if (threads.remove(owner, this)) {
                answer.cancel(false);
                running.remove(task, this);
            }
        }

        @Override
        public void refuse() {
            cancelled.set(true);
            answer.completeExceptionally(new EngineBusyException());
            running.remove(task, this);
        }

        @Override
        public synchronized void accept(R soFar) {
            latest = Optional.of(soFar);
            watchers.forEach(watcher -> watcher.accept(soFar));
        }

        private synchronized void watch(Consumer<R> watcher) {
            watchers.add(watcher);
            latest.ifPresent(watcher);
        }

        private synchronized void unwatch(Consumer<R> watcher) {
            watchers.remove(watcher);
        }

        /** The future of one waiter. */
        CompletableFuture<R> ticket(Consumer<R> watcher) {
            watch(watcher);
            CompletableFuture<R> ticket = answer.copy();
            var unused =
                    ticket.whenComplete(
                            (found, failure) -> {
                                unwatch(watcher);
                                if (!answer.isDone() && isLastToLeave()) {
                                    stop();
                                }
                            });
            return ticket;
        }
    }
}
