package flipscope.engine;

import java.util.Locale;

/**
 * Plays a level against another level, or against each of the {@link Beginners}: {@code 4 3 100} or
 * {@code 1 beginners 40}. Levels play each other from random openings; a beginner begins at the
 * standard position, with another seed each game.
 */
public final class MatchCommand {
    private MatchCommand() {}

    /** The level, its opponent, and how many games. */
    public static void main(String[] args) {
        int level = Integer.parseInt(args[0]);
        int games = args.length > 2 ? Integer.parseInt(args[2]) : 100;
        if (args[1].equals("beginners")) {
            for (Beginners beginner : Beginners.values()) {
                tell(beginner.title(), "level " + level, against(beginner, level, games));
            }
        } else {
            Match.Players other = Match.level(Integer.parseInt(args[1]));
            tell(
                    "level " + level,
                    "level " + args[1],
                    Match.between(Match.level(level), other, games));
        }
    }

    /** The games of a beginner against a level. */
    static Match against(Beginners beginner, int level, int games) {
        return Match.fromTheStart(beginner::player, Match.level(level), games);
    }

    private static void tell(String one, String other, Match match) {
        System.out.printf(
                Locale.ROOT,
                "%s against %s: %d games, %d won, %d lost, %.0f %% of the points%n",
                one,
                other,
                match.games(),
                match.wins(),
                match.losses(),
                100 * match.share());
    }
}
