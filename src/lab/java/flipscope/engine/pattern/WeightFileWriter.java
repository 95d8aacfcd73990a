package flipscope.engine.pattern;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPOutputStream;

/** Writes weights as {@link WeightFile} reads them. */
public final class WeightFileWriter {
    private WeightFileWriter() {}

    /** Writes weights; the same weights are always the same bytes. */
    public static void write(PatternWeights weights, OutputStream file) throws IOException {
        int[] ties = PatternSum.shared();
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(file)))) {
            for (int stage = 0; stage < PatternWeights.STAGES; stage++) {
                for (int places = 8; places >= 0; places -= 8) {
                    for (int i = 0; i < ties.length; i++) {
                        if (ties[i] == i) {
                            out.writeByte(weights.at(stage, i) >> places);
                        }
                    }
                }
            }
        }
    }
}
