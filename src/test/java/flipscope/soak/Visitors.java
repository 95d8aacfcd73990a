package flipscope.soak;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
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
     * Starts some clients.
     *
     * @param pause between two requests of one, in milliseconds
     * @param paths the path of a request, from its number
     */
    void start(String kind, int count, int pause, PlainClient client, IntFunction<String> paths) {
        times.computeIfAbsent(kind, each -> new Latencies());
        statuses.computeIfAbsent(kind, each -> new ConcurrentSkipListMap<>());
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
                long before = System.nanoTime();
                int status = client.get(paths.apply(at));
                times.get(kind).add(System.nanoTime() - before);
                statuses.get(kind).computeIfAbsent(status, each -> new LongAdder()).increment();
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
                                "%s: %s, p99 %.1f ms, statuses %s%n",
                                kind, all, all.at(0.99), statuses.get(kind)));
        out.flush();
    }
}
