package flipscope.engine.training;

import flipscope.engine.Evaluation;
import flipscope.engine.PatternEvaluation;
import flipscope.engine.PositionEvaluation;
import flipscope.engine.SelfPlay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays games to learn from. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games of the engine against itself: 6 to 20 random moves, then moves that look"
                    + " ahead, then perfect ones to the end. Every other game has one more random"
                    + " move.",
            "Prints each game as its moves and the number of those up to the last random one."
        })
public final class TrainPlayCommand implements Callable<Integer> {
    private static final int FARTHEST = 12;
    private static final int MOST_EXACT = 24;

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "GAMES", description = "The file to which games are added.")
    private Path file;

    @Option(
            names = "--games",
            defaultValue = "1000",
            description = "How many, with those that the file already has. Default: 1000.")
    private int games;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "Another seed, other games. Default: 1.")
    private long seed;

    @Option(
            names = "--ahead",
            defaultValue = "4",
            description = "How many moves to look ahead, 1 to 12. Default: 4.")
    private int ahead;

    @Option(
            names = "--exact",
            defaultValue = "15",
            description = "From how many empty squares on to play perfectly, 1 to 24. Default: 15.")
    private int exact;

    @Option(
            names = "--weights",
            paramLabel = "WEIGHTS",
            description = "Evaluate by these; if not given, by the nine features.")
    private Path weights;

    @Override
    public Integer call() {
        check("--games", games, Integer.MAX_VALUE);
        check("--ahead", ahead, FARTHEST);
        check("--exact", exact, MOST_EXACT);
        SelfPlay player = new SelfPlay(evaluation(), ahead, exact, seed);
        try {
            play(player, new GameLog(file));
        } catch (IOException e) {
            throw new TrainingFiles(spec).wrong(file, e);
        }
        return 0;
    }

    private void play(SelfPlay player, GameLog log) throws IOException {
        int done = log.open(how());
        ProgressBar bar = new ProgressBar(spec.commandLine().getErr(), "games", games);
        for (int number = done; number < games; number++) {
            bar.reached(number);
            log.add(player.game(number));
        }
        bar.reached(Math.max(done, games));
    }

    private Evaluation evaluation() {
        return weights == null
                ? new PositionEvaluation()
                : new PatternEvaluation(new TrainingFiles(spec).weights(weights));
    }

    private String how() {
        String by = weights == null ? "features" : weights.getFileName().toString();
        return "seed " + seed + ", " + ahead + " moves ahead, exact from " + exact + ", by " + by;
    }

    private void check(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new ParameterException(
                    spec.commandLine(), name + " is 1 to " + most + ", not " + value);
        }
    }
}
