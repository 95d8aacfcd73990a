package flipscope.web.engine;

import flipscope.text.Messages;

/**
 * How far estimates may be off while the game cannot be played out: the cost of a move, and a
 * score.
 *
 * <p>Costs were measured by {@code flipscope.engine.CostErrors}, in the test sources, on positions
 * with 20 to 22 empty squares that are used nowhere else. Both comparisons of the review were
 * checked against the true cost, found by playing out the endgame; the error is by how much the
 * smaller of the two costs exceeds it. Earlier in the game the reference was a longer search, and
 * the errors were smaller. {@code engine/cost-errors.txt} lists every move, and a test recounts
 * them.
 *
 * <p>Scores were measured by {@code flipscope.engine.ScoreErrors} in the same way, with 19 to 21
 * empty squares: {@code engine/score-errors.txt}. They are further off than costs, since what one
 * move is overrated by, the other moves of the position mostly are too.
 */
public final class ErrorMargin {
    private ErrorMargin() {}

    /** A move counts as a mistake only if it seems to cost more discs than this. */
    public static final int DISCS = 8;

    /** How many moves were measured. */
    public static final int MEASURED = 150;

    /** For how many per cent of them the error was at most {@link #DISCS}. */
    public static final int OF_A_HUNDRED = 99;

    /** By how many discs a score may be off, up or down. */
    public static final int OF_A_SCORE = 19;

    /** By how many discs it is off at most in half of all cases. */
    public static final int OF_HALF_THE_SCORES = 6;

    /** How many scores were measured. */
    public static final int SCORES_MEASURED = 150;

    /** For how many per cent of them the error was at most {@link #OF_A_SCORE}. */
    public static final int SCORES_OF_A_HUNDRED = 96;

    /** The margin of a score, in a sentence. */
    public static String ofScores(Messages words) {
        return words.text(
                "analysis.margin",
                SCORES_MEASURED,
                OF_HALF_THE_SCORES,
                SCORES_OF_A_HUNDRED,
                OF_A_SCORE);
    }
}
