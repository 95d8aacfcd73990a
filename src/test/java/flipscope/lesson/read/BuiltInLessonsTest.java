package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.ExerciseBlock;
import flipscope.lesson.ExpectedAnswer;
import flipscope.lesson.Lesson;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The lessons that come with the program. */
class BuiltInLessonsTest {
    private static final List<Lesson> LESSONS = Library.builtIn(Good.LAB).all();

    @TestFactory
    Stream<DynamicTest> everyLessonIsRight() {
        return LESSONS.stream()
                .map(
                        lesson ->
                                DynamicTest.dynamicTest(
                                        lesson.slug(),
                                        () -> assertThat(lesson.problems()).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyExerciseTakesItsSolutionAndNothingNearIt() {
        return LESSONS.stream()
                .flatMap(
                        lesson ->
                                exercises(lesson)
                                        .map(
                                                each ->
                                                        DynamicTest.dynamicTest(
                                                                lesson.slug() + " " + each.name(),
                                                                () -> takes(each.answer()))));
    }

    private static Stream<ExerciseBlock> exercises(Lesson lesson) {
        return lesson.blocks().stream()
                .filter(ExerciseBlock.class::isInstance)
                .map(ExerciseBlock.class::cast);
    }

    private static void takes(ExpectedAnswer answer) {
        assertThat(isCorrect(answer, answer.solution())).isTrue();
        assertThat(nearMisses(answer)).isNotEmpty().noneMatch(near -> isCorrect(answer, near));
    }

    private static boolean isCorrect(ExpectedAnswer answer, String typed) {
        return answer.grade(typed, Messages.english()).isCorrect();
    }

    private static Stream<String> nearMisses(ExpectedAnswer answer) {
        long bits = answer.word().bits();
        return switch (answer.kind()) {
            case TEXT -> Stream.of(answer.text() + "x", "x" + answer.text());
            case NUMBER -> LongStream.of(bits - 1, bits + 1).mapToObj(Long::toString);
            case SQUARES, HEX -> toggled(answer).map(word -> solution(answer, word));
        };
    }

    /** The right value with one bit the other way, for each bit that is drawn. */
    private static Stream<Word> toggled(ExpectedAnswer answer) {
        Type type = answer.word().type();
        ViewKind view =
                answer.kind() == ExpectedAnswer.Kind.SQUARES ? answer.view() : ViewKind.BOARD;
        long drawn = BitNames.drawn(new Word(type, -1L).unsigned(), view);
        return IntStream.range(0, type.width())
                .filter(bit -> (drawn >>> bit & 1) != 0)
                .mapToObj(bit -> new Word(type, answer.word().bits() ^ 1L << bit));
    }

    private static String solution(ExpectedAnswer answer, Word word) {
        return new ExpectedAnswer(answer.kind(), answer.view(), word, "").solution();
    }

    @Test
    void theLessonsStandInTheirOrder() {
        assertThat(LESSONS).isNotEmpty();
        assertThat(LESSONS)
                .extracting(each -> each.front().order())
                .isSorted()
                .doesNotHaveDuplicates();
        assertThat(LESSONS.get(0).slug()).isEqualTo("board-in-one-number");
    }

    @Test
    void noLessonIsNeededBeforeItWasRead() {
        for (Lesson lesson : LESSONS) {
            assertThat(lesson.front().needs())
                    .allMatch(need -> order(need) < lesson.front().order());
        }
    }

    /** The number of a lesson changes when one is added before it. */
    @TestFactory
    Stream<DynamicTest> noLessonIsSpokenOfByItsNumber() {
        return LESSONS.stream()
                .map(
                        lesson ->
                                DynamicTest.dynamicTest(
                                        lesson.slug(),
                                        () ->
                                                assertThat(text(lesson))
                                                        .doesNotContainPattern(
                                                                "(?i)\\blessons? \\d")));
    }

    private static String text(Lesson lesson) throws IOException {
        return Files.readString(Path.of("lessons", lesson.slug() + ".md"));
    }

    @Test
    void theReadmeCountsThem() throws IOException {
        assertThat(LESSONS).hasSize(18);
        assertThat(Files.readString(Path.of("README.md"))).contains("the course, eighteen lessons");
    }

    private static int order(String slug) {
        return LESSONS.stream()
                .filter(each -> each.slug().equals(slug))
                .findFirst()
                .orElseThrow()
                .front()
                .order();
    }
}
