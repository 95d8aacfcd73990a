package flipscope.engine.pattern;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;

/**
 * Reads weights: compressed, one stage after another, each weight once though places share it. The
 * higher bytes of a stage come before the lower, since they hardly differ and so compress well.
 */
public final class WeightFile {

    private WeightFile() {}

    static PatternWeights packaged() {
        try (InputStream in = WeightFile.class.getResourceAsStream("/patterns/weights.gz")) {
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads weights.
     *
     * @throws IOException if they cannot be read, or are too few
     */
    public static PatternWeights read(InputStream file) throws IOException {
        int[] ties = PatternSum.shared();
        short[][] byStage = new short[PatternWeights.STAGES][ties.length];
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(new GZIPInputStream(file)))) {
            for (short[] weights : byStage) {
                for (int places = 8; places >= 0; places -= 8) {
                    readBytes(in, weights, ties, places);
                }
            }
        }
        return new PatternWeights(byStage);
    }

    private static void readBytes(DataInputStream in, short[] weights, int[] ties, int places)
            throws IOException {
        for (int i = 0; i < weights.length; i++) {
            int bits = ties[i] == i ? in.readUnsignedByte() << places : weights[ties[i]];
            weights[i] |= (short) bits;
        }
    }
}
