package flipscope.engine;

import flipscope.rules.Position;

/** The two searches alone, without levels around them. */
final class Searches {
    private Searches() {}

    /** The value at a depth, in hundredths of a disc, each move less ahead searched before. */
    static int midgame(Position at, int depth, Evaluation evaluation, int tableBits) {
        SearchBudget budget = new SearchBudget(new Cancellation());
        MidgameScout scout =
                new MidgameScout(evaluation, new TranspositionTable(tableBits), budget, depth);
        PrincipalVariation search = new PrincipalVariation(scout, budget, depth);
        int value = 0;
        for (int d = 1; d <= depth; d++) {
            value = search.value(at.own(), at.opponent(), d);
        }
        return value;
    }

    /** The final difference in discs under best play. */
    static int endgame(Position at, int tableBits) {
        int empties = Long.bitCount(at.empty());
        SearchBudget budget = new SearchBudget(new Cancellation());
        EndgameScout scout = new EndgameScout(new TranspositionTable(tableBits), budget, empties);
        return new PrincipalVariation(scout, budget, empties)
                .value(at.own(), at.opponent(), empties);
    }

    /** What the endgame scout alone says about a bound. */
    static int scouted(Position at, int alpha) {
        int empties = Long.bitCount(at.empty());
        TranspositionTable table = new TranspositionTable(8);
        EndgameScout scout = new EndgameScout(table, new SearchBudget(new Cancellation()), empties);
        return scout.value(at.own(), at.opponent(), empties, alpha);
    }
}
