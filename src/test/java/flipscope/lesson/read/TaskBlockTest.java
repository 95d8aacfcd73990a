package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.judge.Template;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Prose;
import flipscope.testkit.Packaged;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Tasks in lessons, and what the check of lessons says about them. */
class TaskBlockTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Tasks TASKS = Tasks.of(CATALOGUE);

    private static Lesson lesson(String kind, String keys) {
        return Good.read(
                """
                ---
                title: A task
                summary: One.
                order: 1
                minutes: 5
                ---
                ```%s
                %s
                ```
                """
                        .formatted(kind, keys));
    }

    @ParameterizedTest
    @CsvSource({"fill, put", "fill, left", "order, shift", "write, flips"})
    void aTaskIsReadInABlockOfItsKind(String kind, String task) {
        Lesson lesson = lesson(kind, "task: " + task);
        assertThat(lesson.problems()).isEmpty();
        assertThat(((TaskBlock) lesson.blocks().get(0)).task().name()).isEqualTo(task);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fill | task: lift | no task \"lift\"; did you mean \"left\"?",
                "write | task: left | the task left belongs in a block of the kind fill",
                "order | caption: None | a block of the kind order needs task: …",
            })
    void whatIsWrongIsSaid(String kind, String keys, String message) {
        List<String> problems =
                lesson(kind, keys.strip()).problems().stream().map(each -> each.message()).toList();
        assertThat(problems).anyMatch(each -> each.contains(message.strip()));
    }

    @Test
    void theReferenceMustBeRightAndTheBeginningMustNot() {
        Task left = TASKS.find("left").orElseThrow();
        assertThat(TaskBlock.fault(left)).isEmpty();
        String slip = left.slips().get("missing-mask");
        assertThat(TaskBlock.fault(with(left, slip, left.template())))
                .contains("the reference solution of left is not correct");
        Task put = TASKS.find("put").orElseThrow();
        assertThat(
                        TaskBlock.fault(
                                with(put, put.reference(), new Template(List.of(put.reference())))))
                .contains("the beginning of put is correct already");
    }

    private static Task with(Task task, String reference, Template template) {
        return new Task(
                task.name(),
                task.asked(),
                task.number(),
                task.form(),
                task.given(),
                task.example(),
                task.operators(),
                task.loops(),
                task.article(),
                reference,
                task.best(),
                template,
                task.choices(),
                task.decoys(),
                task.slips(),
                task.slipsOfBest());
    }

    static Stream<Lesson> course() {
        return Good.COURSE.all().stream();
    }

    @Test
    void everyTaskEndsALesson() {
        assertThat(
                        course().flatMap(lesson -> lesson.blocks().stream())
                                .filter(TaskBlock.class::isInstance)
                                .map(block -> ((TaskBlock) block).task().name())
                                .distinct())
                .containsExactlyInAnyOrderElementsOf(Tasks.names());
    }

    /** What goes further than the lesson may stand below them, under a heading that says so. */
    @ParameterizedTest
    @MethodSource("course")
    void nothingLiveComesAfterTheTasksOfALesson(Lesson lesson) {
        List<Boolean> tasks =
                lesson.parts().stream()
                        .takeWhile(part -> !isFurther(part))
                        .filter(Block.class::isInstance)
                        .map(block -> block instanceof TaskBlock)
                        .toList();
        assertThat(tasks).isSorted();
    }

    private static boolean isFurther(LessonPart part) {
        return part instanceof Prose prose
                && prose.chapter().filter(each -> each.text().startsWith("Further")).isPresent();
    }
}
