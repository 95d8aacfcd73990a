package flipscope.soak;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** What players observed: counts, times, and everything that was wrong. */
final class SoakLog {
    private static final List<String> WHEN = List.of("start", "middle", "end");

    private final LongAdder games = new LongAdder();
    private final LongAdder moves = new LongAdder();
    private final LongAdder refusals = new LongAdder();
    private final Queue<String> faults = new ConcurrentLinkedQueue<>();
    private final Map<String, Latencies> latencies = new ConcurrentHashMap<>();
    private final List<String> memory = new ArrayList<>();

    void game() {
        games.increment();
    }

    void move() {
        moves.increment();
    }

    /** Records a response from a busy server that said when to retry. */
    void refused() {
        refusals.increment();
    }

    void fault(String what) {
        faults.add(what);
    }

    void took(String path, long time) {
        latencies.computeIfAbsent(path, each -> new Latencies()).add(time);
    }

    /** Records the memory in use after garbage collection; called at start, middle and end. */
    void memory(boolean measured) {
        String when = WHEN.get(memory.size());
        if (!measured) {
            memory.add(when + " unknown");
            return;
        }
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        memory.add(String.format(Locale.ROOT, "%s %.1f MB", when, used / 1e6));
    }

    /** Whether games were played and nothing was wrong. */
    boolean isSound() {
        return games.sum() > 0 && faults.isEmpty();
    }

    void print(PrintWriter out) {
        out.printf(
                "%d games finished, %d moves, %d times asked again because the engine was busy%n",
                games.sum(), moves.sum(), refusals.sum());
        new TreeMap<>(latencies).forEach((path, times) -> out.println(path + ": " + times));
        out.println("memory: " + String.join(", ", memory));
        out.println(faults.isEmpty() ? "no fault" : faults.size() + " faults");
        faults.forEach(out::println);
    }
}
