package flipscope.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import java.nio.file.Path;
import java.util.Map;
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
                    "(hover: none)",
                    "(forced-colors: active)",
                    "(prefers-reduced-motion: no-preference)",
                    "(prefers-reduced-motion: reduce)",
                    "print",
                    "screen");

    /** Sheets whose sizes follow the window alone, and what they ask of it. */
    private static final Map<String, Set<String>> SIZED_BY_THE_WINDOW =
            Map.of(
                    "page.css",
                    Set.of("(width >= 56rem)", "(height < 44rem)"),
                    "page-small.css",
                    Set.of(
                            "(width < 56rem)",
                            "(width < 24rem)",
                            "(width < 22.5rem)",
                            "(height >= 47rem)",
                            "(height >= 56rem)"),
                    "own.css",
                    Set.of("(width < 56rem)"),
                    "scene.css",
                    Set.of("(width < 75rem)", "(height < 49rem)"));

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
                .filter(part -> !ALLOWED.contains(part))
                .anyMatch(
                        part ->
                                !SIZED_BY_THE_WINDOW
                                        .getOrDefault(sheet.getFileName().toString(), Set.of())
                                        .contains(part));
    }
}
