package flipscope.web.play.puzzle;

import flipscope.puzzle.ExactEnd;
import flipscope.puzzle.Puzzle;
import flipscope.rules.Game;
import flipscope.rules.Position;
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
record PuzzlePlay(Side side, Game game, int tried, int lead, List<Integer> answers) {
    private static final int NONE = -1;

    /** The first move of a list that cannot be played. */
    static final class IllegalMove extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final int square;
        private final long legal;

        IllegalMove(int square, Position at) {
            super(null, null, false, false);
            this.square = square;
            this.legal = at.legalMoves();
        }

        int square() {
            return square;
        }

        long legal() {
            return legal;
        }
    }

    /** The puzzle before the first move. */
    static PuzzlePlay of(Puzzle puzzle) {
        Game game = puzzle.game();
        return new PuzzlePlay(game.turn().toMove(), game, NONE, 1, List.of());
    }

    /**
     * The puzzle after the person's moves, up to the first that does not win.
     *
     * @throws IllegalMove if one cannot be played
     */
    PuzzlePlay after(List<Integer> moves) {
        PuzzlePlay play = this;
        for (int square : moves) {
            play = play.isWrong() ? play : play.after(square);
        }
        return play;
    }

    private PuzzlePlay after(int square) {
        Position at = game.turn();
        if (game.isOver() || !at.isLegal(square)) {
            throw new IllegalMove(square, at);
        }
        Game played = game.play(square);
        int before = played.plies().size();
        Game answered = answered(played);
        List<Integer> replies = answered.moves().subList(before, answered.plies().size());
        return new PuzzlePlay(side, answered, square, ExactEnd.lead(at, square), replies);
    }

    private Game answered(Game played) {
        Game answered = played;
        while (!answered.isOver() && answered.turn().toMove() != side) {
            answered = answered.play(ExactEnd.best(answered.turn()));
        }
        return answered;
    }

    boolean isBegun() {
        return tried != NONE;
    }

    /** Whether the last move does not win. */
    boolean isWrong() {
        return lead <= 0;
    }

    boolean isSolved() {
        return isBegun() && !isWrong() && game.isOver();
    }

    /** The move to show to somebody who does not find it. */
    int best() {
        return ExactEnd.best(game.turn());
    }
}
