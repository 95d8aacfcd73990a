package flipscope.web.analysis;

import flipscope.engine.Answer;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the engine thinks of a game, or of its first moves as long as the rest is being worked out.
 *
 * @param game the whole game
 * @param values the answers to the positions after no move, after one, and so on; at least one
 * @param moves the moves that lead from one of these positions to the next
 */
record Review(Game game, List<Answer> values, List<Move> moves) {
    private static final int MOST_COSTLY = 3;

    /**
     * A move and what would have been better.
     *
     * @param ply the move
     * @param score what it is worth to the side that plays it
     * @param better the best move, which may be the same
     * @param betterScore what that is worth, found by a search as deep as that of {@code score}
     * @param exact whether both scores are certain
     */
    record Move(Ply ply, double score, int better, double betterScore, boolean exact) {
        /** By how many discs the other move was better; none if it only seemed so. */
        double cost() {
            return Math.max(0, betterScore - score);
        }

        /** The same in whole discs, as the two scores are shown. */
        long discs() {
            return Math.max(0, Math.round(betterScore) - Math.round(score));
        }
    }

    /** The position after so many moves. */
    static Position after(Game game, int moves) {
        return moves == 0 ? game.start() : game.plies().get(moves - 1).after();
    }

    /** By how much Black leads after so many moves, under best play from there. */
    double blacksLead(int moves) {
        double score = values.get(moves).score();
        boolean black = after(game, moves).toMove() == Side.BLACK;
        return black ? score : 0.0 - score;
    }

    /** How many moves are reviewed. */
    int reached() {
        return moves.size();
    }

    boolean isComplete() {
        return reached() == game.plies().size();
    }

    /** The moves that cost a disc or more, the worst first; of equal ones the earlier. */
    List<Move> mostCostly() {
        return moves.stream()
                .filter(move -> move.discs() > 0)
                .sorted(Comparator.comparingDouble(Move::cost).reversed())
                .limit(MOST_COSTLY)
                .toList();
    }

    /** The plies from the first to the last that is reviewed. */
    IntStream points() {
        return IntStream.rangeClosed(0, reached());
    }
}
