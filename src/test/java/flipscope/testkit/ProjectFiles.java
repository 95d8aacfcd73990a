package flipscope.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The files of the project, for tests that look through all of them. */
public final class ProjectFiles {
    private ProjectFiles() {}

    /** The files of a folder and of those in it that end so, in the order of their paths. */
    public static Stream<Path> below(Path folder, String ending) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all
                    .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(ending))
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a file says. */
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file.toString(), e);
        }
    }
}
