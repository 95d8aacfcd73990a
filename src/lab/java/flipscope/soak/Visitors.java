package flipscope.soak;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;

/** Clients that ask for page after page, and what they are told: times and statuses by kind. */
final class Visitors {
    private final Map<String, Latencies> times = new ConcurrentSkipListMap<>();
    private final Map<String, Map<Integer, LongAdder>> statuses = new ConcurrentHashMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private final CountDownLatch end = new CountDownLatch(1);

    /**
     * Sends requests at a rate, whether or not those before have been answered: a server that falls
     * behind is asked for no less. A request's time begins when it is due.
     *
     * @param rate requests in a second
     */
    void startAtRate(String kind, int rate, PlainClient client, IntFunction<String> paths) {
        add(kind);
        Thread thread = new Thread(() -> ask(kind, rate, client, paths), kind);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    private void ask(String kind, int rate, PlainClient client, IntFunction<String> paths) {
        ExecutorService each = Executors.newCachedThreadPool();
        long begin = System.nanoTime();
        try {
            long due = begin;
            for (int at = 0; !end.await(due - System.nanoTime(), TimeUnit.NANOSECONDS); ) {
                String path = paths.apply(at++);
                long now = due;
                each.execute(() -> get(kind, now, client, path));
                due = begin + at * TimeUnit.SECONDS.toNanos(1) / rate;
            }
            each.shutdown();
            boolean unused = each.awaitTermination(60, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void add(String kind) {
        times.computeIfAbsent(kind, each -> new Latencies());
        statuses.computeIfAbsent(kind, each -> new ConcurrentSkipListMap<>());
    }

    private void get(String kind, long begin, PlainClient client, String path) {
        int status = client.get(path);
        times.get(kind).add(System.nanoTime() - begin, path);
        statuses.get(kind).computeIfAbsent(status, each -> new LongAdder()).increment();
    }

    /**
     * Starts some clients.
     *
     * @param pause between two requests of one, in milliseconds
     * @param paths the path of a request, from its number
     */
    void start(String kind, int count, int pause, PlainClient client, IntFunction<String> paths) {
        add(kind);
        for (int number = 0; number < count; number++) {
            int first = number;
            Thread thread =
                    new Thread(
                            () -> visit(kind, pause, client, at -> paths.apply(first + at * count)),
                            kind + "-" + number);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
    }

    private void visit(String kind, int pause, PlainClient client, IntFunction<String> paths) {
        try {
            for (int at = 0; !end.await(pause, TimeUnit.MILLISECONDS); at++) {
                get(kind, System.nanoTime(), client, paths.apply(at));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all of them. */
    void end() throws InterruptedException {
        end.countDown();
        for (Thread thread : threads) {
            thread.join(60_000);
        }
    }

    /** What kinds of them there are. */
    Set<String> kinds() {
        return times.keySet();
    }

    /** How many answers of this kind had one of the given statuses. */
    long count(String kind, int... wanted) {
        long count = 0;
        for (int status : wanted) {
            LongAdder of = statuses.get(kind).get(status);
            count += of == null ? 0 : of.sum();
        }
        return count;
    }

    /** How many answers of this kind there were. */
    long all(String kind) {
        return statuses.get(kind).values().stream().mapToLong(LongAdder::sum).sum();
    }

    /** A quantile in milliseconds. */
    double at(String kind, double part) {
        return times.get(kind).at(part);
    }

    void print(PrintWriter out) {
        times.forEach(
                (kind, all) ->
                        out.printf(
                                "%s: %s, p99 %.1f ms, statuses %s%n  slowest: %s%n",
                                kind,
                                all,
                                all.at(0.99),
                                statuses.get(kind),
                                String.join("\n    ", all.slowest())));
        out.flush();
    }
}
