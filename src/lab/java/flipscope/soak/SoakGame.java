package flipscope.soak;

import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;

/** A game by the naive rules, independent of the code that the server uses. */
final class SoakGame {
    private final StringBuilder transcript = new StringBuilder();
    private long own = Position.START.own();
    private long opponent = Position.START.opponent();
    private boolean blacksTurn = true;

    long own() {
        return own;
    }

    long opponent() {
        return opponent;
    }

    boolean isBlacksTurn() {
        return blacksTurn;
    }

    String transcript() {
        return transcript.toString();
    }

    /** The legal moves of the side to move; empty only if the game is over. */
    long legal() {
        return NaiveRules.mobility(own, opponent);
    }

    boolean isOver() {
        return legal() == 0;
    }

    /** Plays a legal move, then passes if forced. */
    void play(int square) {
        long flipped = NaiveRules.flips(own, opponent, square);
        own |= flipped | Squares.bit(square);
        opponent &= ~flipped;
        transcript.append(Squares.name(square));
        turn();
        if (isOver()) {
            turn();
        }
    }

    private void turn() {
        long mine = own;
        own = opponent;
        opponent = mine;
        blacksTurn = !blacksTurn;
    }
}
