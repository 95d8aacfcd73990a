package flipscope.web.trace.head;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.text.Messages;
import flipscope.trace.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the paths of techniques are called. */
class TechniquePathsTest {
    private static final Messages WORDS = Messages.english();

    @Test
    void everyFamilyHasATitle() {
        for (String subject : Catalogue.load().subjects()) {
            String key = "techniques.subject." + subject;
            assertThat(WORDS.has(key))
                    .as(
                            "The family \"%s\" has no title: add a line %s=… to"
                                    + " messages/techniques.properties",
                            subject, key)
                    .isTrue();
        }
    }

    @Test
    void aFamilyWithoutATitleGoesByItsOwnName() {
        List<SourceFile> sources =
                Catalogue.load().sources().stream()
                        .map(TechniquePathsTest::withANewFamily)
                        .toList();
        Catalogue catalogue = Catalogue.of(sources);
        Traces traces = new Traces(catalogue);
        Catalogue course = Catalogue.load();
        LessonLinks lessons =
                new LessonLinks(
                        Library.builtIn(new LessonTechniques(course, new Traces(course))), WORDS);

        List<PathView> paths = new TechniquePaths(catalogue, traces, lessons, WORDS).all();

        assertThat(paths).extracting(PathView::name).contains("abacus", "Legal moves");
    }

    private static SourceFile withANewFamily(SourceFile file) {
        return new SourceFile(
                file.name(), file.text().replace("family = \"popcount\"", "family = \"abacus\""));
    }
}
