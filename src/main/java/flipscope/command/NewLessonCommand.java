package flipscope.command;

import flipscope.lesson.read.LessonTemplate;
import java.io.IOException;
import picocli.CommandLine.Command;

/** Creates a lesson that shows the usual blocks. */
@Command(
        name = "new",
        description = "Writes a new lesson file for you to edit. It has one of each common block.")
public final class NewLessonCommand extends NewFileCommand {
    @Override
    public Integer call() throws IOException {
        String slug = slug("lesson", "my-first-lesson", LessonTemplate::isTaken);
        writeInto(slug + ".md", LessonTemplate.text(slug), "lessons check", "/lessons/");
        return 0;
    }
}
