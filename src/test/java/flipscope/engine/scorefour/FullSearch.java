package flipscope.engine.scorefour;

import flipscope.rules.NaiveReaches;
import flipscope.rules.NaiveScoreFour;
import java.util.HashMap;
import java.util.Map;

/** Tries every move by the rules alone: can the player to move win with so many more balls? */
final class FullSearch {
    private record Balls(long own, long opponent, int plies) {}

    private final Map<Balls, Boolean> known = new HashMap<>();

    /** Whether the player to move wins within so many plies, whatever the other player does. */
    boolean wins(long own, long opponent, int plies) {
        if (plies <= 0 || (own | opponent) == -1L) {
            return false;
        }
        if (NaiveReaches.of(own, own | opponent) != 0) {
            return true;
        }
        if (plies < 3) {
            return false;
        }
        Balls at = new Balls(own, opponent, plies);
        Boolean before = known.get(at);
        if (before == null) {
            before = someMoveWins(own, opponent, plies);
            known.put(at, before);
        }
        return before;
    }

    private boolean someMoveWins(long own, long opponent, int plies) {
        for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
            int cell = NaiveScoreFour.drop(own | opponent, column);
            if (cell >= 0 && loses(opponent, own | NaiveScoreFour.bit(cell), plies - 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the player to move loses within so many plies, whatever that player does. */
    boolean loses(long own, long opponent, int plies) {
        if ((own | opponent) == -1L || NaiveReaches.of(own, own | opponent) != 0) {
            return false;
        }
        for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
            int cell = NaiveScoreFour.drop(own | opponent, column);
            if (cell >= 0 && !wins(opponent, own | NaiveScoreFour.bit(cell), plies - 1)) {
                return false;
            }
        }
        return true;
    }
}
