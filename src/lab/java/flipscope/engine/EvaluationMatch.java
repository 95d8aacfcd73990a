package flipscope.engine;

import flipscope.match.Tally;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The evaluation by patterns against that by features, all else being equal: {@code 4 200}. Both
 * look as far ahead and play the last 12 squares perfectly.
 */
public final class EvaluationMatch {
    private static final int EXACT = 12;

    private EvaluationMatch() {}

    /** How many moves to look ahead, and how many games. */
    public static void main(String[] args) {
        int ahead = Integer.parseInt(args[0]);
        int games = Integer.parseInt(args[1]);
        Match match =
                Match.between(
                        player(new PatternEvaluation(), ahead),
                        player(new PositionEvaluation(), ahead),
                        games);
        int draws = games - match.wins() - match.losses();
        Tally tally = new Tally(match.wins(), draws, match.losses(), match.discs());
        System.out.printf(
                Locale.ROOT,
                "patterns against features, %d moves ahead: %d won, %d drawn, %d lost;"
                        + " %.1f %% of the points (%.1f to %.1f), %+.1f discs a game%n",
                ahead,
                tally.wins(),
                tally.draws(),
                tally.losses(),
                100 * tally.share(),
                100 * tally.interval().from(),
                100 * tally.interval().to(),
                (double) tally.discs() / games);
    }

    private static Match.Players player(Evaluation evaluation, int ahead) {
        Effort effort = new Effort(evaluation, ahead, Long.MAX_VALUE, EXACT, EXACT, 0);
        return game -> at -> Engine.best(at, effort, 0, new AtomicBoolean(), soFar -> {}).square();
    }
}
