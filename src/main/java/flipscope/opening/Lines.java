package flipscope.opening;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads a data file of this package line by line, without comments. */
final class Lines {
    private Lines() {}

    static List<String> of(String name) {
        try (InputStream file = Lines.class.getResourceAsStream("/openings/" + name)) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
