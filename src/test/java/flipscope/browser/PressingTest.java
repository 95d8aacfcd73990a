package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Questions of a lesson are answered on the board, by mouse, finger, keys, and without scripts. */
@WithBrowser
class PressingTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Browser browser;
    private final PressedGrid corners = new PressedGrid(browser, "corners");
    private final PressedGrid guess = new PressedGrid(browser, "guess");

    @Test
    void aMissTellsThePlaceThenTheHintThenTheAnswer() {
        browser.open(LESSON);
        browser.mark();

        corners.answer("a8 b7");
        assertThat(corners.verdict())
                .isEqualTo("Not yet. One square is missing, in row 8. b7 does not belong there.");
        assertThat(corners.framed()).containsExactly("b7");
        assertThat(browser.isDrawn("#corners .clue")).isFalse();

        corners.answer("a8 g8");
        assertThat(browser.isDrawn("#corners .clue")).as("after the second miss").isTrue();

        browser.follow("#corners-show");
        assertThat(corners.shown()).containsExactly("a8", "h8");
        assertThat(corners.state()).isEqualTo("open");
        assertThat(browser.isMarked()).isTrue();
    }

    @Test
    void anAnswerIsPressedByKeysAlone() {
        browser.open(LESSON);
        browser.click("#numbers-1");
        browser.tabTo("#corners-grid-a1");

        browser.press(Keys.ARROW_DOWN, Keys.END);
        assertThat(browser.focused()).isEqualTo("corners-grid-h2");
        browser.press(Keys.HOME, Keys.ARROW_UP, Keys.ARROW_UP);
        assertThat(browser.focused()).isEqualTo("corners-grid-a1");
        for (int row = 2; row <= 8; row++) {
            browser.press(Keys.ARROW_DOWN);
        }
        browser.press(Keys.SPACE, Keys.END, Keys.SPACE);
        assertThat(corners.pressed()).containsExactly("a8", "h8");
        browser.pressAndFollow(Keys.ENTER);

        assertThat(corners.verdict()).isEqualTo("Correct.");
        assertThat(browser.focused()).as("the grid is a picture now").isEqualTo("corners-said");
        assertThat(browser.text("#spoken")).isEqualTo("Correct.");
    }

    /** One stop for Tab: where one was last. */
    @Test
    void aGridIsOneStopOnTheWay() {
        browser.open(LESSON);
        corners.press("c3");

        browser.press(Keys.TAB);
        assertThat(browser.focused()).isEqualTo("corners-check");
        browser.tabBackTo("#corners-grid-c3");
    }

    @Test
    void anAnswerIsPressedByFinger() {
        browser.open(LESSON);
        Finger finger = new Finger(browser);

        browser.bring("corners");
        finger.press("#corners-grid-a8");
        finger.press("#corners-grid-h8");
        finger.tap("#corners-check");

        assertThat(corners.state()).isEqualTo("right");
    }

    @Test
    void anEmptyAnswerIsNoMiss() {
        browser.open(LESSON);

        corners.check();
        assertThat(corners.verdict()).startsWith("Press the squares first");
        assertThat(corners.state()).isEqualTo("open");

        browser.follow("#corners-none");
        assertThat(corners.state()).isEqualTo("wrong");
    }

    @Test
    void whatIsPressedIsClearedAtOnce() {
        browser.open(LESSON);
        corners.answer("a8");
        corners.press("b8");

        browser.follow("#corners-clear");

        assertThat(corners.pressed()).isEmpty();
        assertThat(browser.place()).doesNotContain("corners");
    }

    @Test
    void aPredictionIsPressedInItsPlaceAndThenTheStepIsShown() {
        browser.open(LESSON);
        browser.mark();

        guess.answer("a1");
        assertThat(guess.framed()).containsExactly("a1");
        browser.follow("#guess-show");
        String right = browser.attribute("#guess .result svg", "data-on").replace(',', ' ');
        browser.follow("#guess-again");
        guess.answer(right);

        assertThat(guess.state()).isEqualTo("right");
        assertThat(browser.isDrawn("#guess .result")).isTrue();
        assertThat(browser.place()).contains("guess=");
        assertThat(browser.has("#guess iframe")).isFalse();
        assertThat(browser.isMarked()).isTrue();
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    @Test
    void twoQuestionsDoNotTouchEachOther() {
        browser.open(LESSON);
        guess.press("a1");
        corners.answer("a8 h8");

        assertThat(guess.pressed()).as("not sent, and still there").containsExactly("a1");
        assertThat(guess.state()).isEqualTo("open");
        assertThat(browser.place()).doesNotContain("guess");
    }

    @Test
    void anotherPositionIsOnePressAway() {
        browser.open(LESSON);
        String own = browser.attribute("#guess .operands svg", "aria-label");
        guess.answer("a1");

        browser.follow("#guess-elsewhere");
        assertThat(browser.place()).contains("guess.seed=1").doesNotContain("guess=");
        assertThat(browser.attribute("#guess .operands svg", "aria-label")).isNotEqualTo(own);
        guess.answer("a1");
        assertThat(browser.place()).contains("guess.seed=1").contains("guess=a1");

        browser.follow("#guess-written");
        assertThat(browser.attribute("#guess .operands svg", "aria-label")).isEqualTo(own);
    }

    @Test
    void withoutScriptsAPredictionIsPressedToo() {
        browser.allowScripts(false);
        browser.open(LESSON);

        guess.answer("a1 b1");
        assertThat(guess.verdict()).contains("a1, b1 do not belong there");
        assertThat(guess.pressed()).containsExactly("a1", "b1");
        browser.follow("#guess-show");

        assertThat(browser.isDrawn("#guess .result")).isTrue();
        assertThat(browser.read("return location.hash")).isEqualTo("#guess");
    }

    /** A cell of a table is no label of a picture. */
    @Test
    void everyCellOfACubeCanBePressed() {
        browser.open("/lessons/four-in-a-row");
        assertThat(
                        browser.readAll(
                                "return [...document.querySelectorAll('#drop .answer-grid td input')]"
                                        + ".filter((each) => each.getClientRects().length > 0)"
                                        + ".map((each) => each.value)"))
                .hasSize(64)
                .contains("a1/1", "a1/2", "a1/3", "a1/4");
    }
}
