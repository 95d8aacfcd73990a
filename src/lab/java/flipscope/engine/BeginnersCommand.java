package flipscope.engine;

import java.util.Locale;

/**
 * Plays a level against each of the {@link Beginners}: {@code 1 40}. Each game begins at the
 * standard position; the beginners and the level have another seed each game.
 */
public final class BeginnersCommand {
    private BeginnersCommand() {}

    /** The level, and how many games. */
    public static void main(String[] args) {
        int level = Integer.parseInt(args[0]);
        int games = args.length > 1 ? Integer.parseInt(args[1]) : 40;
        for (Beginners beginner : Beginners.values()) {
            Match match = against(beginner, level, games);
            System.out.printf(
                    Locale.ROOT,
                    "%s against level %d: %d games, %d won, %d lost, %.0f %% of the points%n",
                    beginner.title(),
                    level,
                    match.games(),
                    match.wins(),
                    match.losses(),
                    100 * match.share());
        }
    }

    /** The games of a beginner against a level. */
    static Match against(Beginners beginner, int level, int games) {
        return Match.fromTheStart(beginner::player, Match.level(level), games);
    }
}
