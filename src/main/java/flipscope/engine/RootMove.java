package flipscope.engine;

/**
 * What a search made of one move of its position.
 *
 * @param square where the move is played
 * @param score the expected final difference in discs after it, for the side that plays it
 * @param atMost whether the move was refused as soon as it could not be the best: then its true
 *     score is {@code score} or less
 * @param nodes how many positions were visited behind this move, all depths together
 */
public record RootMove(int square, double score, boolean atMost, long nodes) {}
