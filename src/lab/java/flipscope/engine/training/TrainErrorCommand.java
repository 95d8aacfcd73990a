package flipscope.engine.training;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells how far evaluations are off. */
@Command(
        name = "error",
        mixinStandardHelpOptions = true,
        description =
                "Prints how far the evaluations by patterns and by features are from the final"
                        + " scores of games, in discs, on the average.")
public final class TrainErrorCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "GAMES",
            description = "A file of games; best those that the weights did not learn from.")
    private Path file;

    @Option(
            names = "--weights",
            paramLabel = "WEIGHTS",
            description = "The weights; if not given, those that the engine plays with.")
    private Path weights;

    @Override
    public void run() {
        TrainingFiles reader = new TrainingFiles(spec);
        PrintWriter out = spec.commandLine().getOut();
        ErrorTable.lines(GameSplit.all(reader.games(file)), reader.weights(weights))
                .forEach(out::println);
        out.flush();
    }
}
