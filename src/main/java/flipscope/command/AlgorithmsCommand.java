package flipscope.command;

import picocli.CommandLine.Command;

/** Commands for authors of algorithms. */
@Command(
        name = "algorithms",
        description = "Checks algorithms of your own, or creates a first one.",
        subcommands = {CheckAlgorithmsCommand.class, NewAlgorithmCommand.class})
public final class AlgorithmsCommand extends CalledCommand implements Runnable {
    @Override
    public void run() {
        throw refusal("algorithms needs a subcommand: check or new");
    }
}
