package flipscope.engine;

import flipscope.notation.PositionText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.Locale;
import java.util.Random;

/**
 * Measures how far an estimated score is from the truth, or where the game is too long to be played
 * out, from a much longer search. Prints what {@code engine/score-errors.txt} holds, one position a
 * line; the margin of a score is read from there. It takes ten minutes.
 */
public final class ScoreErrors {
    /** The level of the scores on the squares and of the graph. */
    private static final Level LOOK = new Level(7);

    /** Numbers of empty squares, and how many positions are measured at each. */
    private static final int[][] SAMPLES = {
        {19, 50}, {20, 50}, {21, 50}, {28, 15}, {34, 15}, {42, 10}
    };

    /** Far from the seeds that anything else uses. */
    private static final long SEEDS = 91_000_000;

    private ScoreErrors() {}

    /** Prints the positions. */
    public static void main(String[] arguments) {
        System.out.println("# Source: flipscope.engine.ScoreErrors, seeds from " + SEEDS);
        System.out.println("# position; its score at the first look; in truth (~ where a longer");
        System.out.println("# search stands for it)");
        for (int[] sample : SAMPLES) {
            int printed = 0;
            for (long seed = 0; printed < sample[1]; seed++) {
                printed += measured(sample[0], SEEDS + 1000L * sample[0] + seed) ? 1 : 0;
            }
        }
    }

    /** Prints the error of one position; false where the game ended too soon. */
    private static boolean measured(int empties, long seed) {
        Game game = CostErrors.played(empties, seed, new Random(seed));
        if (game.isOver()) {
            return false;
        }
        Position at = game.turn();
        boolean exact = Long.bitCount(at.empty()) <= CostErrors.TRUTH.exact();
        System.out.printf(
                Locale.ROOT,
                "%s; %.2f; %s%.2f%n",
                PositionText.write(at),
                CostErrors.value(at, LOOK.effort()),
                exact ? "" : "~",
                CostErrors.value(at, CostErrors.TRUTH));
        return true;
    }
}
