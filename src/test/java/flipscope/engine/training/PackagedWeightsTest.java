package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.PatternEvaluation;
import flipscope.engine.PositionEvaluation;
import flipscope.engine.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the text beside the weights says of them, on games that they did not learn from. */
class PackagedWeightsTest {
    private static final Path GAMES = Path.of("src/test/resources/engine/training/held-out.txt");
    private static final Path TEXT = Path.of("src/main/resources/patterns/weights.txt");

    private final ScoredPositions samples;

    PackagedWeightsTest() throws IOException {
        samples = GameSplit.all(new GameLog(GAMES).games());
    }

    @Test
    void theirErrorIsWhatTheTextSays() throws IOException {
        List<String> lines = ErrorTable.lines(samples, PatternWeights.packaged());
        assertThat(lines).hasSize(4);
        assertThat(Files.readString(TEXT)).endsWith("\n\n" + String.join("\n", lines) + "\n");
    }

    @Test
    void theyAreNearerToTheScoresThanTheFeatures() {
        for (int discs : new int[] {24, 34, 44}) {
            int[] chosen = samples.between(discs - 4, discs + 4);
            double features = ErrorTable.error(samples, chosen, new PositionEvaluation());
            double patterns = ErrorTable.error(samples, chosen, new PatternEvaluation());
            assertThat(patterns).isLessThan(0.95 * features);
        }
    }
}
