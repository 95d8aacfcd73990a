package flipscope.soak;

import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;

/** A game by plain rules, which shares nothing with what the server computes with. */
final class SoakGame {
    private final StringBuilder transcript = new StringBuilder();
    private long own = Position.START.own();
    private long opponent = Position.START.opponent();
    private boolean blacksTurn = true;

    /** The discs of the side to move. */
    long own() {
        return own;
    }

    /** The discs of the other side. */
    long opponent() {
        return opponent;
    }

    boolean isBlacksTurn() {
        return blacksTurn;
    }

    /** The moves so far. */
    String transcript() {
        return transcript.toString();
    }

    /** The squares where the side to move may play; none only when the game is over. */
    long legal() {
        return NaiveRules.mobility(own, opponent);
    }

    boolean isOver() {
        return legal() == 0;
    }

    /** Plays a legal move, and takes the pass that it may force. */
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
