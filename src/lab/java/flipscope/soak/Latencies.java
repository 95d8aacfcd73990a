package flipscope.soak;

import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAccumulator;

/** A histogram of request times in tenths of a millisecond, with constant memory. */
final class Latencies {
    private static final long TENTH = 100_000;
    private static final int SLOTS = 100_000;

    private static final int KEPT = 12;

    private record Timed(long nanoseconds, String what) implements Comparable<Timed> {
        @Override
        public int compareTo(Timed other) {
            return Long.compare(nanoseconds, other.nanoseconds);
        }

        @Override
        public String toString() {
            return nanoseconds / 1_000_000 + " ms " + what;
        }
    }

    private final PriorityQueue<Timed> slowest = new PriorityQueue<>();
    private final AtomicLongArray counts = new AtomicLongArray(SLOTS);
    private final LongAccumulator longest = new LongAccumulator(Math::max, 0);

    /**
     * @param what was asked for
     */
    void add(long nanoseconds, String what) {
        add(nanoseconds);
        synchronized (slowest) {
            slowest.add(new Timed(nanoseconds, what));
            if (slowest.size() > KEPT) {
                slowest.remove();
            }
        }
    }

    /** The slowest ones, the fastest of these first. */
    List<String> slowest() {
        synchronized (slowest) {
            return slowest.stream().sorted().map(Timed::toString).toList();
        }
    }

    void add(long nanoseconds) {
        counts.incrementAndGet((int) Math.min(SLOTS - 1, nanoseconds / TENTH));
        longest.accumulate(nanoseconds);
    }

    private long all() {
        long all = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            all += counts.get(slot);
        }
        return all;
    }

    /** The quantile {@code part}, 0 to 1, in milliseconds. */
    double at(double part) {
        long wanted = (long) Math.ceil(part * all());
        int slot = 0;
        for (long seen = counts.get(0); seen < wanted; seen += counts.get(slot)) {
            slot++;
        }
        return (slot + 1) * TENTH / 1e6;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d requests, median %.1f ms, p95 %.1f ms, longest %.1f ms",
                all(),
                at(0.5),
                at(0.95),
                longest.get() / 1e6);
    }
}
