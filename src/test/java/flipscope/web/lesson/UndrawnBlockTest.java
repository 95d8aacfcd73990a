package flipscope.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Traces;
import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Lesson;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.story.Narrators;
import flipscope.testkit.Packaged;
import flipscope.web.DirectSite;
import flipscope.web.page.Pages;
import flipscope.web.step.TracedRuns;
import gg.jte.output.StringOutput;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UndrawnBlockTest {
    /** A block whose template is missing: drawing it throws, whatever the reason would be. */
    private record Broken(BlockHead head) implements Block {}

    @Test
    void aBlockThatCannotBeDrawnSaysSoInItsPlace() {
        Traces traces = new Traces();
        Library lessons =
                Library.builtIn(new LessonTechniques(Packaged.CATALOGUE, traces, path -> path));
        Lesson lesson = lessons.find("the-carry-trick").orElseThrow();
        Pages pages = DirectSite.PACKAGED.pages();
        TracedRuns runs =
                new TracedRuns(traces, new Narrators(pages.words(), Packaged.CATALOGUE.sources()));
        LessonPictures pictures = new LessonPictures(Packaged.CATALOGUE, runs, null);
        Block broken = new Broken(new BlockHead("nothing", "third", "", Optional.empty()));
        LessonBuilder builder =
                new LessonBuilder(
                        pages,
                        pictures,
                        pages.frame("A lesson"),
                        new CourseBuilder(lessons, pages.words()),
                        lesson,
                        Optional.empty(),
                        null);
        LessonView view =
                new LessonView(
                        pages.frame("A lesson"),
                        new CourseBuilder(lessons, pages.words()).place(lesson),
                        lesson,
                        Optional.empty(),
                        null,
                        false,
                        false,
                        "",
                        "",
                        List.of(),
                        "");
        StringOutput output = new StringOutput();
        builder.drawn(broken, view).writeTo(output);
        assertThat(output.toString())
                .startsWith("<div id=\"third\" class=\"block faults\"")
                .contains("“third” cannot be drawn", "the rest of the lesson is not affected")
                .doesNotContain("Exception");
    }
}
