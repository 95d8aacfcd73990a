package flipscope.engine.training;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;
import flipscope.core.PopCount;
import flipscope.engine.SelfPlay.Played;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.List;

/** A game played again, with all its positions in which a side can move. */
final class Replay {
    private final int plies;
    private final long[] own;
    private final long[] opponent;

    /** The score of each position's side to move when the game was over. */
    private final int[] scores;

    /**
     * Plays legal moves from the start.
     *
     * @throws IllegalArgumentException if a move is not legal
     */
    Replay(List<Integer> squares) {
        plies = squares.size();
        own = new long[plies + 1];
        opponent = new long[plies + 1];
        scores = new int[plies + 1];
        boolean[] changed = new boolean[plies + 1];
        own[0] = Position.START.own();
        opponent[0] = Position.START.opponent();
        for (int ply = 0; ply < plies; ply++) {
            changed[ply + 1] = play(ply, squares.get(ply));
        }
        scores[plies] = finalScore(own[plies], opponent[plies]);
        for (int ply = plies; ply > 0; ply--) {
            scores[ply - 1] = changed[ply] ? -scores[ply] : scores[ply];
        }
    }

    /** The game, if all its moves are legal. */
    static Played checked(Played game) {
        if (game.considered() < 0 || game.considered() > new Replay(game.squares()).plies()) {
            throw new IllegalArgumentException("no move is number " + game.considered());
        }
        return game;
    }

    /** Plays a move; whether it is the other side's turn then. */
    private boolean play(int ply, int square) {
        long move = Squares.bit(square);
        long flipped = FlipsCore.flips(own[ply], opponent[ply], move);
        boolean empty = ((own[ply] | opponent[ply]) & move) == 0;
        if (flipped == 0 || !empty) {
            throw new IllegalArgumentException(
                    "move " + (ply + 1) + ", " + Squares.name(square) + ", is not legal");
        }
        long after = own[ply] | flipped | move;
        long others = opponent[ply] ^ flipped;
        boolean changes = MobilityCore.mobility(others, after) != 0;
        own[ply + 1] = changes ? others : after;
        opponent[ply + 1] = changes ? after : others;
        return changes;
    }

    /** The lead, with empty squares added to the winner. */
    private static int finalScore(long own, long opponent) {
        int lead = PopCount.hardware(own) - PopCount.hardware(opponent);
        return lead + Integer.signum(lead) * PopCount.hardware(~(own | opponent));
    }

    /** The number of moves played. */
    int plies() {
        return plies;
    }

    long own(int ply) {
        return own[ply];
    }

    long opponent(int ply) {
        return opponent[ply];
    }

    int score(int ply) {
        return scores[ply];
    }
}
