package flipscope.engine;

/**
 * Judges a position without looking ahead.
 *
 * <p>The opponent's view is the negative of ours, and turning or mirroring the board does not
 * change it.
 */
interface Evaluation {
    /** Evaluations, and the searches that use them, count in hundredths of a disc. */
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
