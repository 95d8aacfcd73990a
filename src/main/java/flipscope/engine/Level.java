package flipscope.engine;

/**
 * How well the engine plays, from 1 to 10.
 *
 * <p>A level fixes how a position is judged, how many moves and positions are looked at, and how
 * many empty squares are played out exactly. It never looks at a clock, so the same position at the
 * same level has the same answer on every machine. Levels 1 to 3 see the board as beginners do: 1
 * wants many discs at once, 2 and 3 know which squares are good. From 4 on the engine knows why:
 * mobility, corners, stability, parity.
 *
 * @param number 1 to 10
 */
public record Level(int number) {

    /** The weakest. */
    public static final int LOWEST = 1;

    /** The strongest. */
    public static final int HIGHEST = 10;

    /** For a casual player who chose nothing. */
    public static final Level DEFAULT = new Level(3);

    private static final Effort[] EFFORTS = {
        new Effort(new DiscEvaluation(), 1, 1_000, 1, 6),
        new Effort(new SquareEvaluation(), 1, 1_000, 2, 6),
        new Effort(new SquareEvaluation(), 3, 10_000, 6, 10),
        new Effort(new PositionEvaluation(), 2, 10_000, 8, 10),
        new Effort(new PositionEvaluation(), 3, 20_000, 9, 12),
        new Effort(new PositionEvaluation(), 4, 50_000, 10, 12),
        new Effort(new PositionEvaluation(), 6, 100_000, 11, 14),
        new Effort(new PositionEvaluation(), 8, 300_000, 12, 15),
        new Effort(new PositionEvaluation(), 10, 1_000_000, 13, 16),
        new Effort(new PositionEvaluation(), 60, 1_500_000, 18, 18),
    };

    /** No other level knows so early how a game will end. */
    public static final Level STRONGEST = new Level(HIGHEST);

    /** Refuses numbers that are no level. */
    public Level {
        if (number < LOWEST || number > HIGHEST) {
            throw new IllegalArgumentException(
                    "there is no level "
                            + number
                            + "; levels go from "
                            + LOWEST
                            + " to "
                            + HIGHEST);
        }
    }

    /** How many moves a search looks ahead at most. */
    public int ahead() {
        return effort().depth();
    }

    /** From so many empty squares on, the rest of a game is solved. */
    public int exact() {
        return effort().exact();
    }

    /** What the engine does at this level. */
    Effort effort() {
        return EFFORTS[number - LOWEST];
    }
}
