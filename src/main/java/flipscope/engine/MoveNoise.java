package flipscope.engine;

import flipscope.rules.RandomNumbers;
import flipscope.rules.Squares;

/**
 * Makes games differ: each move gets a small bonus that follows from the seed of the game and the
 * position alone, so that one of several good moves is played, the same one on every machine. Seed
 * 0 has no bonus: it plays what the search finds best.
 *
 * @param seed the seed of a game
 * @param spread the highest bonus, in hundredths of a disc
 */
record MoveNoise(int seed, int spread) {
    /** The bonus of a move, from 0 to {@code spread}. */
    int bonus(long own, long opponent, int square) {
        if (seed == 0 || spread == 0) {
            return 0;
        }
        long mixed = mix(mix(mix(seed) ^ own) ^ opponent) ^ Squares.bit(square);
        return new RandomNumbers(mixed).nextInt(spread + 1);
    }

    private static long mix(long bits) {
        return new RandomNumbers(bits).nextLong();
    }
}
