package flipscope.engine.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WeightFileTest {
    private static final int MOST_BYTES = 2 << 20;

    @Test
    void whatIsWrittenIsRead() throws IOException {
        PatternWeights weights = some();
        PatternWeights again = WeightFile.read(new ByteArrayInputStream(written(weights)));
        for (int stage = 0; stage < PatternWeights.STAGES; stage++) {
            for (int place = 0; place < PatternSum.PLACES; place++) {
                assertThat(again.at(stage, place)).isEqualTo(weights.at(stage, place));
            }
        }
    }

    @Test
    void theSameWeightsAreTheSameBytes() throws IOException {
        assertThat(written(some())).isEqualTo(written(some()));
    }

    @Test
    void aFileThatWasCutIsRefused() throws IOException {
        byte[] whole = written(some());
        byte[] cut = Arrays.copyOf(whole, whole.length / 2);
        assertThatThrownBy(() -> WeightFile.read(new ByteArrayInputStream(cut)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void whatIsPackagedIsSmallAndIsWhatItsWeightsAre() throws IOException {
        try (InputStream in = WeightFile.class.getResourceAsStream("/patterns/weights.gz")) {
            byte[] packaged = in.readAllBytes();
            assertThat(packaged.length).isBetween(100_000, MOST_BYTES);
            PatternWeights read = WeightFile.read(new ByteArrayInputStream(packaged));
            assertThat(written(read)).isEqualTo(packaged);
        }
    }

    private static byte[] written(PatternWeights weights) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WeightFileWriter.write(weights, out);
        return out.toByteArray();
    }

    /** The same numbers each time, of both signs, of one byte and of two; tied places agree. */
    private static PatternWeights some() {
        int[] ties = PatternSum.shared();
        Random random = new Random(1);
        short[][] byStage = new short[PatternWeights.STAGES][ties.length];
        for (short[] weights : byStage) {
            for (int place = 0; place < ties.length; place++) {
                weights[place] =
                        ties[place] == place ? (short) random.nextInt() : weights[ties[place]];
            }
        }
        return new PatternWeights(byStage);
    }
}
