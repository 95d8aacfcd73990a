package flipscope.engine;

import flipscope.engine.pattern.PatternWeights;

/**
 * Evaluates by patterns learned from games. Unlike the other evaluations it knows whose turn it is:
 * swapping the sides does not just negate the value.
 *
 * @param weights or null: those that are packaged, which are loaded when first asked for
 */
public record PatternEvaluation(PatternWeights weights) implements Evaluation {
    /** One disc less than the maximum score, so that a certain 64 beats every estimate. */
    private static final int LIMIT = 63 * PER_DISC;

    /** Evaluates by the weights that are packaged with the program. */
    public PatternEvaluation() {
        this(null);
    }

    @Override
    public int of(long own, long opponent, long mobility, long replies) {
        PatternWeights by = weights == null ? PatternWeights.packaged() : weights;
        // A side without a move passes: then it is the other's turn.
        int sum =
                mobility == 0
                        ? -by.sum(opponent, own, replies, mobility)
                        : by.sum(own, opponent, mobility, replies);
        return Math.max(-LIMIT, Math.min(LIMIT, sum));
    }
}
