package flipscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.CompareBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.lesson.read.WalkBlock;
import flipscope.testkit.Packaged;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LessonsTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Library LESSONS =
            Library.builtIn(new LessonTechniques(CATALOGUE, new Traces()));

    private static Optional<LessonSummary> lesson(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        return LESSONS.teaching(technique);
    }

    @Test
    void theLessonThatStepsAnAlgorithmMostOftenExplainsIt() {
        assertThat(lesson("reversi/mobility/carry"))
                .map(LessonSummary::slug)
                .hasValue("the-carry-trick");
    }

    @Test
    void anEarlierLessonThatShowsAPartOfItDoesNot() {
        assertThat(lesson("reversi/mobility/left").orElseThrow().slug())
                .isEqualTo("every-legal-move");
        assertThat(lesson("reversi/move/apply").orElseThrow().slug()).isEqualTo("playing-the-move");
    }

    @Test
    void whereNoneStepsItOneThatAsksAboutItDoes() {
        assertThat(lesson("reversi/flips/two-fills").orElseThrow().slug())
                .isEqualTo("turning-discs");
    }

    @Test
    void whatTurnsInTwoHalvesHasALessonOfItsOwn() {
        assertThat(lesson("reversi/flips/halves").orElseThrow().slug()).isEqualTo("across-the-cut");
    }

    @Test
    void whatALessonSaysOfItselfIsWhatIsReadInIt() {
        assertThat(LESSONS.summaries())
                .hasSizeGreaterThan(10)
                .usingRecursiveComparison()
                .ignoringFields("order")
                .isEqualTo(LESSONS.all().stream().map(LessonsTest::summary).toList());
    }

    private static LessonSummary summary(Lesson lesson) {
        return new LessonSummary(
                lesson.slug(),
                lesson.front().title(),
                0,
                lesson.blocks().stream().flatMap(LessonsTest::stepped).toList(),
                lesson.blocks().stream().flatMap(LessonsTest::shown).toList(),
                lesson.blocks().stream().flatMap(LessonsTest::tasks).toList());
    }

    private static Stream<String> stepped(Block block) {
        if (block instanceof WalkBlock walk) {
            return ids(walk.run());
        }
        return block instanceof TraceBlock trace ? ids(trace.run()) : Stream.empty();
    }

    private static Stream<String> tasks(Block block) {
        return block instanceof TaskBlock asked ? Stream.of(asked.task().name()) : Stream.empty();
    }

    private static Stream<String> shown(Block block) {
        if (block instanceof PredictBlock predict) {
            return ids(predict.asked());
        }
        if (block instanceof FigureBlock figure) {
            return ids(figure.run());
        }
        return block instanceof CompareBlock both
                ? Stream.of(both.left().technique().id(), both.right().technique().id())
                : Stream.empty();
    }

    private static Stream<String> ids(Run run) {
        return Stream.of(run.technique().id());
    }

    @Test
    void nothingHasToBeTracedToFindALesson() {
        LessonTechniques untraced =
                new LessonTechniques(Packaged.CATALOGUE, null, null, null, false);
        Library unread = Library.builtIn(untraced);
        assertThat(unread.summaries()).isEqualTo(LESSONS.summaries());
    }

    @Test
    void someAreInNoLesson() {
        assertThat(lesson("clinic/tictactoe-columns")).isEmpty();
    }
}
