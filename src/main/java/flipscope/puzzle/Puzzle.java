package flipscope.puzzle;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;

/**
 * A position in which exactly one move wins.
 *
 * @param moves the transcript of the game that led to it
 * @param win the square of the move that wins
 */
public record Puzzle(String moves, int win) {

    /** The game that led to it. */
    public Game game() {
        return TranscriptText.read(moves);
    }
}
