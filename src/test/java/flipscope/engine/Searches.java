package flipscope.engine;

import flipscope.core.MobilityCore;
import flipscope.rules.Position;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** The two searches alone, without levels around them. */
final class Searches {
    private Searches() {}

    /** The value at a depth, in hundredths of a disc, each move less ahead searched before. */
    static int midgame(Position at, int depth, Evaluation evaluation, int tableBits) {
        return midgame(at, depth, evaluation, tableBits, SearchTechnique.SHORT);
    }

    /** The same by certain techniques. */
    static int midgame(
            Position at,
            int depth,
            Evaluation evaluation,
            int tableBits,
            Set<SearchTechnique> used) {
        SearchBudget budget = new SearchBudget(new AtomicBoolean());
        TranspositionTable table = new TranspositionTable(tableBits);
        MidgameScout scout = new MidgameScout(evaluation, table, budget, depth, used);
        PrincipalVariation search = new PrincipalVariation(scout, budget, depth, new RootMoves());
        int value = 0;
        for (int d = 1; d <= depth; d++) {
            value = search.value(at.own(), at.opponent(), d);
        }
        return value;
    }

    /** The final difference in discs under best play. */
    static int endgame(Position at, int tableBits) {
        int empties = Long.bitCount(at.empty());
        SearchBudget budget = new SearchBudget(new AtomicBoolean());
        Scout scout = endgameScout(new TranspositionTable(tableBits), budget, empties);
        return new PrincipalVariation(scout, budget, empties, new RootMoves())
                .value(at.own(), at.opponent(), empties);
    }

    /** What the endgame scout alone says about a bound. */
    static int scouted(Position at, int alpha) {
        int empties = Long.bitCount(at.empty());
        TranspositionTable table = new TranspositionTable(8);
        Scout scout = endgameScout(table, new SearchBudget(new AtomicBoolean()), empties);
        return scout.value(at.own(), at.opponent(), at.legalMoves(), empties, alpha);
    }

    private static Scout endgameScout(TranspositionTable table, SearchBudget budget, int empties) {
        return new EndgameScout(
                table, budget, empties, new PositionEvaluation(), SearchTechnique.ALL, 0);
    }

    /** How the midgame search judges the positions where it stops. */
    static Minimax.Leaf leaves(Evaluation evaluation) {
        MidgameScout scout = new MidgameScout(evaluation, null, null, 0, SearchTechnique.SHORT);
        return (own, opponent) -> scout.leaf(own, opponent, MobilityCore.mobility(own, opponent));
    }
}
