package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.OwnAlgorithms;
import flipscope.catalogue.Traces;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.Sheets;
import flipscope.text.Directory;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command about lessons and sheets: those of the course, and an instructor's own. */
abstract class CourseCommand extends CalledCommand {
    @Option(
            names = "--lessons",
            paramLabel = "DIR",
            description = "The folder of your lessons, in which the folder sheets has your sheets.")
    private Path directory;

    @Mixin private AlgorithmsOption algorithms;

    Library library() {
        // No page is shown that could have an address.
        LessonTechniques techniques =
                new LessonTechniques(algorithms.catalogue(this), new Traces(), path -> path);
        return Library.of(techniques, lessons().map(Directory::new));
    }

    /** The folder of one's own algorithms. */
    Optional<Path> algorithms() {
        return algorithms.folder(this);
    }

    Optional<OwnAlgorithms> own() {
        return algorithms().map(Directory::new).map(OwnAlgorithms::new);
    }

    Catalogue catalogue() {
        return algorithms.catalogue(this);
    }

    Sheets sheets(Library library) {
        return Sheets.of(library, lessons().map(Directory::new));
    }

    /** The sheet of a name; refuses one that is not there, or has mistakes. */
    Sheet sheet(String slug, Sheets sheets) {
        Sheet sheet = sheets.find(slug).orElseThrow(() -> refusal(unknown(slug, sheets)));
        if (!sheet.problems().isEmpty()) {
            String first = sheet.problems().get(0).message();
            throw refusal("the sheet \"" + slug + "\" has mistakes; see sheets check: " + first);
        }
        return sheet;
    }

    private static String unknown(String slug, Sheets sheets) {
        String meant =
                sheets.nearest(slug).map(near -> "; did you mean \"" + near + "\"?").orElse("");
        return "no sheet \"" + slug + "\"" + meant;
    }

    Optional<Path> lessons() {
        return Optional.ofNullable(directory).or(() -> algorithms.teaching(this));
    }
}
