package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.RandomNumbers;
import flipscope.rules.RandomPositions;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * Something random that has a name: {@code random:SEED}, for a position also {@code
 * random:SEED:DISCS}. The seed is a whole number or any word, in either case of letters.
 *
 * @param word the seed as typed
 * @param discs the number of discs, if specified
 */
public record RandomText(String word, Optional<Integer> discs) {
    static final String PREFIX = "random:";

    private static final int LONGEST = 80;

    /** Reads a text that is exactly one random position; empty for any other text. */
    public static Optional<RandomText> of(String text) {
        try {
            return begun(text);
        } catch (NotationException notOne) {
            return Optional.empty();
        }
    }

    /**
     * Reads a text that is exactly one seed, without a number of discs; empty for any other text.
     */
    public static Optional<RandomText> seed(String text) {
        return of(text).filter(random -> random.discs().isEmpty());
    }

    /**
     * Reads a text that begins as a random position; empty for any other text.
     *
     * @throws NotationException if the seed or the number of discs is invalid
     */
    public static Optional<RandomText> begun(String text) {
        Cursor cursor = new Cursor(text);
        return Optional.of(cursor)
                .filter(start -> start.take(PREFIX))
                .map(RandomText::take)
                .filter(random -> cursor.atEnd());
    }

    /**
     * Reads the part after the prefix.
     *
     * @throws NotationException if the seed or the number of discs is invalid
     */
    static RandomText take(Cursor cursor) {
        String word = takeWord(cursor);
        boolean more = cursor.take(":");
        return new RandomText(word, more ? Optional.of(takeDiscs(cursor)) : Optional.empty());
    }

    /** The position itself for 0; for 1, 2, … fixed replacements for it. */
    public Position position(int turn) {
        return discs.map(count -> RandomPositions.instead(number(), turn, count))
                .orElseGet(() -> RandomPositions.instead(number(), turn));
    }

    /** The text itself for 0; for 1, 2, … fixed replacements for it. */
    public String turned(int turn) {
        return PREFIX + (turn == 0 ? word : RandomNumbers.derived(number(), turn));
    }

    /**
     * Numbers that depend on the seed and on what they are for, so that two inputs with one seed
     * have nothing in common.
     */
    public RandomNumbers numbers(String use) {
        return new RandomNumbers(number() ^ hash(use));
    }

    /** The seed as a number: that of a word depends on its letters alone. */
    private long number() {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException notOne) {
            return hash(word.toLowerCase(Locale.ROOT));
        }
    }

    /** From MD5, which every Java has. */
    private static long hash(String word) {
        return UUID.nameUUIDFromBytes(word.getBytes(StandardCharsets.UTF_8))
                .getLeastSignificantBits();
    }

    private static String takeWord(Cursor cursor) {
        int start = cursor.offset();
        String word = takeTo(cursor);
        if (word.isEmpty() || word.length() > LONGEST) {
            throw cursor.problemWordAt(start, NotationProblem.RANDOM_SEED, LONGEST);
        }
        return word;
    }

    private static int takeDiscs(Cursor cursor) {
        int start = cursor.offset();
        String digits = takeTo(cursor);
        int discs = digits.matches("\\d{1,2}") ? Integer.parseInt(digits) : -1;
        if (discs < RandomPositions.MIN_DISCS || discs > RandomPositions.MAX_DISCS) {
            throw cursor.problemWordAt(
                    start,
                    NotationProblem.RANDOM_DISCS,
                    RandomPositions.MIN_DISCS,
                    RandomPositions.MAX_DISCS);
        }
        return discs;
    }

    /** The text up to a colon, a blank or the end. */
    private static String takeTo(Cursor cursor) {
        StringBuilder word = new StringBuilder();
        while (!cursor.atBlankOrEnd(0) && cursor.peek() != ':') {
            word.append(cursor.peek());
            cursor.skip();
        }
        return word.toString();
    }
}
