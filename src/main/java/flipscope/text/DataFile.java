package flipscope.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** Reads the data files that are packaged with the program. */
public final class DataFile {
    private DataFile() {}

    /** The lines without comments, which begin with {@code #}. */
    public static Stream<String> lines(String path) {
        return text(path).lines().filter(line -> !line.startsWith("#"));
    }

    /** The values of a table by their keys, in its order: {@code key => value}. */
    public static Map<String, String> table(String path) {
        Map<String, String> table = new LinkedHashMap<>();
        lines(path)
                .map(line -> line.split(" => ?", 2))
                .forEach(each -> table.put(each[0], each[1]));
        return table;
    }

    /** A file of properties; empty if there is none of this name. */
    public static Properties properties(String path) {
        Properties properties = new Properties();
        try (InputStream file = DataFile.class.getResourceAsStream(path)) {
            if (file != null) {
                properties.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
        return properties;
    }

    public static String text(String path) {
        try (InputStream file = DataFile.class.getResourceAsStream(path)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
