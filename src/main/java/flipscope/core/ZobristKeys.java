package flipscope.core;

/** One random number for each player and cell, the same on every machine. */
final class ZobristKeys {
    private ZobristKeys() {}

    /** {@code KEYS[player][cell]}; player 0 has the first move. */
    @View(Shape.WORD)
    static final long[][] KEYS = keys();

    /** SplitMix64 by Sebastiano Vigna, in the public domain: a counter, scrambled. */
    private static long[][] keys() {
        long[][] keys = new long[2][64];
        long counter = 0;
        for (int player = 0; player < 2; player++) {
            for (int cell = 0; cell < 64; cell++) {
                counter += 0x9E37_79B9_7F4A_7C15L;
                keys[player][cell] = stir(counter);
            }
        }
        return keys;
    }

    private static long stir(long counter) {
        long once = (counter ^ counter >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        long twice = (once ^ once >>> 27) * 0x94D0_49BB_1331_11EBL;
        return twice ^ twice >>> 31;
    }
}
