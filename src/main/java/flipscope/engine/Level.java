package flipscope.engine;

import flipscope.core.PopCount;

/**
 * The strength of the engine, from 1 to 10.
 *
 * <p>A level fixes how positions are evaluated, how many moves and positions are searched, and how
 * many empty squares are solved exactly. There is no time limit, so the same position at the same
 * level has the same result on every machine. At the levels that vary it follows from the seed of
 * the game too. Levels 1 to 3 see the board as beginners do: 1 maximizes discs, 2 and 3 know which
 * squares are good. From 4 on the engine knows mobility, corners, stability and parity; from 8 on
 * it judges by patterns that it has learned, and looks further where a shallow look decides little.
 * Level 10 looks 14 moves ahead even if that takes it up to twice its number of positions.
 *
 * @param number 1 to 10
 */
public record Level(int number) {

    public static final int LOWEST = 1;

    public static final int HIGHEST = 10;

    /** For a casual player; used if no level is chosen. */
    public static final Level DEFAULT = new Level(3);

    /** Evaluates as most people do in their first game: by the difference in discs. */
    static final Evaluation BY_DISCS =
            (own, opponent, mobility, replies) ->
                    Evaluation.PER_DISC * (PopCount.hardware(own) - PopCount.hardware(opponent));

    private static final Effort[] EFFORTS = {
        new Effort(BY_DISCS, 1, 1_000, 1, 6, 700),
        new Effort(new SquareEvaluation(), 1, 1_000, 2, 6, 160),
        new Effort(new SquareEvaluation(), 3, 10_000, 6, 10, 60),
        new Effort(new PositionEvaluation(), 2, 10_000, 8, 10, 200),
        new Effort(new PositionEvaluation(), 3, 20_000, 9, 12, 200),
        new Effort(new PositionEvaluation(), 4, 50_000, 10, 12, 0),
        new Effort(new PositionEvaluation(), 6, 100_000, 11, 14, 0),
        Effort.full(new PatternEvaluation(), 10, 300_000, 15, 16),
        Effort.full(new PatternEvaluation(), 12, 1_000_000, 16, 18),
        Effort.full(new PatternEvaluation(), 60, 5_000_000, 20, 19).atLeast(14),
    };

    /** The level that solves the game earliest. */
    public static final Level STRONGEST = new Level(HIGHEST);

    /** Checks the number. */
    public Level {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException(
                    "there is no level %s; levels go from %s to %s"
                            .formatted(number, LOWEST, HIGHEST));
        }
    }

    /** The maximum search depth. */
    public int ahead() {
        return effort().depth();
    }

    /** The number of empty squares from which the game is solved. */
    public int exact() {
        return effort().exact();
    }

    /** Whether games of different seeds differ. */
    public boolean varies() {
        return effort().spread() > 0;
    }

    /** The work of the engine at this level. */
    Effort effort() {
        return EFFORTS[number - LOWEST];
    }
}
