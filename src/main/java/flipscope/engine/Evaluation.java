package flipscope.engine;

/**
 * Evaluates a position without looking ahead.
 *
 * <p>Turning or mirroring the board does not change the value. Swapping the sides negates it,
 * except where it matters who is to move.
 */
public interface Evaluation {
    /** The unit of evaluations, and of the searches that use them: hundredths of a disc. */
    int PER_DISC = 100;

    /**
     * The expected final difference in discs for {@code own}, in hundredths of a disc: between
     * -6400 and 6400.
     *
     * @param mobility the legal moves of {@code own}
     * @param replies the moves that {@code opponent} would have if it were to move
     */
    int of(long own, long opponent, long mobility, long replies);
}
