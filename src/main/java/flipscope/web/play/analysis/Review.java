package flipscope.web.play.analysis;

import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the engine thinks of a game, or of its first moves as long as the rest is being worked out.
 *
 * @param game the whole game
 * @param values the answers to the positions after no move, after one, and so on; at least one
 * @param moves the moves that lead from one of these positions to the next
 */
record Review(Game game, List<SearchResult> values, List<Move> moves) {
    private static final int MOST_COSTLY = 3;

    /**
     * A move and what would have been better.
     *
     * @param ply the move
     * @param better the move that seemed the best, which may be the same
     * @param exact whether the position was played out to its end
     * @param looks what the two are worth, the shallower look first; nobody is blamed after one
     */
    record Move(Ply ply, int better, boolean exact, List<MoveComparison> looks) {
        /** The position after the other move. */
        Position alternative() {
            return ply.before().play(better);
        }

        /** The same after one more look. */
        Move again(MoveComparison look) {
            List<MoveComparison> all = Stream.concat(looks.stream(), Stream.of(look)).toList();
            return new Move(ply, better, exact, all);
        }

        /** What is said of the scores: what the look found that blames least. */
        MoveComparison mildest() {
            return Collections.min(looks, Comparator.comparingLong(MoveComparison::cost));
        }

        /** Whether every look so far found the other move better, by more than may be an error. */
        boolean seemsWorse() {
            int margin = exact ? 0 : ErrorMargin.DISCS;
            return mildest().cost() > margin;
        }

        /** Whether the move is said to be a mistake: nobody is blamed for what was seen once. */
        boolean isMistake() {
            return looks.size() > 1 && seemsWorse();
        }

        /** Whether no move is better, for certain. */
        boolean isBest() {
            return exact && !isMistake();
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

    /** The worst mistakes, the worst first; of equal ones the earlier. */
    List<Move> mostCostly() {
        return moves.stream()
                .filter(Move::isMistake)
                .sorted(Comparator.comparingLong((Move move) -> move.mildest().cost()).reversed())
                .limit(MOST_COSTLY)
                .toList();
    }

    /** The plies from the first to the last that is reviewed. */
    IntStream points() {
        return IntStream.rangeClosed(0, reached());
    }
}
