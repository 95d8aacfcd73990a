package flipscope.command;

import picocli.CommandLine.Command;

/** Commands for authors of lessons. */
@Command(
        name = "lessons",
        description = "Checks lessons, or creates a new one.",
        subcommands = {CheckLessonsCommand.class, NewLessonCommand.class})
public final class LessonsCommand extends CalledCommand implements Runnable {
    @Override
    public void run() {
        throw refusal("lessons needs a subcommand: check or new");
    }
}
