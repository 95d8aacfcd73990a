package flipscope.rules;

/**
 * One move of a game: one disc placed. A pass is no ply; it is noted on the move that follows it.
 *
 * @param number counted from 1
 * @param before the position in which the move is played; its side to move plays it
 * @param square where the disc goes
 * @param flips the discs that turn; at least one, for the move is legal
 * @param afterPass whether the other side had to pass just before this move
 */
public record Ply(int number, Position before, int square, long flips, boolean afterPass) {

    /** Who plays it. */
    public Side side() {
        return before.toMove();
    }

    /** The position that it leads to, the other side to move; that side may have to pass. */
    public Position after() {
        return before.played(square, flips);
    }
}
