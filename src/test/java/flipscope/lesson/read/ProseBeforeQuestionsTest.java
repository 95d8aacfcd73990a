package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Prose;
import flipscope.sheet.Classroom;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A question may be asked on another position: what stands before it is true of that one too. */
class ProseBeforeQuestionsTest {
    /** A general sentence about the board, which no position makes wrong. */
    private static final String GENERAL = "The next place after h1 is a2";

    private static final Pattern SQUARE = Pattern.compile("(?<!\\w)[a-h][1-8](?!\\w)");

    @ParameterizedTest
    @MethodSource("flipscope.testkit.Share#lessons")
    void namesNoSquareOfAPositionThatMayChange(String slug) {
        Lesson lesson = Classroom.LIBRARY.find(slug).orElseThrow();
        List<LessonPart> parts = lesson.parts();
        for (int index = 1; index < parts.size(); index++) {
            if (parts.get(index) instanceof AskedBlock asked
                    && parts.get(index - 1) instanceof Prose prose
                    && Classroom.POSITIONS.of(asked, 1).isPresent()) {
                String told = prose.html().replaceAll("<[^>]+>", "").replace(GENERAL, "");
                assertThat(told).as(asked.name()).doesNotContainPattern(SQUARE);
            }
        }
    }

    @Test
    void aSquareIsSeenInProse() {
        assertThat(SQUARE.matcher("White plays c4.").find()).isTrue();
        assertThat(SQUARE.matcher("In 8x8 and a100").find()).isFalse();
        assertThat(Packaged.lessons()).hasSizeGreaterThan(Share.lessons().size() - 1);
    }
}
