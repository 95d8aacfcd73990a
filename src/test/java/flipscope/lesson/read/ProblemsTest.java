package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.LessonProblem;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProblemsTest {
    @Test
    void whatOverflowsTheStackIsAMistakeOnItsLine() {
        Problems problems = new Problems();
        assertThat(problems.unlessTooDeep(3, () -> Optional.of("read"))).contains("read");
        assertThat(problems.unlessTooDeep(7, () -> Optional.of(overflowing(0)))).isEmpty();
        assertThat(problems.byLine())
                .containsExactly(
                        new LessonProblem(7, "this is nested too deep, or too long, to be read"));
    }

    private static int overflowing(int depth) {
        return depth < 0 ? 0 : overflowing(depth + 1) + 1;
    }
}
