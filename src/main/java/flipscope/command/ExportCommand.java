package flipscope.command;

import flipscope.export.SiteFolder;
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
                    + " since the program runs in the browser. Your own lessons, sheets and algorithms"
                    + " are checked first, and are in it."
        })
public final class ExportCommand extends SiteCommand implements Callable<Integer> {
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
            description =
                    "The lessons of the course that are to be in it; your own are in it always. Default: all.")
    private List<String> only = List.of();

    @Override
    public Integer call() throws IOException {
        refuseFull();
        Library library = library();
        refuseUnknown(library);
        if (isFaulty(library)) {
            return FAULTY;
        }
        make();
        print("Measuring and writing …");
        Map<String, Long> sizes = write(folder, library, only);
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

    private void make() {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw refusal("--out: cannot make the folder " + folder);
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
}
