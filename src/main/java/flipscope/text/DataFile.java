package flipscope.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Reads the data files that are packaged with the program. */
public final class DataFile {
    private DataFile() {}

    /** The lines without comments, which begin with {@code #}. */
    public static Stream<String> lines(String path) {
        return text(path).lines().filter(line -> !line.startsWith("#"));
    }

    public static String text(String path) {
        try (InputStream file = DataFile.class.getResourceAsStream(path)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
