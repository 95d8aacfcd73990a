package flipscope.engine;

import flipscope.core.PopCount;

/** Evaluates as most people do in their first game: by the difference in discs. */
final class DiscEvaluation implements Evaluation {
    @Override
    public int of(long own, long opponent, long mobility, long replies) {
        return PER_DISC * (PopCount.hardware(own) - PopCount.hardware(opponent));
    }
}
