package flipscope.web.trace.head;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.testkit.Packaged;
import flipscope.text.Messages;
import flipscope.trace.SourceFile;
import flipscope.web.address.Link;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the paths of techniques are called. */
class TechniquePathsTest {
    private static final Messages WORDS = Messages.english();

    @Test
    void everyFamilyHasATitle() {
        for (Technique technique : Packaged.CATALOGUE.techniques()) {
            String subject = technique.subject();
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
    void everyTechniqueHasAShortName() {
        for (Technique technique : Packaged.CATALOGUE.techniques()) {
            String key = "techniques.brief." + technique.id();
            assertThat(WORDS.has(key))
                    .as(
                            "\"%s\" has no short name: add a line %s=… to"
                                    + " messages/techniques.properties",
                            technique.id(), key)
                    .isTrue();
        }
    }

    @Test
    void aFamilyWithoutATitleGoesByItsOwnName() {
        List<SourceFile> sources =
                Packaged.CATALOGUE.sources().stream()
                        .map(TechniquePathsTest::withANewFamily)
                        .toList();
        Catalogue catalogue = Catalogue.of(sources);
        Traces traces = new Traces();
        Catalogue course = Packaged.CATALOGUE;
        LessonLinks lessons =
                new LessonLinks(Library.builtIn(new LessonTechniques(course, new Traces())), WORDS);

        TechniquePaths paths = new TechniquePaths(catalogue, traces, lessons, WORDS);

        assertThat(paths.of(example(catalogue, "popcount/stages")).name()).isEqualTo("abacus");
        assertThat(paths.of(example(catalogue, "reversi/mobility/left")).name())
                .isEqualTo("Legal moves");
    }

    private static TraceRequest example(Catalogue catalogue, String id) {
        return new TraceRequest(
                catalogue.find(id).orElseThrow().bind(ChosenInputs.EXAMPLE),
                Link.to("/trace/" + id));
    }

    private static SourceFile withANewFamily(SourceFile file) {
        return new SourceFile(
                file.name(), file.text().replace("family = \"popcount\"", "family = \"abacus\""));
    }
}
