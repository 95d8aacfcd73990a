package flipscope.web.engine;

import flipscope.engine.SearchResult;

/**
 * What a move is worth, and how sure that is: an estimate must never be taken for a proof.
 *
 * @param square where the move is played
 * @param score the expected final difference in discs for the side that moves
 * @param exact whether {@code score} is the true value under best play, not an estimate
 * @param depth how many moves the search looked ahead, including this one
 * @param best whether no other move has a higher score
 */
public record MoveScore(int square, double score, boolean exact, int depth, boolean best) {

    /** The score of a move from the opponent's search result after it. */
    static MoveScore of(int square, SearchResult after) {
        // Subtracted, since the negative of 0.0 would print as -0.0.
        return new MoveScore(square, 0.0 - after.score(), after.exact(), after.depth() + 1, false);
    }

    /** A copy whose {@code best} compares it with the highest score. */
    MoveScore against(double highest) {
        return new MoveScore(square, score, exact, depth, score == highest);
    }
}
