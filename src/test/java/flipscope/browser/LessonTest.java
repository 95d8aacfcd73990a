package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lessons as a student reads them: questions are answered in place. */
@AlsoExported
@WithBrowser
class LessonTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Browser browser;

    @Test
    void answersAreSwappedInOneBlockAtATimeAndTheAddressHoldsAll() {
        browser.open(LESSON);
        browser.mark();

        browser.click("#numbers-1");
        browser.follow("#numbers-check");
        assertThat(browser.text("#numbers .choice.wrong .why")).startsWith("Not quite.");
        assertThat(browser.focused()).isEqualTo("numbers-check");
        assertThat(browser.text("#spoken")).isEqualTo("Not quite.");

        PressedGrid corners = new PressedGrid(browser, "corners");
        corners.answer("a8 h7");
        assertThat(browser.text("#corners-said")).contains("One square is missing");
        assertThat(corners.pressed()).containsExactly("h7", "a8");
        assertThat(browser.place()).contains("numbers=1").contains("corners=h7%20a8");

        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        assertThat(browser.text("#numbers .choice.correct .why")).startsWith("Correct.");
        assertThat(browser.place()).contains("numbers=2").contains("corners=h7%20a8");
        assertThat(browser.isMarked()).as("only blocks were swapped").isTrue();
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    @OnlyServed
    @Test
    void withoutScriptsAnAnswerIsAPageOfItsOwnAtItsQuestion() {
        browser.allowScripts(false);
        browser.open(LESSON);

        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        new PressedGrid(browser, "corners").answer("a8 h8");

        assertThat(browser.place()).contains("numbers=2").contains("corners=a8&corners=h8");
        assertThat(browser.read("return location.hash")).isEqualTo("#corners");
        assertThat(browser.text("#corners-said")).startsWith("Correct");
        assertThat(browser.text("#numbers .choice.correct .why")).startsWith("Correct.");
        assertThat(browser.isDrawn(".not-kept")).as("nothing that needs a script").isFalse();
        browser.open(LESSON + "?race=1");
        assertThat(browser.text("#race caption")).isEqualTo("Counting bits");
    }

    /** Where the hand is, and nothing jumps. */
    @ParameterizedTest
    @CsvSource({
        "falling-off-the-edge, left-moves, a1",
        "every-legal-move, all-moves, a1",
        "the-carry-trick, landing, a1",
        "one-move-at-a-time, last, a1",
        "a-knight-without-if, jump, a1"
    })
    void afterACheckTheVerdictAndWhatWasCheckedAreInSight(
            String lesson, String block, String wrong) {
        for (List<Integer> window : List.of(List.of(1280, 800), List.of(390, 844))) {
            browser.resize(window.get(0), window.get(1));
            browser.open("/lessons/" + lesson);
            browser.bring(block);
            browser.click("[id='" + block + "-grid-" + wrong + "']");
            long question = topOf(block + "-question");
            long check = topOf(block + "-check");
            browser.follow("#" + block + "-check");

            assertThat(browser.has("#" + block + ".in-sight")).isTrue();
            assertThat(browser.isOnScreen("#" + block + "-said")).isTrue();
            assertThat(browser.isOnScreen("#" + block + "-grid")).isTrue();
            assertThat(topOf(block + "-check")).isEqualTo(check);
            assertThat(topOf(block + "-question")).isBetween(question - 1, question + 1);
        }
    }

    private static long topOf(String id) {
        return (long)
                browser.read(
                        "return Math.round(document.getElementById(arguments[0]).getBoundingClientRect().top)",
                        id);
    }

    @Test
    void whatIsMeasuredComesByItself() {
        browser.open(LESSON);

        browser.until("the chart", () -> browser.has("#race tbody tr"));

        assertThat(browser.text("#race tbody tr")).contains("Count discs in six additions", " ns");
        assertThat(browser.place()).isEqualTo(LESSON);
    }

    @Test
    void aPictureRunsNoScript() {
        browser.open(LESSON + "/pictures/squares.svg");

        assertThat(browser.read("return window.hacked === undefined")).isEqualTo(true);
        assertThat(browser.complaints()).allMatch(each -> each.contains("Blocked script"));
    }
}
