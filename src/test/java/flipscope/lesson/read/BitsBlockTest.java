package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of code in lessons, and what the check of lessons says about them. */
class BitsBlockTest {
    private static Lesson lesson(String keys) {
        return Good.read(
                """
                ---
                title: Lines
                summary: Two.
                order: 1
                minutes: 5
                ---
                ```bits
                %s
                ```
                """
                        .formatted(keys));
    }

    @Test
    void linesAreReadWithTheirStep() {
        Lesson lesson = lesson("code: |\n  long x = 0x18L;\n  long low = x & -x;\nat: low");

        assertThat(lesson.problems()).isEmpty();
        assertThat(lesson.blocks())
                .singleElement()
                .isInstanceOfSatisfying(
                        BitsBlock.class,
                        block -> {
                            assertThat(block.code()).startsWith("long x = 0x18L;\nlong low");
                            assertThat(block.at()).isEqualTo("low");
                        });
    }

    @ParameterizedTest
    @CsvSource({
        "code: 'long x = ;', 'line 1: did not expect'",
        "code: 'long x = 1L / 0;', 'line 1: '",
        "at: x, 'code'",
        "'code: long x = 1L;\nat: y', 'there is no such step'"
    })
    void aMistakeIsNamed(String keys, String said) {
        assertThat(lesson(keys).problems().stream().map(each -> each.message()).toList())
                .anyMatch(each -> each.contains(said));
    }

    @Test
    void whatMakesNothingHasNoPicture() {
        assertThat(lesson("code: '// nothing'").blocks()).isEqualTo(List.of());
    }
}
