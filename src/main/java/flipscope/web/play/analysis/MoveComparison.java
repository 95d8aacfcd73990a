package flipscope.web.play.analysis;

/**
 * The scores of two moves of a position, found by searches of equal depth.
 *
 * @param score of the played move, for the side that played it
 * @param betterScore of the move that seemed best
 */
record MoveComparison(double score, double betterScore) {

    /** The cost of the move in whole discs, as displayed; 0 if it is no worse. */
    long cost() {
        return Math.max(0, Math.round(betterScore) - Math.round(score));
    }
}
