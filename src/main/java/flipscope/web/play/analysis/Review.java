package flipscope.web.play.analysis;

import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.ErrorMargin;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The engine's review of a game, or of some of its moves while the rest is being computed.
 *
 * @param game the whole game
 * @param values the results for the positions after 0, 1, … moves; those beside no move of {@code
 *     moves} are a first look
 * @param moves the moves that were looked at, in the order of play
 */
public record Review(Game game, List<SearchResult> values, List<Move> moves) {
    private static final int MOST_COSTLY = 3;

    /**
     * The scores of two moves of a position, found by searches of equal depth.
     *
     * @param score of the played move, for the side that played it
     * @param betterScore of the move that seemed best
     */
    record Look(double score, double betterScore) {

        /** The cost of the move in whole discs, as displayed; 0 if it is no worse. */
        long cost() {
            return Math.max(0, Math.round(betterScore) - Math.round(score));
        }
    }

    /**
     * A move and its best alternative.
     *
     * @param ply the played move
     * @param better the square of the move that seemed best, possibly the same
     * @param exact whether the position was played out to its end
     * @param looks comparisons of the two moves, the shallower first; one alone does not make a
     *     mistake
     */
    public record Move(Ply ply, int better, boolean exact, List<Look> looks) {
        public int number() {
            return ply.number();
        }

        public String name() {
            return Squares.name(ply.square());
        }

        public String betterName() {
            return Squares.name(better);
        }

        /** How many discs it cost: {@code 4 discs}, or {@code about 21 discs}. */
        String cost(Messages words) {
            return discs(words, mildest().cost());
        }

        /** So many discs, as sure as its cost is. */
        String discs(Messages words, long discs) {
            return words.text(exact ? "analysis.discs" : "analysis.discs.about", discs);
        }

        /** What it cost, with the margin by which an estimate is hardly ever too harsh. */
        String costWithMargin(Messages words) {
            long least = mildest().cost() - ErrorMargin.DISCS;
            String cost = cost(words);
            return exact || least <= 0 ? cost : words.text("analysis.cost.about", cost, least);
        }

        /** Its cost as a number, marked if it is an estimate. */
        public String discs() {
            return (exact ? "" : "≈") + mildest().cost();
        }

        /** The position after the better move. */
        Position alternative() {
            return ply.before().play(better);
        }

        /** A copy with one more comparison. */
        Move again(Look look) {
            List<Look> all = Stream.concat(looks.stream(), Stream.of(look)).toList();
            return new Move(ply, better, exact, all);
        }

        /** The comparison with the smallest cost, which is the one displayed. */
        Look mildest() {
            return Collections.min(looks, Comparator.comparingLong(Look::cost));
        }

        /** Whether all comparisons so far find the move worse, by more than the margin of error. */
        boolean seemsWorse() {
            int margin = exact ? 0 : ErrorMargin.DISCS;
            return mildest().cost() > margin;
        }

        /** Whether the move counts as a mistake, which takes more than one comparison. */
        public boolean isMistake() {
            return looks.size() > 1 && seemsWorse();
        }

        /** Whether it is certain that no move is better. */
        boolean isBest() {
            return exact && !isMistake();
        }
    }

    /** A copy with its moves looked at once more, in the order of play. */
    Review with(UnaryOperator<Move> lookedAt) {
        return new Review(game, values, moves.stream().map(lookedAt).toList());
    }

    /** Black's lead after some moves, under best play from there. */
    double blacksLead(int moves) {
        return blacksLead(game, moves, values.get(moves));
    }

    static double blacksLead(Game game, int moves, SearchResult value) {
        boolean black = game.at(moves).position().toMove() == Side.BLACK;
        return black ? value.score() : 0.0 - value.score();
    }

    /** How many moves are reviewed. */
    int reached() {
        return moves.size();
    }

    boolean isComplete() {
        return reached() == game.plies().size();
    }

    /** The mistakes of a side, in the order of play. */
    List<Move> mistakes(Side side) {
        return moves.stream()
                .filter(Move::isMistake)
                .filter(move -> move.ply().side() == side)
                .toList();
    }

    /** The worst mistakes of a side, worst first; of equal ones the earlier first. */
    List<Move> mostCostly(Side side) {
        return worst(mistakes(side).stream()).limit(MOST_COSTLY).toList();
    }

    /** The worst mistake of all, if there is one. */
    Optional<Move> costliest() {
        return worst(moves.stream().filter(Move::isMistake)).findFirst();
    }

    private static Stream<Move> worst(Stream<Move> mistakes) {
        return mistakes.sorted(
                Comparator.comparingLong((Move move) -> move.mildest().cost()).reversed());
    }

    /** Whether the move of this number is one of the worst mistakes of its side. */
    boolean isMostCostly(int number) {
        return Stream.of(Side.values())
                .flatMap(side -> mostCostly(side).stream())
                .anyMatch(move -> move.number() == number);
    }

    /** The numbers of moves after which a position was searched. */
    IntStream points() {
        return IntStream.range(0, values.size());
    }
}
