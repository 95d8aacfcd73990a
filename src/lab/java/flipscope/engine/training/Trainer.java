package flipscope.engine.training;

import flipscope.engine.pattern.PatternSum;
import flipscope.engine.pattern.PatternWeights;
import flipscope.engine.pattern.WeightFileWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Fits the weights of all stages, and writes them to a file. */
final class Trainer {
    private final ScoredPositions samples;
    private final Path file;
    private final StageFiles finished;

    /** Learns from these samples; the file need not exist. */
    public Trainer(ScoredPositions samples, Path file) {
        this.samples = samples;
        this.file = file;
        finished = new StageFiles(file, samples.fingerprint());
    }

    /**
     * Fits one stage after another, beginning with the first that was not fitted before.
     *
     * @param bar advances by one with each stage
     */
    public PatternWeights train(ProgressBar bar) throws IOException {
        short[][] byStage = new short[PatternWeights.STAGES][PatternSum.PLACES];
        for (int stage = 0; stage < byStage.length; stage++) {
            byStage[stage] = stage(stage);
            bar.reached(stage + 1);
        }
        PatternWeights weights = new PatternWeights(byStage);
        try (OutputStream out = Files.newOutputStream(file)) {
            WeightFileWriter.write(weights, out);
        }
        for (int stage = 0; stage < byStage.length; stage++) {
            finished.delete(stage);
        }
        return weights;
    }

    private short[] stage(int stage) throws IOException {
        Optional<short[]> before = finished.read(stage);
        if (before.isPresent()) {
            return before.get();
        }
        short[] weights = StageFit.weights(samples, stage);
        finished.write(stage, weights);
        return weights;
    }
}
