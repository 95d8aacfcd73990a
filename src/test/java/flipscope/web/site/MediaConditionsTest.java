package flipscope.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
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
    void stylesDifferByThreeWidths() {
        assertThat(
                        ProjectFiles.below(Path.of("static"), ".css")
                                .filter(MediaConditionsTest::hasOtherConditions))
                .isEmpty();
    }

    private static boolean hasOtherConditions(Path sheet) {
        return CONDITION
                .matcher(ProjectFiles.text(sheet))
                .results()
                .flatMap(found -> JOINT.splitAsStream(found.group(1)))
                .anyMatch(part -> !ALLOWED.contains(part));
    }
}
