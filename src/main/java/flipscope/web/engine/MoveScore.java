package flipscope.web.engine;

import flipscope.engine.SearchResult;

/**
 * What a move is worth.
 *
 * @param square where it is played
 * @param score the expected final difference in discs for the side that plays it
 * @param exact whether {@code score} is the true value under best play, not an estimate
 * @param depth how many moves were looked ahead, this one counted
 * @param best whether no other move is worth more
 */
public record MoveScore(int square, double score, boolean exact, int depth, boolean best) {

    /** A move after which the other side has this answer. */
    static MoveScore of(int square, SearchResult after) {
        // Subtracted, since the negative of 0.0 would print as -0.0.
        return new MoveScore(square, 0.0 - after.score(), after.exact(), after.depth() + 1, false);
    }

    /** The same, compared with the best score that there is. */
    MoveScore against(double highest) {
        return new MoveScore(square, score, exact, depth, score == highest);
    }
}
