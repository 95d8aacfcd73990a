package flipscope.engine;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Score;
import flipscope.rules.Side;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Measures the engine: how long each level takes for a move, and how it does against the level
 * below.
 *
 * <p>Run it with {@code mvn -q -Pbench compile exec:java
 * -Dmain.class=flipscope.engine.EngineReport}. Times are those of the processor, so that other work
 * on the machine counts little.
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
            match(new Level(number), new Level(number - 1));
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
    private static void match(Level level, Level below) {
        int won = 0;
        int lost = 0;
        for (int game = 0; game < GAMES; game++) {
            Position opening = RandomPositions.reachable(game / 2, 8 + game / 2 % 8);
            int lead = play(opening, game % 2 == 0 ? Side.BLACK : Side.WHITE, level, below);
            won += lead > 0 ? 1 : 0;
            lost += lead < 0 ? 1 : 0;
        }
        System.out.printf("%5d  %3d  %5d  %4d%n", level.number(), won, GAMES - won - lost, lost);
    }

    private static int play(Position opening, Side side, Level level, Level below) {
        Game game = Game.from(opening);
        while (!game.isOver()) {
            Position turn = game.turn();
            game = game.play(Engine.best(turn, turn.toMove() == side ? level : below).square());
        }
        return Score.onBoard(game.position()).official().lead(side);
    }
}
