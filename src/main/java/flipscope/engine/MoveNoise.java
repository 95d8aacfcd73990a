package flipscope.engine;

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
        return (int) Long.remainderUnsigned(mix(mixed), spread + 1);
    }

    /** Spreads the bits as the generator {@code SplitMix64} does. */
    private static long mix(long bits) {
        long mixed = bits + 0x9E37_79B9_7F4A_7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
