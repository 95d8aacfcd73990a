package flipscope.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Commands for authors of lessons. */
@Command(
        name = "lessons",
        mixinStandardHelpOptions = true,
        description = "Checks lessons, or creates a new one.",
        subcommands = {CheckLessonsCommand.class, NewLessonCommand.class})
public final class LessonsCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "lessons needs a subcommand: check or new");
    }
}
