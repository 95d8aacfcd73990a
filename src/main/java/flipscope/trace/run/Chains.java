package flipscope.trace.run;

import java.util.Arrays;

/**
 * For each place the length of the chain of operations that made the value there; the places of a
 * stack, or of the variables of a call.
 */
final class Chains {
    /** A value that does not depend on the inputs. */
    static final int FIXED = -1;

    private int[] lengths = new int[8];

    Chains() {
        Arrays.fill(lengths, FIXED);
    }

    int at(int place) {
        return place < lengths.length ? lengths[place] : FIXED;
    }

    void set(int place, int length) {
        int before = lengths.length;
        if (place >= before) {
            lengths = Arrays.copyOf(lengths, 2 * place);
            Arrays.fill(lengths, before, lengths.length, FIXED);
        }
        lengths[place] = length;
    }

    /** The longest of those from one place to before another. */
    int longest(int from, int to) {
        int longest = FIXED;
        for (int place = from; place < to; place++) {
            longest = Math.max(longest, at(place));
        }
        return longest;
    }
}
