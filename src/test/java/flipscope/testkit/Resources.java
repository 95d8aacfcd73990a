package flipscope.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Data files of the tests: one case a line, comments after {@code #}. The first line names their
 * source.
 */
public final class Resources {
    private Resources() {}

    /** The lines of a file in {@code src/test/resources} that hold data. */
    public static List<String> lines(String name) {
        List<String> lines = text(name).lines().toList();
        if (!lines.get(0).startsWith("# Source: ")) {
            throw new IllegalStateException(name + " does not say where it comes from");
        }
        return lines.stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }

    /** A file of the class path, such as one in {@code src/test/resources}. */
    public static String text(String name) {
        try (InputStream file = Resources.class.getResourceAsStream("/" + name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
