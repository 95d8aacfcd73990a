package flipscope.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
                    "(width < 64rem)",
                    "(width >= 64rem)",
                    "(height <= 30rem)",
                    "(forced-colors: active)",
                    "(prefers-reduced-motion: no-preference)",
                    "(prefers-reduced-motion: reduce)",
                    "print",
                    "screen");

    /** Where styles still differ by something else. */
    private static final List<Path> NOT_YET =
            """
            compare/small.css
            docs/docs.css
            draw/grid.css
            lesson/lesson.css
            lesson/stage.css
            play
            question/question.css
            scorefour/cube.css
            share/share.css
            sheet/sheet.css
            site/base.css
            site/embed.css
            trace/board/inputs.css
            trace/change/change.css
            trace/head.css
            trace/predict/predict.css
            trace/presenter.css
            trace/screen
            trace/step/controls.css
            trace/step/details.css
            trace/step/equation-small.css
            trace/step/sum.css
            trace/storyboard.css
            write/steps.css
            """
                    .lines()
                    .map(Path.of("static")::resolve)
                    .toList();

    @Test
    void stylesDifferByThreeWidths() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("static"))) {
            List<Path> sheets =
                    files.filter(file -> file.toString().endsWith(".css")).sorted().toList();
            assertThat(sheets).hasSizeGreaterThan(50);
            for (Path sheet : sheets) {
                if (NOT_YET.stream().noneMatch(sheet::startsWith)) {
                    assertThat(conditions(sheet)).as(sheet.toString()).isSubsetOf(ALLOWED);
                }
            }
        }
    }

    private static List<String> conditions(Path sheet) throws IOException {
        return CONDITION
                .matcher(Files.readString(sheet))
                .results()
                .flatMap(found -> JOINT.splitAsStream(found.group(1)))
                .toList();
    }
}
