package flipscope.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Styles differ by three widths, by one height for short screens, and by what a reader chose. */
class MediaConditionsTest {
    private static final Pattern CONDITION = Pattern.compile("@media ([^{]*?)\\s*\\{");

    /** Between whole conditions, and between the parts of one. */
    private static final Pattern JOINT = Pattern.compile(",\\s*| and ");

    private static final Set<String> ALLOWED =
            Set.of(
                    "(width < 40rem)",
                    "(width >= 40rem)",
                    "(width < 64rem)",
                    "(width >= 64rem)",
                    "(height <= 30rem)",
                    "(height > 30rem)",
                    "(forced-colors: active)",
                    "(prefers-reduced-motion: no-preference)",
                    "(prefers-reduced-motion: reduce)",
                    "print",
                    "screen");

    @Test
    void stylesDifferByThreeWidths() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("static"))) {
            assertThat(
                            files.filter(file -> file.toString().endsWith(".css"))
                                    .filter(MediaConditionsTest::hasOtherConditions))
                    .isEmpty();
        }
    }

    private static boolean hasOtherConditions(Path sheet) {
        try {
            return CONDITION
                    .matcher(Files.readString(sheet))
                    .results()
                    .flatMap(found -> JOINT.splitAsStream(found.group(1)))
                    .anyMatch(part -> !ALLOWED.contains(part));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
