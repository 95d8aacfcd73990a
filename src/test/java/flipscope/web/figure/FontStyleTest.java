package flipscope.web.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FontStyleTest {
    private static final String SENTENCE =
            "Where a start meets a run, the sum clears the run and sets the first square past it.";

    @Test
    void linesAreBrokenAtBlanksAndNoneIsWiderThanItMayBe() {
        List<String> lines = FontStyle.SENTENCE.wrap(SENTENCE, 200);
        assertThat(lines).hasSizeGreaterThan(2);
        assertThat(String.join(" ", lines)).isEqualTo(SENTENCE);
        assertThat(lines).allMatch(line -> FontStyle.SENTENCE.width(line) <= 200);
    }

    @Test
    void aWordThatIsWiderThanALineIsCut() {
        List<String> lines = FontStyle.NAME.wrap("a numberOfTrailingZerosOfTheWholeBoard()", 100);
        assertThat(String.join("", lines)).isEqualTo("anumberOfTrailingZerosOfTheWholeBoard()");
        assertThat(lines).allMatch(line -> FontStyle.NAME.width(line) <= 100);
    }

    @Test
    void theLastOfTooManyLinesSaysThatThereIsMore() {
        List<String> lines = FontStyle.NAME.wrap("one two three four five six seven", 80, 2);
        assertThat(lines).hasSize(2);
        assertThat(lines.get(1)).endsWith("…");
        assertThat(FontStyle.NAME.width(lines.get(1))).isLessThanOrEqualTo(80);
        assertThat(FontStyle.NAME.wrap("one two", 80, 2)).containsExactly("one two");
    }

    @Test
    void nothingHasNoLines() {
        assertThat(FontStyle.ROLE.wrap("", 80)).isEmpty();
    }

    @Test
    void aStoryboardHasFewAndFullRows() {
        assertThat(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9))
                .extracting(Storyboard::columns)
                .containsExactly(1, 2, 3, 4, 3, 3, 4, 4, 3);
    }
}
