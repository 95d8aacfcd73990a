package flipscope.gtp;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;

/**
 * The game that a controller sets up move by move. Some controllers send every pass, others send
 * none, so a forced pass may be sent once or left out.
 */
final class GtpGame {
    /**
     * A game and whether its last forced pass has been told.
     *
     * @param passed false where no pass is forced
     */
    private record State(Game game, boolean passed) {}

    private final Deque<State> before = new ArrayDeque<>();
    private State now = new State(Game.from(Position.START), false);

    Game game() {
        return now.game();
    }

    /** The side whose move or pass comes next. */
    Side next() {
        return now.passed() ? game().turn().toMove() : game().position().toMove();
    }

    /** Whether a side has to pass now. At the end of a game both may, as often as they like. */
    boolean mustPass(Side side) {
        return game().isOver() || side == next() && game().mustPass() && !now.passed();
    }

    /** The position in which a side moves; a pass of the other side before it may be left out. */
    Position turn(Side side) {
        Position turn = game().turn();
        if (game().isOver() || turn.toMove() != side) {
            throw refusal(side);
        }
        return turn;
    }

    /** Plays a move, or a pass. */
    void play(Side side, OptionalInt square) {
        State next = square.isEmpty() ? passed(side) : played(side, square.getAsInt());
        before.push(now);
        now = next;
    }

    private State passed(Side side) {
        if (!mustPass(side)) {
            throw refusal(side);
        }
        return new State(game(), !game().isOver());
    }

    /** Names the side to move to a controller that moves for the other one. */
    private GtpFailure refusal(Side side) {
        boolean other = !game().isOver() && side != next();
        return new GtpFailure(
                other
                        ? GtpFailure.ILLEGAL + ": " + next().title() + " is to move"
                        : GtpFailure.ILLEGAL);
    }

    private State played(Side side, int square) {
        if (!turn(side).isLegal(square)) {
            throw new GtpFailure(GtpFailure.ILLEGAL);
        }
        return new State(game().play(square), false);
    }

    /** Takes back the last move, or the last pass that was told. */
    void undo() {
        if (before.isEmpty()) {
            throw new GtpFailure("cannot undo");
        }
        now = before.pop();
    }
}
