package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.engine.PatternEvaluation;
import flipscope.engine.PositionEvaluation;
import flipscope.engine.pattern.PatternWeights;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainerTest {
    private static final Path GAMES = Path.of("src/test/resources/engine/training/held-out.txt");
    private static final int STOPPED_AFTER = 5;

    @TempDir private Path folder;

    @Test
    void aRunThatWasStoppedEndsAsIfItWasNot() throws IOException {
        Path whole = folder.resolve("whole.gz");
        new Trainer(samples(0, 8), whole).train(bar());

        Path stopped = stopped();
        assertThat(stopped).doesNotExist();
        new Trainer(samples(0, 8), stopped).train(bar());
        assertThat(Files.readAllBytes(stopped)).isEqualTo(Files.readAllBytes(whole));
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(whole, stopped);
        }
    }

    @Test
    void aStageThatWasFittedIsNotFittedAgain() throws IOException {
        Path stopped = stopped();
        Path stage = Path.of(stopped + ".stage" + (STOPPED_AFTER - 1));
        byte[] changed = Files.readAllBytes(stage);
        Arrays.fill(changed, Long.BYTES, changed.length, (byte) 0);
        Files.write(stage, changed);
        PatternWeights weights = new Trainer(samples(0, 8), stopped).train(bar());
        int discs = StageFit.discs(STOPPED_AFTER - 1).getMin();
        assertThat(sumsAt(discs, weights)).containsOnly(0);
        assertThat(sumsAt(discs + 4, weights)).doesNotContain(0);
    }

    @Test
    void stagesOfOtherGamesAreFittedAgain() throws IOException {
        Path stopped = stopped();
        Path whole = folder.resolve("whole.gz");
        new Trainer(samples(8, 16), whole).train(bar());
        new Trainer(samples(8, 16), stopped).train(bar());
        assertThat(Files.readAllBytes(stopped)).isEqualTo(Files.readAllBytes(whole));
    }

    @Test
    void whatIsLearnedIsNearerToTheScores() throws IOException {
        ScoredPositions samples = samples(0, 40);
        PatternWeights weights = new Trainer(samples, folder.resolve("learned.gz")).train(bar());
        int[] all = samples.between(0, 64);
        double features = ErrorTable.error(samples, all, new PositionEvaluation());
        double patterns = ErrorTable.error(samples, all, new PatternEvaluation(weights));
        assertThat(patterns).isLessThan(0.7 * features);
    }

    /** A file whose run was stopped after some stages. */
    private Path stopped() throws IOException {
        Path file = folder.resolve("stopped.gz");
        Trainer trainer = new Trainer(samples(0, 8), file);
        assertThatThrownBy(() -> trainer.train(stoppingBar())).hasMessage("stopped");
        return file;
    }

    private static int[] sumsAt(int discs, PatternWeights weights) throws IOException {
        ScoredPositions samples = samples(0, 8);
        return Arrays.stream(samples.between(discs, discs + 3))
                .map(i -> weights.sum(samples.own(i), samples.opponent(i), 1, 1))
                .toArray();
    }

    private static ScoredPositions samples(int from, int to) throws IOException {
        return GameSplit.all(new GameLog(GAMES).games().subList(from, to));
    }

    private static ProgressBar bar() {
        return new ProgressBar(new PrintWriter(Writer.nullWriter()), "stages", 13);
    }

    private static ProgressBar stoppingBar() {
        int[] asked = {0};
        return new ProgressBar(
                new PrintWriter(Writer.nullWriter()),
                "stages",
                13,
                () -> {
                    if (++asked[0] == STOPPED_AFTER) {
                        throw new IllegalStateException("stopped");
                    }
                    return 0;
                });
    }
}
