package flipscope.engine.pattern;

import flipscope.core.PopCount;
import java.util.function.IntUnaryOperator;

/**
 * The weights of all patterns, a table for each stage of the game, in hundredths of a disc.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class PatternWeights {
    public static final int STAGES = 13;

    private static final int FIRST_DISCS = 12;
    private static final int DISCS_PER_STAGE = 4;

    private static final PatternWeights PACKAGED = WeightFile.packaged();

    private final IntUnaryOperator[] tables = new IntUnaryOperator[STAGES];

    /** Copies a table of {@link PatternSum#PLACES} weights for each stage. */
    public PatternWeights(short[][] byStage) {
        for (int stage = 0; stage < STAGES; stage++) {
            short[] weights = byStage[stage].clone();
            tables[stage] = place -> weights[place];
        }
    }

    /** The weights that the engine plays with. */
    public static PatternWeights packaged() {
        return PACKAGED;
    }

    /** The stage of the game, by the number of discs on the board. */
    public static int stage(int discs) {
        return Math.min(STAGES - 1, Math.max(0, discs - FIRST_DISCS) / DISCS_PER_STAGE);
    }

    /** The weight at a place of a stage. */
    int at(int stage, int place) {
        return tables[stage].applyAsInt(place);
    }

    /**
     * The sum of the weights of a position.
     *
     * @param mobility the legal moves of {@code own}
     * @param replies the moves that {@code opponent} would have if it were to move
     */
    public int sum(long own, long opponent, long mobility, long replies) {
        int stage = stage(PopCount.hardware(own | opponent));
        return PatternSum.of(own, opponent, mobility, replies, tables[stage]);
    }
}
