package flipscope.browser.instead;

import java.util.Random;
import java.util.random.RandomGenerator;

/** Methods of {@link Random}, whose numbers for a seed are the same for ever. */
public final class Randoms {
    private Randoms() {}

    @InsteadOf(Random.class)
    public static int nextInt(Random random, int bound) {
        int bits = random.nextInt() >>> 1;
        if ((bound & -bound) == bound) {
            return (int) ((long) bound * bits >> 31);
        }
        // The highest numbers that are no whole round of the bound are drawn again.
        while (bits - bits % bound + (bound - 1) < 0) {
            bits = random.nextInt() >>> 1;
        }
        return bits % bound;
    }

    @InsteadOf(RandomGenerator.class)
    public static int nextInt(RandomGenerator random, int bound) {
        return random instanceof Random known ? nextInt(known, bound) : random.nextInt(bound);
    }
}
