package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;

/** Plays moves and reports where and why one is not legal. */
final class TranscriptReplay {

    private final Cursor cursor;
    private Game game;

    /** Whether the pass that is due has already been read. */
    private boolean passed;

    TranscriptReplay(Cursor cursor, Position start) {
        this.cursor = cursor;
        this.game = Game.from(start);
    }

    Game game() {
        return game;
    }

    /**
     * Plays a move that the text assigns to a side.
     *
     * @param from where the move begins in the text
     */
    void play(Side side, int square, int from) {
        if (!game.isOver() && game.turn().toMove() != side) {
            throw problem(
                    NotationProblem.RECORD_SIDE,
                    from,
                    nextNumber(),
                    Squares.name(square),
                    from + 1,
                    number(side));
        }
        play(square, from);
    }

    /**
     * Plays a move, after a pass if one is due.
     *
     * @param from where the move begins in the text
     */
    void play(int square, int from) {
        Position turn = game.turn();
        long move = Squares.bit(square);
        if (game.isOver()) {
            throw over(from);
        }
        if ((turn.empty() & move) == 0) {
            throw illegal(NotationProblem.TRANSCRIPT_OCCUPIED, square, from);
        }
        if (!turn.isLegal(square)) {
            throw illegal(NotationProblem.TRANSCRIPT_NO_FLIPS, square, from);
        }
        game = game.play(square);
        passed = false;
    }

    /**
     * Accepts a written pass. It changes nothing, since the game infers passes.
     *
     * @param from where it begins in the text
     */
    void pass(int from) {
        if (game.isOver()) {
            throw over(from);
        }
        if (passed || !game.mustPass()) {
            Position turn = game.turn();
            throw problem(
                    NotationProblem.TRANSCRIPT_PASS,
                    from,
                    nextNumber(),
                    from + 1,
                    number(turn.toMove()),
                    legal(turn));
        }
        passed = true;
    }

    private NotationException illegal(NotationProblem problem, int square, int from) {
        Position turn = game.turn();
        String name = Squares.name(square);
        return problem(
                problem, from, nextNumber(), name, from + 1, number(turn.toMove()), legal(turn));
    }

    private NotationException over(int from) {
        String written = cursor.readSince(from);
        return problem(NotationProblem.TRANSCRIPT_OVER, from, nextNumber(), written, from + 1);
    }

    private NotationException problem(NotationProblem problem, int from, Object... arguments) {
        return cursor.problem(problem, from, cursor.offset(), arguments);
    }

    private int nextNumber() {
        return game.plies().size() + 1;
    }

    /** The number of a side in messages. */
    private static int number(Side side) {
        return side == Side.BLACK ? 0 : 1;
    }

    private static String legal(Position turn) {
        return Squares.names(turn.legalMoves());
    }
}
