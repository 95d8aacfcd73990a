package flipscope.lesson;

import static java.util.stream.Collectors.toUnmodifiableSet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Property names of HTML form elements. A field of such a name would hide the property: after
 * {@code <input name="remove">} the form has no {@code remove()} any more.
 */
public final class FormMembers {
    private static final Set<String> NAMES = read();

    private FormMembers() {}

    /** Whether a field must not have this name. */
    public static boolean include(String name) {
        return NAMES.contains(name);
    }

    private static Set<String> read() {
        try (InputStream file =
                FormMembers.class.getClassLoader().getResourceAsStream("form-members.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
