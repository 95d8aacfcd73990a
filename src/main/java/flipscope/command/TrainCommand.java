package flipscope.command;

import flipscope.engine.Evaluation;
import flipscope.engine.PatternEvaluation;
import flipscope.engine.PositionEvaluation;
import flipscope.engine.SelfPlay;
import flipscope.engine.pattern.PatternWeights;
import flipscope.engine.pattern.WeightFile;
import flipscope.engine.training.ErrorTable;
import flipscope.engine.training.GameLog;
import flipscope.engine.training.GameSplit;
import flipscope.engine.training.ProgressBar;
import flipscope.engine.training.Samples;
import flipscope.engine.training.Trainer;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Learns the weights of the patterns, from games to a file of weights. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = {
            "Learns the weights of the patterns by which levels 8 to 10 evaluate: plays games, fits"
                    + " the weights to them, and tells their error on games not trained on.",
            "A run that was stopped goes on where it was when the same command is given again, and"
                    + " ends as if it had not been stopped."
        })
public final class TrainCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "train what: play, fit or error?");
    }

    /** Plays games. */
    @Command(
            name = "play",
            mixinStandardHelpOptions = true,
            description =
                    "Plays games of the engine against itself: 6 to 20 random moves, then some"
                            + " moves ahead, then perfect to the end; every other game has one"
                            + " more random move.")
    int play(
            @Parameters(paramLabel = "GAMES", description = "The file to which games are added.")
                    Path file,
            @Option(names = "--games", defaultValue = "1000", description = "How many, with those that the file has.")
                    int games,
            @Option(names = "--seed", defaultValue = "1", description = "Another seed, other games.") long seed,
            @Option(names = "--ahead", defaultValue = "4", description = "How many moves to look ahead.")
                    int ahead,
            @Option(
                            names = "--exact",
                            defaultValue = "15",
                            description = "How many empty squares are played out perfectly.")
                    int exact,
            @Option(
                            names = "--weights",
                            description = "Play by these; without, by the nine features.")
                    Path weights)
            throws IOException {
        checkRange("--ahead", ahead, 1, 12);
        checkRange("--exact", exact, 1, 24);
        GameLog log = new GameLog(file);
        Evaluation evaluation =
                weights == null ? new PositionEvaluation() : new PatternEvaluation(read(weights));
        String by = weights == null ? "features" : weights.getFileName().toString();
        int done =
                log.open("seed %d, %d moves ahead, exact from %d, by %s".formatted(seed, ahead, exact, by));
        SelfPlay player = new SelfPlay(evaluation, ahead, exact, seed);
        ProgressBar bar = new ProgressBar(err(), "games", games);
        for (int number = done; number < games; number++) {
            bar.reached(number);
            log.add(player.game(number));
        }
        bar.reached(games);
        return 0;
    }

    private void checkRange(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new ParameterException(
                    spec.commandLine(),
                    "%s is %d to %d, not %d".formatted(name, least, most, value));
        }
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    private static PatternWeights read(Path weights) throws IOException {
        try (InputStream in = Files.newInputStream(weights)) {
            return WeightFile.read(in);
        }
    }

    /** Fits weights to games. */
    @Command(
            name = "fit",
            mixinStandardHelpOptions = true,
            description =
                    "Fits the weights to games by least squares, and prints their error on every"
                            + " twentieth game, which they did not learn from.")
    int fit(
            @Parameters(paramLabel = "GAMES", arity = "1..*", description = "Files of games.")
                    List<Path> files,
            @Option(names = "--weights", required = true, description = "The file to write.")
                    Path weights)
            throws IOException {
        GameSplit split = new GameSplit();
        for (Path file : files) {
            split.add(new GameLog(file).games());
        }
        PatternWeights fitted =
                new Trainer(split.learned(), weights)
                        .train(new ProgressBar(err(), "stages", PatternWeights.STAGES));
        PrintWriter out = spec.commandLine().getOut();
        for (Path file : files) {
            out.println(file.getFileName() + ": " + new GameLog(file).how());
        }
        out.printf(
                "%d different games, %d positions to learn from; %d games to test, %d positions%n",
                split.games(),
                split.learned().size(),
                split.testGames(),
                split.tested().size());
        print(split.tested(), fitted);
        return 0;
    }

    private void print(Samples samples, PatternWeights weights) {
        PrintWriter out = spec.commandLine().getOut();
        ErrorTable.lines(samples, weights).forEach(out::println);
        out.flush();
    }
}
