package flipscope.command;

import picocli.CommandLine.Command;

/** Commands for authors of sheets. */
@Command(
        name = "sheets",
        description = "Checks sheets of questions, or creates a new one.",
        subcommands = {CheckSheetsCommand.class, NewSheetCommand.class})
public final class SheetsCommand extends CalledCommand implements Runnable {
    @Override
    public void run() {
        throw refusal("sheets needs a subcommand: check or new");
    }
}
