package flipscope.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A line of a template is read without moving it sideways. */
class TemplateLinesTest {
    private static final int LONGEST = 160;

    @Test
    void noLineOfATemplateIsTooLong() {
        List<Path> templates = ProjectFiles.below(Path.of("templates"), ".jte").toList();
        assertThat(templates).hasSizeGreaterThan(100);
        for (Path template : templates) {
            assertThat(ProjectFiles.text(template).lines())
                    .as(template.toString())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(LONGEST));
        }
    }
}
