package flipscope.engine.training;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Commands that learn the weights of the patterns. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = {
            "Learns the weights of the patterns by which the engine evaluates positions: plays"
                    + " games, fits the weights to them, and tells how far off they are.",
            "A run that was stopped goes on where it was when the same command is given again, and"
                    + " ends as if it had not been stopped."
        },
        subcommands = {TrainPlayCommand.class, TrainFitCommand.class, TrainErrorCommand.class})
public final class TrainCommand implements Runnable {
    @Spec private CommandSpec spec;

    /** Ends with the exit code: 0 done, 1 failed, 2 not understood. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new TrainCommand()).execute(arguments));
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "train needs a subcommand: play, fit or error");
    }
}
