package flipscope.engine.scorefour;

import java.util.Locale;

/**
 * Plays two levels of score four against each other: LEVEL LEVEL GAMES, 100 games if not given. The
 * second may be {@code plain}: alpha-beta without threats, with the nodes of the strongest level.
 */
public final class CubeMatchCommand {
    private CubeMatchCommand() {}

    public static void main(String[] args) {
        int games = args.length > 2 ? Integer.parseInt(args[2]) : 100;
        long before = System.nanoTime();
        CubeMatch match = CubeMatch.of(player(args[0]), player(args[1]), games, /* from= */ 1);
        System.out.printf(
                Locale.ROOT,
                "%s against %s: %d games, %d won, %d drawn, %.0f %% of the points, %.0f s%n",
                args[0],
                args[1],
                match.games(),
                match.wins(),
                match.draws(),
                100 * match.share(),
                (System.nanoTime() - before) / 1e9);
    }

    private static CubeMatch.Player player(String name) {
        return name.equals("plain")
                ? new PlainAlphaBeta(CubeLevel.STRONGEST.effort().nodes())
                : CubeMatch.level(Integer.parseInt(name));
    }
}
