package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NotationProblemTest {

    @Test
    void codesAreUnique() {
        assertThat(Arrays.stream(NotationProblem.values()).map(NotationProblem::code))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void aCodeNamesTheKindOfTextAndTheProblem(NotationProblem problem) {
        assertThat(problem.code())
                .matches(
                        "(chess|text|square|position|board|column|hex|random|transcript|record|fen|file|game)\\.[a-z]+(-[a-z]+)*");
    }

    @Test
    void theArgumentsAreThereForTranslators() {
        NotationException refused =
                catchThrowableOfType(NotationException.class, () -> TranscriptText.read("f5--"));
        assertThat(refused.problem().code()).isEqualTo("transcript.pass");
        assertThat(refused.arguments()).containsExactly(2, 3, 1, "f4 d6 f6");
    }
}
