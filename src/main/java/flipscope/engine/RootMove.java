package flipscope.engine;

/**
 * What a search found for one move at its root.
 *
 * @param square where the move is played
 * @param score the expected final difference in discs, for the side that moves
 * @param atMost whether the move was cut off when it could no longer be the best: its true score is
 *     then {@code score} or less
 * @param nodes how many positions were visited below this move, over all depths
 */
public record RootMove(int square, double score, boolean atMost, long nodes) {}
