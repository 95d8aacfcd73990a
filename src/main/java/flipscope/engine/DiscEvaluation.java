package flipscope.engine;

/** Judges as most people do in their first game: whoever has more discs is ahead. */
final class DiscEvaluation implements Evaluation {
    @Override
    public int of(long own, long opponent, long mobility, long replies) {
        return PER_DISC * (Long.bitCount(own) - Long.bitCount(opponent));
    }
}
