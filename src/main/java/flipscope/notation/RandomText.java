package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import java.util.Optional;

/**
 * A numbered random position: {@code random:SEED} or {@code random:SEED:DISCS}.
 *
 * @param discs the number of discs, if specified
 */
public record RandomText(long seed, Optional<Integer> discs) {
    static final String PREFIX = "random:";

    /** Reads a text that is exactly one random position; empty for any other text. */
    public static Optional<RandomText> of(String text) {
        Cursor cursor = new Cursor(text);
        try {
            return Optional.of(cursor)
                    .filter(start -> start.take(PREFIX))
                    .map(RandomText::take)
                    .filter(random -> cursor.atEnd());
        } catch (NotationException notOne) {
            return Optional.empty();
        }
    }

    /**
     * Reads the part after the prefix.
     *
     * @throws NotationException if the seed or the number of discs is invalid
     */
    static RandomText take(Cursor cursor) {
        long seed = takeNumber(cursor, NotationProblem.RANDOM_SEED);
        if (!cursor.take(":")) {
            return new RandomText(seed, Optional.empty());
        }
        int start = cursor.offset();
        long discs = takeNumber(cursor, NotationProblem.RANDOM_DISCS);
        if (discs < RandomPositions.MIN_DISCS || discs > RandomPositions.MAX_DISCS) {
            cursor.goTo(start);
            throw problem(cursor, NotationProblem.RANDOM_DISCS);
        }
        return new RandomText(seed, Optional.of((int) discs));
    }

    Position position() {
        return position(0);
    }

    /** The position itself for 0; for 1, 2, … fixed replacements for it. */
    public Position position(int turn) {
        return discs.map(count -> RandomPositions.instead(seed, turn, count))
                .orElseGet(() -> RandomPositions.instead(seed, turn));
    }

    private static long takeNumber(Cursor cursor, NotationProblem problem) {
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

    private static NotationException problem(Cursor cursor, NotationProblem problem) {
        return cursor.problemWord(problem, RandomPositions.MIN_DISCS, RandomPositions.MAX_DISCS);
    }
}
