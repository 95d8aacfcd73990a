package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/**
 * Measures how long level 10 takes in positions of random play with so many empty squares, by the
 * time that the processor spends on this thread: {@code 20 20} is twenty of twenty.
 */
public final class TwentyEmpties {
    private TwentyEmpties() {}

    /** How many positions, and how many empty squares each of them has. */
    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int empties = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        // Two more, before the others, so that the code is compiled when it counts.
        seconds(count + 1, empties);
        seconds(count + 2, empties);
        double[] seconds = new double[count];
        for (int seed = 1; seed <= count; seed++) {
            seconds[seed - 1] = seconds(seed, empties);
        }
        Arrays.sort(seconds);
        System.out.printf(
                Locale.ROOT,
                "%d positions of %d empty squares: median %.2f s, worst %.2f s%n",
                count,
                empties,
                (seconds[(count - 1) / 2] + seconds[count / 2]) / 2,
                seconds[count - 1]);
    }

    private static double seconds(int seed, int empties) {
        Position at = RandomPositions.reachable(seed, 64 - empties);
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        SearchResult found = Engine.best(at, Level.STRONGEST);
        long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        System.out.printf(Locale.ROOT, "seed %d: %.2f s, %s%n", seed, spent / 1e9, found);
        return spent / 1e9;
    }
}
