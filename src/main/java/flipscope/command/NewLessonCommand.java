package flipscope.command;

import flipscope.lesson.read.LessonTemplate;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates a lesson: a file that passes the check and shows the usual blocks. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description =
                "Writes a new lesson file for you to edit. It has one of each common" + " block.")
public final class NewLessonCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "SLUG",
            description = "Its name in addresses: lower-case letters, digits and hyphens.")
    private String slug;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            defaultValue = "lessons",
            description = "The folder to write it to. Default: lessons.")
    private Path directory;

    @Override
    public Integer call() throws IOException {
        Path file = directory.resolve(name());
        try {
            Files.createDirectories(directory);
            // Fails if the file exists, so that no work is lost.
            Files.writeString(
                    file,
                    LessonTemplate.text(slug),
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException there) {
            throw refusal(there.getFile() + " already exists and was left as it is");
        }
        say(file);
        return 0;
    }

    private void say(Path file) {
        PrintWriter out = out();
        out.println("Wrote " + file + ".");
        out.println("Check it:   lessons check " + directory);
        out.println("Look at it: serve --lessons " + directory + ", then /lessons/" + slug);
        out.flush();
    }

    private String name() {
        if (!LessonTemplate.isSlug(slug)) {
            throw refusal(
                    "\""
                            + slug
                            + "\" cannot be the name of a lesson; use lower-case letters, digits"
                            + " and hyphens, as in my-first-lesson");
        }
        if (LessonTemplate.isTaken(slug)) {
            throw refusal("the course already has a lesson \"" + slug + "\"; choose another name");
        }
        return slug + ".md";
    }
}
