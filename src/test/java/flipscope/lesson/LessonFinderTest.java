package flipscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LessonFinderTest {
    private static final Catalogue CATALOGUE = Catalogue.load();
    private static final Library LESSONS =
            Library.builtIn(new LessonTechniques(CATALOGUE, new Traces(CATALOGUE)));
    private static final LessonFinder TEACHING = new LessonFinder(LESSONS);

    private static Optional<Lesson> lesson(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        return TEACHING.of(technique);
    }

    @Test
    void theFirstLessonThatStepsAnAlgorithmExplainsIt() {
        assertThat(lesson("reversi/mobility/carry")).map(Lesson::slug).hasValue("the-carry-trick");
    }

    @Test
    void anEarlierLessonThatOnlyDrawsItDoesNot() {
        assertThat(lesson("reversi/mobility/left").orElseThrow().slug())
                .isEqualTo("every-legal-move");
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
    void someAreInNoLesson() {
        assertThat(lesson("clinic/tictactoe-columns")).isEmpty();
    }
}
