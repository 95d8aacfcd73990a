package flipscope.work;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * Runs work on a few threads and serves its owners in turn. There are twice as many threads as
 * processors. One client gets at most half of them, or a quarter while others are there, and one
 * more for a kind of work that has none: its pages do not wait for its searches. So newcomers are
 * served at once, and half of the processors stay free for light work, however long one client
 * takes.
 */
public final class WorkPool {
    private final ExecutorService executor;
    private final int threads;
    private final RecentClients presence;
    private final FairQueue<Task> waiting = new FairQueue<>();

    /** How much runs of each client, and of each kind of its work. */
    private final Map<String, Integer> runningOf = new HashMap<>();

    private int running;
    private boolean closed;

    /** A pool for this machine. */
    public WorkPool() {
        this(2 * Runtime.getRuntime().availableProcessors());
    }

    /** A pool with this number of threads. */
    public WorkPool(int threads) {
        this(threads, System::nanoTime);
    }

    /**
     * @param time in nanoseconds
     */
    WorkPool(int threads, LongSupplier time) {
        this.threads = threads;
        this.presence = new RecentClients(time);
        AtomicInteger number = new AtomicInteger();
        this.executor =
                Executors.newFixedThreadPool(
                        threads,
                        task -> {
                            Thread thread = new Thread(task, "work-" + number.incrementAndGet());
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    private record Task(Owner owner, Work work) {}

    /**
     * Runs work as soon as it is its owner's turn.
     *
     * @throws RejectedExecutionException if the pool is closed
     */
    public void submit(Owner owner, Work work) {
        add(new Task(owner, work));
        startNext();
    }

    private synchronized void add(Task task) {
        if (closed) {
            throw new RejectedExecutionException("closed");
        }
        waiting.add(task.owner().path(), task);
    }

    /** Removes work that waits; returns whether it did. */
    public synchronized boolean remove(Owner owner, Work work) {
        return waiting.remove(owner.path(), new Task(owner, work));
    }

    private synchronized void startNext() {
        Optional<Task> next = next();
        while (next.isPresent()) {
            start(next.get());
            next = next();
        }
    }

    private Optional<Task> next() {
        return running == threads ? Optional.empty() : waiting.poll(this::mayRun);
    }

    private boolean mayRun(String branch) {
        String client = Owner.client(branch);
        int more = runningOf.containsKey(branch) ? 0 : 1;
        return runningOf.getOrDefault(client, 0) < most(client) + more;
    }

    private void start(Task task) {
        running++;
        runningOf.merge(task.owner().client(), 1, Integer::sum);
        runningOf.merge(task.owner().branch(), 1, Integer::sum);
        executor.execute(() -> run(task));
    }

    private int most(String client) {
        return Math.max(1, threads / (presence.isAlone(client) ? 2 : 4));
    }

    /** Notes that a client has asked for something, heavy or light. */
    public void see(String client) {
        presence.see(client);
    }

    private void run(Task task) {
        try {
            task.work().run();
        } catch (RuntimeException | Error failure) {
            FatalErrors.endAfter(failure);
            throw failure;
        } finally {
            ended(task.owner());
            startNext();
        }
    }

    private synchronized void ended(Owner owner) {
        running--;
        oneLess(owner.client());
        oneLess(owner.branch());
        if (closed) {
            shutDownWhenDone();
        }
    }

    private void oneLess(String name) {
        runningOf.computeIfPresent(name, (same, count) -> count == 1 ? null : count - 1);
    }

    /** Takes no more work, refuses what waits, and finishes what runs. */
    public void close() {
        closing().forEach(each -> each.work().refuse());
    }

    /** What waits, and does so no more. */
    private synchronized List<Task> closing() {
        closed = true;
        List<Task> refused = new ArrayList<>();
        while (!waiting.isEmpty()) {
            waiting.poll(any -> true).ifPresent(refused::add);
        }
        shutDownWhenDone();
        return refused;
    }

    private void shutDownWhenDone() {
        if (running == 0) {
            executor.shutdown();
        }
    }

    /** Returns whether everything is done within some seconds after {@link #close}. */
    public boolean await(int seconds) throws InterruptedException {
        return executor.awaitTermination(seconds, TimeUnit.SECONDS);
    }
}
