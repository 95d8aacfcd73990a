package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Has level 10 search ten positions at once, then each alone, and compares what it found; to be run
 * with {@code -Xmx512m}, in which this must fit.
 */
public final class TenAtOnce {
    private static final int SEARCHES = 10;

    private TenAtOnce() {}

    /** The number of empty squares, 20 if not given. */
    public static void main(String[] args) throws Exception {
        int empties = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        List<Position> positions =
                IntStream.range(0, SEARCHES)
                        .mapToObj(seed -> RandomPositions.reachable(seed, 64 - empties))
                        .toList();
        List<SearchResult> together = together(positions);
        List<SearchResult> alone = positions.stream().map(TenAtOnce::search).toList();
        System.out.printf(
                Locale.ROOT,
                "%d searches at once in %d MB: %s as alone%n",
                SEARCHES,
                Runtime.getRuntime().maxMemory() >> 20,
                together.equals(alone) ? "the same" : "not the same");
        if (!together.equals(alone)) {
            throw new AssertionError(together + " but alone " + alone);
        }
    }

    private static List<SearchResult> together(List<Position> positions) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(SEARCHES);
        try {
            List<Callable<SearchResult>> searches =
                    positions.stream()
                            .map(at -> (Callable<SearchResult>) () -> search(at))
                            .toList();
            List<SearchResult> found = new ArrayList<>();
            for (Future<SearchResult> each : threads.invokeAll(searches)) {
                found.add(each.get());
            }
            return found;
        } finally {
            threads.shutdown();
        }
    }

    private static SearchResult search(Position at) {
        return Engine.best(at, Level.STRONGEST);
    }
}
