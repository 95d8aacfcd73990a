package flipscope.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A line of a template is read without moving it sideways. */
class TemplateLinesTest {
    private static final int LONGEST = 160;

    @Test
    void noLineOfATemplateIsTooLong() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("templates"))) {
            List<Path> templates =
                    files.filter(file -> file.toString().endsWith(".jte")).sorted().toList();
            assertThat(templates).hasSizeGreaterThan(100);
            for (Path template : templates) {
                assertThat(Files.readAllLines(template))
                        .as(template.toString())
                        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(LONGEST));
            }
        }
    }
}
