package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.FaultyPart;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Breaks a good lesson in one place at a time; the mistake is said there, and nothing else is. */
class BrokenLessonTest {
    @Test
    void aGoodLessonHasNoProblems() {
        assertThat(Good.read(Good.TEXT).problems()).isEmpty();
    }

    @ParameterizedTest(name = "{0} → {1}")
    @MethodSource("flipscope.lesson.read.Mistakes#all")
    void aMistakeIsSaidAtItsLine(String right, String wrong, String message) {
        assertThat(Good.TEXT).containsOnlyOnce(right);
        Lesson broken = Good.read(Good.TEXT.replace(right, wrong));
        assertThat(broken.problems()).containsExactly(new LessonProblem(line(right), message));
    }

    private static int line(String text) {
        String above = Good.TEXT.substring(0, Good.TEXT.indexOf(text));
        return (int) above.chars().filter(letter -> letter == '\n').count() + 1;
    }

    @Test
    void whatIsMissingInTheHeadIsNamed() {
        Lesson broken = Good.read("---\ntitle: T\n---\nText\n");
        assertThat(broken.problems())
                .containsExactly(
                        new LessonProblem(2, "the front matter needs summary: …"),
                        new LessonProblem(2, "the front matter needs order: …"),
                        new LessonProblem(2, "the front matter needs minutes: …"));
        assertThat(broken.headProblems()).hasSize(3);
    }

    @Test
    void aLessonWithoutAHeadIsShownAndSaysSo() {
        Lesson broken = Good.read("Text\n");
        assertThat(broken.problems())
                .containsExactly(
                        new LessonProblem(
                                1,
                                "a lesson begins with its front matter, between two lines of three"
                                        + " hyphens"));
        assertThat(broken.front().title()).isEqualTo("good");
        assertThat(Good.read("---\ntitle: T\n").problems())
                .containsExactly(
                        new LessonProblem(
                                1,
                                "the front matter is not closed; a line of three hyphens ends it"));
    }

    @Test
    void lessonsThatNeedOneAnotherInACircleAreRefused() {
        String head = "---\ntitle: T\nsummary: S\norder: 1\nneeds: egg\nminutes: 1\n---\n";
        assertThat(Good.read("chicken", head).problems())
                .containsExactly(
                        new LessonProblem(
                                5,
                                "needs: these lessons need one another in a circle: chicken → egg →"
                                        + " chicken"));
    }

    @Test
    void aTraceIsShownForwards() {
        String text =
                Good.TEXT.replace("from: passable", "from: legal").replace("to: return", "to: run");
        assertThat(Good.read(text).problems())
                .containsExactly(new LessonProblem(line("to: return"), "to: it comes before from"));
    }

    @Test
    void aQuizHasJustOneRightChoice() {
        Lesson none = Good.read(Good.TEXT.replace("    right: true\n", ""));
        Lesson two =
                Good.read(Good.TEXT.replace("  - text: 16\n", "  - text: 16\n    right: true\n"));
        int line = line("choices:");
        assertThat(none.problems())
                .containsExactly(
                        new LessonProblem(
                                line, "a quiz has exactly one choice with right: true, not 0"));
        assertThat(two.problems())
                .containsExactly(
                        new LessonProblem(
                                line, "a quiz has exactly one choice with right: true, not 2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"predict", "trace", "figure"})
    void aStepThatIsNotThereIsSaidInEveryKindOfBlock(String kind) {
        String block = "```" + kind + "\nalgorithm: reversi/mobility/left\nat: runs\n```\n";
        assertThat(Good.body(block).problems())
                .extracting(LessonProblem::message)
                .containsExactly("at: no step \"runs\"; did you mean \"run\"?");
    }

    @Test
    void aBlockThatIsNotClosedIsSaid() {
        assertThat(Good.body("```board\nmark: c3\n").problems())
                .containsExactly(
                        new LessonProblem(7, "the block is not closed; end it with a line of ```"));
    }

    @Test
    void aBlockInAListIsSaid() {
        assertThat(Good.body("- here\n\n  ```board\n  mark: c3\n  ```\n").problems())
                .containsExactly(
                        new LessonProblem(
                                9,
                                "a block must start at the margin, not inside a list or"
                                        + " quotation"));
    }

    @Test
    void aFootnoteIsCalledByItsName() {
        assertThat(Good.body("A claim.[^n]\n\n[^n]: note\n").problems())
                .containsExactly(
                        new LessonProblem(
                                7,
                                "footnotes are not supported; put the note in the text, or in"
                                        + " brackets"));
    }

    @Test
    void pricesAndLettersAreWelcome() {
        assertThat(
                        Good.body("It costs $5, not $6. [Write](mailto:a.teacher@example.org).\n")
                                .problems())
                .isEmpty();
        assertThat(Good.body("`$x^2$` is code.\n").problems()).isEmpty();
    }

    @Test
    void oneMistakeDoesNotHideAnother() {
        String text =
                Good.TEXT
                        .replace("mark: c3 c4", "mark: z9")
                        .replace("at: beyond", "at: beyont")
                        .replace("answer: d5 e4", "answer: \"\"");
        Lesson broken = Good.read(text);
        assertThat(broken.problems()).extracting(LessonProblem::line).isSorted().hasSize(3);
        assertThat(broken.blocks()).hasSize(8);
        assertThat(broken.parts()).filteredOn(FaultyPart.class::isInstance).hasSize(3);
    }
}
