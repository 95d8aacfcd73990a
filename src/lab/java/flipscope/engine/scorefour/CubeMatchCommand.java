package flipscope.engine.scorefour;

import java.util.Locale;

/**
 * Plays two levels of score four against each other: LEVEL LEVEL GAMES, 100 games if not given. In
 * place of a level, {@code plain} is alpha-beta without threats, with the nodes of the strongest
 * level. {@code 8/20} and {@code plain/20} have a twentieth of the nodes.
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

    private static CubeMatch.Player player(String text) {
        int slash = text.indexOf('/');
        String name = slash < 0 ? text : text.substring(0, slash);
        int part = slash < 0 ? 1 : Integer.parseInt(text.substring(slash + 1));
        return name.equals("plain")
                ? new PlainAlphaBeta(CubeLevel.STRONGEST.effort().nodes() / part)
                : level(Integer.parseInt(name), part);
    }

    /**
     * A level with a part of its nodes; then it has no depth that it searches whatever it takes.
     */
    private static CubeMatch.Player level(int number, int part) {
        CubeEffort whole = new CubeLevel(number).effort();
        CubeEffort effort =
                new CubeEffort(
                        whole.depth(),
                        0,
                        whole.nodes() / part,
                        whole.threats() / part,
                        whole.tableBits());
        return part == 1 ? CubeMatch.level(number) : CubeMatch.effort(effort);
    }
}
