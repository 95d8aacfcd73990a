package flipscope.engine.training;

import flipscope.engine.pattern.PatternWeights;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fits weights to games. */
@Command(
        name = "fit",
        mixinStandardHelpOptions = true,
        description =
                "Fits the weights to games by least squares, and prints their error on every"
                        + " twentieth game, which they did not learn from.")
public final class TrainFitCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files of games.")
    private List<Path> files;

    @Option(
            names = "--weights",
            paramLabel = "WEIGHTS",
            required = true,
            description = "The file to write.")
    private Path weights;

    @Override
    public Integer call() {
        TrainingFiles reader = new TrainingFiles(spec);
        GameSplit split = new GameSplit();
        files.forEach(file -> split.add(reader.games(file)));
        ProgressBar bar =
                new ProgressBar(spec.commandLine().getErr(), "stages", PatternWeights.STAGES);
        try {
            report(split, new Trainer(split.learned(), weights).train(bar));
        } catch (IOException e) {
            throw reader.wrong(weights, e);
        }
        return 0;
    }

    private void report(GameSplit split, PatternWeights fitted) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%,d different games: %,d positions of %,d games to learn from,"
                        + " %,d positions of %,d games to test with%n",
                split.games(),
                split.learned().size(),
                split.games() - split.testGames(),
                split.tested().size(),
                split.testGames());
        ErrorTable.lines(split.tested(), fitted).forEach(out::println);
        out.flush();
    }
}
