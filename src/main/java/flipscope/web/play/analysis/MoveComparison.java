package flipscope.web.play.analysis;

/**
 * What two moves of a position are worth, as one look at both finds it.
 *
 * @param score of the move that was played, for the side that plays it
 * @param betterScore of the move that seemed the best
 */
record MoveComparison(double score, double betterScore) {

    /** What the move cost, in whole discs, as the two scores are shown; none if it is no worse. */
    long cost() {
        return Math.max(0, Math.round(betterScore) - Math.round(score));
    }
}
