package flipscope.command;

import flipscope.lesson.read.LessonTemplate;
import flipscope.lesson.read.Sheets;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates a sheet: a file that passes the check and asks one question of each form. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Writes a new sheet for you to edit. It has one question of each form.")
public final class NewSheetCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "SLUG",
            description = "Its name in addresses: lower-case letters, digits and hyphens.")
    private String slug;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            defaultValue = "lessons",
            description =
                    "The folder of your lessons; the sheet goes into its folder sheets. Default: lessons.")
    private Path directory;

    @Override
    public Integer call() throws IOException {
        if (!LessonTemplate.isSlug(slug)) {
            throw refusal(
                    "\"%s\" cannot be the name of a sheet; use lower-case letters, digits and hyphens, as in week-3"
                            .formatted(slug));
        }
        Path file = directory.resolve(Sheets.FOLDER).resolve(slug + Sheets.END);
        try {
            Files.createDirectories(file.getParent());
            // Fails if the file exists, so that no work is lost.
            Files.writeString(file, LessonTemplate.sheet(slug), StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException there) {
            throw refusal(there.getFile() + " already exists and was left as it is");
        }
        PrintWriter out = out();
        out.println("Wrote " + file + ".");
        out.println("Check it:   sheets check " + directory);
        out.println("Look at it: serve --lessons " + directory + ", then /sheet/" + slug);
        out.flush();
        return 0;
    }
}
