package flipscope.engine.training;

import flipscope.core.PopCount;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Positions to learn from, each with the score that the game then had. */
final class ScoredPositions {
    private long[] own = new long[1 << 10];
    private long[] opponent = new long[1 << 10];
    private byte[] scores = new byte[1 << 10];
    private int size;

    /** Adds a position and the final score for its side to move. */
    void add(long ofOwn, long ofOpponent, int score) {
        if (size == scores.length) {
            own = Arrays.copyOf(own, 2 * size);
            opponent = Arrays.copyOf(opponent, 2 * size);
            scores = Arrays.copyOf(scores, 2 * size);
        }
        own[size] = ofOwn;
        opponent[size] = ofOpponent;
        scores[size++] = (byte) score;
    }

    public int size() {
        return size;
    }

    long own(int sample) {
        return own[sample];
    }

    long opponent(int sample) {
        return opponent[sample];
    }

    int score(int sample) {
        return scores[sample];
    }

    int discs(int sample) {
        return PopCount.hardware(own[sample] | opponent[sample]);
    }

    /** A hash of all samples, which tells them from others. */
    long fingerprint() {
        long mixed = size;
        for (int sample = 0; sample < size; sample++) {
            mixed = 31 * (31 * (31 * mixed + own[sample]) + opponent[sample]) + scores[sample];
        }
        return mixed;
    }

    /** The samples with a given number of discs. */
    int[] between(int fewest, int most) {
        return IntStream.range(0, size)
                .filter(sample -> discs(sample) >= fewest && discs(sample) <= most)
                .toArray();
    }
}
