package flipscope.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Commands for authors of lessons. */
@Command(
        name = "lessons",
        mixinStandardHelpOptions = true,
        description = "Checks lessons, or begins a new one.",
        subcommands = {CheckLessonsCommand.class, NewLessonCommand.class})
public final class LessonsCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say check or new after lessons");
    }
}
