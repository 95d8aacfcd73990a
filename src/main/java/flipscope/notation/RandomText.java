package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;

/** A random position by its number: {@code random:SEED} or {@code random:SEED:DISCS}. */
final class RandomText {

    static final String PREFIX = "random:";

    private RandomText() {}

    /**
     * Reads what follows the prefix.
     *
     * @throws NotationException if that is no seed, or no number of discs that a board can have
     */
    static Position take(Cursor cursor) {
        long seed = takeNumber(cursor, Problem.RANDOM_SEED);
        if (!cursor.take(":")) {
            return RandomPositions.reachable(seed);
        }
        int start = cursor.offset();
        long discs = takeNumber(cursor, Problem.RANDOM_DISCS);
        if (discs < RandomPositions.MIN_DISCS || discs > RandomPositions.MAX_DISCS) {
            cursor.goTo(start);
            throw problem(cursor, Problem.RANDOM_DISCS);
        }
        return RandomPositions.reachable(seed, (int) discs);
    }

    private static long takeNumber(Cursor cursor, Problem problem) {
        int start = cursor.offset();
        StringBuilder digits = new StringBuilder();
        while (cursor.atDigit(0) || digits.isEmpty() && cursor.peek() == '-') {
            digits.append(cursor.peek());
            cursor.skip();
        }
        try {
            return Long.parseLong(digits.toString());
        } catch (NumberFormatException notOne) {
            cursor.goTo(start);
            throw problem(cursor, problem);
        }
    }

    private static NotationException problem(Cursor cursor, Problem problem) {
        return cursor.problemWord(problem, RandomPositions.MIN_DISCS, RandomPositions.MAX_DISCS);
    }
}
