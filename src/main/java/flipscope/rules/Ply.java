package flipscope.rules;

/**
 * One move of a game. A pass is not a ply of its own; the move after it records it.
 *
 * @param number counted from 1
 * @param before the position in which its side to move plays the move
 * @param square where the disc is placed
 * @param flips the discs flipped; at least one, since the move is legal
 * @param afterPass whether the other side had to pass just before this move
 */
public record Ply(int number, Position before, int square, long flips, boolean afterPass) {

    public Side side() {
        return before.toMove();
    }

    /** The position after the move with the other side to move, which may have to pass. */
    public Position after() {
        return before.played(square, flips);
    }
}
