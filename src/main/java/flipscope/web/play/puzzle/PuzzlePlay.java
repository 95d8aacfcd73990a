package flipscope.web.play.puzzle;

import flipscope.puzzle.ExactEnd;
import flipscope.puzzle.Puzzle;
import flipscope.rules.Game;
import flipscope.rules.Side;
import java.util.List;

/**
 * A puzzle as far as it has been played: after each move the other side has answered with its best.
 *
 * @param side the side that is to win
 * @param game the whole game, with the moves before the puzzle
 * @param tried the person's last move; -1 before the first
 * @param lead by how much that move wins under best play; not positive if it does not
 * @param answers the moves with which it was answered
 */
public record PuzzlePlay(Side side, Game game, int tried, int lead, List<Integer> answers) {
    private static final int NONE = -1;

    /** The puzzle before the first move. */
    static PuzzlePlay of(Puzzle puzzle) {
        Game game = puzzle.game();
        return new PuzzlePlay(game.turn().toMove(), game, NONE, 1, List.of());
    }

    /** Whether a move can be played. */
    boolean takes(int square) {
        return !game.isOver() && game.turn().isLegal(square);
    }

    /** The puzzle after a move of the person's. */
    PuzzlePlay after(int square) {
        Game played = game.play(square);
        int before = played.plies().size();
        Game answered = played;
        while (!answered.isOver() && answered.turn().toMove() != side) {
            answered = answered.play(ExactEnd.best(answered.turn()));
        }
        List<Integer> replies = answered.moves().subList(before, answered.plies().size());
        return new PuzzlePlay(side, answered, square, ExactEnd.lead(game.turn(), square), replies);
    }

    boolean isBegun() {
        return tried != NONE;
    }

    /** Whether the last move does not win. */
    boolean isWrong() {
        return lead <= 0;
    }

    public boolean isSolved() {
        return isBegun() && !isWrong() && game.isOver();
    }

    /** The move to show to somebody who does not find it. */
    int best() {
        return ExactEnd.best(game.turn());
    }
}
