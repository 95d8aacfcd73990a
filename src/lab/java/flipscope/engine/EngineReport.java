package flipscope.engine;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Measures the engine: how long each level takes for a move, and how it does against the level
 * below. Times are those of the processor, so that other work on the machine counts little.
 */
public final class EngineReport {
    private static final int POSITIONS_PER_COUNT = 3;
    private static final int GAMES = 100;

    /** Above this level a match takes long. */
    private static final int MATCHED = 7;

    private EngineReport() {}

    /** Prints both tables. */
    public static void main(String[] arguments) {
        System.out.println("level  median ms  95% ms  slowest ms  million nodes/s");
        for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
            times(new Level(number));
        }
        System.out.println("level  won  drawn  lost against the level below");
        for (int number = Level.LOWEST + 1; number <= MATCHED; number++) {
            match(number);
        }
    }

    /** One row: random positions of every number of discs from 4 to 63. */
    private static void times(Level level) {
        double[] seconds = new double[60 * POSITIONS_PER_COUNT];
        long nodes = 0;
        for (int i = 0; i < seconds.length; i++) {
            Position at = RandomPositions.reachable(i, 4 + i % 60);
            double begun = processorSeconds();
            nodes += Engine.best(at, level).nodes();
            seconds[i] = processorSeconds() - begun;
        }
        double rate = nodes / Arrays.stream(seconds).sum() / 1e6;
        Arrays.sort(seconds);
        System.out.printf(
                "%5d  %9.2f  %6.2f  %10.2f  %15.2f%n",
                level.number(),
                1000 * seconds[seconds.length / 2],
                1000 * seconds[seconds.length * 95 / 100],
                1000 * seconds[seconds.length - 1],
                rate);
    }

    private static double processorSeconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    /** One row: every opening twice, with the sides exchanged. */
    private static void match(int number) {
        Match match = Match.between(Match.level(number), Match.level(number - 1), GAMES);
        int drawn = GAMES - match.wins() - match.losses();
        System.out.printf("%5d  %3d  %5d  %4d%n", number, match.wins(), drawn, match.losses());
    }
}
