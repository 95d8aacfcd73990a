package flipscope.rules;

import java.util.random.RandomGenerator;

/**
 * The same numbers for a seed on every machine, for ever: addresses and lessons contain seeds. So
 * the generator is implemented here, SplitMix64 by Sebastiano Vigna, in the public domain: a
 * counter and three mixing rounds.
 */
public final class RandomNumbers implements RandomGenerator {
    private long state;

    public RandomNumbers(long seed) {
        this.state = seed;
    }

    /** A seed for turn 0; for 1, 2, … derived ones, far from any that people type. */
    public static long derived(long seed, int turn) {
        return seed ^ (turn * 0xD1B5_4A32_D192_ED03L);
    }

    /** A number from 0 to {@code bound - 1}. */
    @Override
    public int nextInt(int bound) {
        return (int) Long.remainderUnsigned(nextLong(), bound);
    }

    @Override
    public long nextLong() {
        state += 0x9E37_79B9_7F4A_7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
