package flipscope.command;

import flipscope.export.SiteFolder;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.read.Library;
import flipscope.server.bench.MeasuredHere;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A command that writes the site as files, with what is an instructor's own. */
abstract class SiteCommand extends CourseCommand {
    /** The exit code where an instructor's own files have mistakes. */
    static final int FAULTY = 2;

    /**
     * Writes it.
     *
     * @param out the folder
     * @param only the lessons of the course that are in it; all if empty
     * @return the files that were written, each with its bytes
     */
    Map<String, Long> write(Path out, Library library, List<String> only) throws IOException {
        if (!SiteFolder.isBuilt()) {
            throw refusal(
                    "this program was built without the module for browsers; mvn package builds it");
        }
        List<Lesson> lessons =
                library.all().stream()
                        .filter(
                                each ->
                                        only.isEmpty()
                                                || library.isOwn(each)
                                                || only.contains(each.slug()))
                        .toList();
        return new SiteFolder(out, lessons(), algorithms(), only)
                .write(catalogue(), lessons, MeasuredHere.of(lessons));
    }

    /** Whether there are mistakes in what is one's own; each is said. */
    boolean isFaulty(Library library) {
        List<String> faults = faults(library);
        faults.forEach(err()::println);
        if (!faults.isEmpty()) {
            err().println("Nothing was written: mend these mistakes first.");
        }
        return !faults.isEmpty();
    }

    private List<String> faults(Library library) {
        Stream<String> lessons =
                library.own().stream().flatMap(each -> told(each.slug() + ".md", each.problems()));
        Stream<String> sheets =
                sheets(library).all().stream()
                        .flatMap(each -> told("sheets/" + each.slug() + ".yaml", each.problems()));
        Stream<String> algorithms =
                own().stream()
                        .flatMap(each -> each.faults().stream())
                        .map(each -> each.file() + ":" + each.line() + ": " + each.message());
        return Stream.of(lessons, sheets, algorithms).flatMap(each -> each).toList();
    }

    private static Stream<String> told(String file, List<LessonProblem> problems) {
        return problems.stream().map(each -> file + ":" + each.line() + ": " + each.message());
    }
}
