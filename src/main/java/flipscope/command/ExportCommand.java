package flipscope.command;

import flipscope.export.SiteFolder;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.read.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the whole site as files. */
@Command(
        name = "export",
        description = {
            "Writes the whole site as a folder that any web host serves: no server of ours is needed,"
                    + " since the program runs in the browser. Your own lessons and algorithms are"
                    + " checked first, and are in it."
        })
public final class ExportCommand extends CourseCommand implements Callable<Integer> {
    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write; it must be empty, or not there yet.")
    private Path folder;

    @Option(
            names = "--only",
            paramLabel = "LESSON",
            arity = "1..*",
            description = "The lessons of the course that are to be in it. Default: all.")
    private List<String> only = List.of();

    @Override
    public Integer call() throws IOException {
        if (!SiteFolder.isBuilt()) {
            throw refusal(
                    "this program was built without the module for browsers; mvn package builds it");
        }
        refuseFull();
        Library library = library();
        refuseUnknown(library);
        List<String> faults = faults(library);
        if (!faults.isEmpty()) {
            faults.forEach(err()::println);
            throw refusal("nothing was written: mend these mistakes first");
        }
        SiteFolder site = new SiteFolder(folder, lessons(), algorithms(), only);
        Map<String, Long> sizes = site.write(catalogue());
        print(
                "Wrote "
                        + folder
                        + ":\n"
                        + SiteFolder.told(sizes)
                        + "\nPut the folder on any web host. To look at it here: python3 -m http.server"
                        + " --directory "
                        + folder
                        + " 8000, then open http://localhost:8000/.");
        return 0;
    }

    private void refuseFull() throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> there = Files.list(folder)) {
                if (there.findAny().isPresent()) {
                    throw refusal("--out: " + folder + " is not empty");
                }
            }
        } else if (Files.exists(folder)) {
            throw refusal("--out: " + folder + " is a file");
        }
    }

    private void refuseUnknown(Library library) {
        for (String each : only) {
            if (library.find(each).isEmpty()) {
                throw refusal(
                        "--only: no lesson \""
                                + each
                                + "\"; "
                                + meant(library.nearest(each), List.of()));
            }
        }
    }

    /** The mistakes in what is one's own. */
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
