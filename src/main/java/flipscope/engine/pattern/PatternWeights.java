package flipscope.engine.pattern;

import flipscope.core.PopCount;

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

    private final Table[] tables = new Table[STAGES];

    /** The weights of one stage. */
    private static final class Table implements PatternSum.Weights {
        private final short[] weights;

        Table(short[] weights) {
            this.weights = weights;
        }

        @Override
        public int of(int place) {
            return weights[place];
        }
    }

    /** Copies a table of {@link PatternSum#PLACES} weights for each stage. */
    public PatternWeights(short[][] byStage) {
        for (int stage = 0; stage < STAGES; stage++) {
            tables[stage] = new Table(byStage[stage].clone());
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
        return tables[stage].of(place);
    }

    /**
     * The sum of the weights of a position.
     *
     * @param mobility the legal moves of {@code own}
     * @param replies the moves that {@code opponent} would have if it were to move
     */
    public int sum(long own, long opponent, long mobility, long replies) {
        Table table = tables[stage(PopCount.hardware(own | opponent))];
        return PatternSum.of(own, opponent, mobility, replies, table);
    }
}
