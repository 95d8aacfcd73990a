package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** Predicting the next value, and practising stage by stage, as a student does it. */
@ExtendWith(BrowserExtension.class)
class PredictingTest {
    private static final String RIPPLE = "/trace/reversi/mobility/carry?at=ripple";
    private static final String RIGHT = "d2 g2 a3 a4 d5 e5 b6";
    private static final String WITHOUT_CARRY = "d2 g2 d5 e5 b3 c3 d3 e3 b4 c4 d4 e4 f4 c6 d6 e6";

    private static final String MOVING = ".outcome svg.moving";

    private final Browser browser;

    PredictingTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void byMouseAWrongAnswerIsMarkedMendedAndRight() {
        browser.open(RIPPLE);
        browser.follow("#predict");
        assertThat(browser.has("#sentence")).as("nothing tells").isFalse();
        assertThat(browser.text("#question"))
                .isEqualTo(
                        "passable and start are added, and every carry runs on to the left. Which"
                                + " squares are set then? passable + start");
        browser.mark();

        toggle(WITHOUT_CARRY);
        browser.follow("#check");
        assertThat(browser.isMarked()).as("only a part is swapped").isTrue();
        assertThat(browser.text(".clue")).contains("The carry is not followed.");
        assertThat(browser.has(".reason")).as("no place yet").isFalse();
        assertThat(browser.has(".answer-grid td.answered[data-s=d2]")).isTrue();
        assertThat(browser.text("#spoken")).isEqualTo("Not yet: 4 correct, 3 missed, 12 extra.");

        browser.follow("#again");
        toggle("f4");
        browser.follow("#check");
        assertThat(browser.text("#place"))
                .isEqualTo("Your answer first differs from the result at a3.");
        assertThat(browser.text(".reason"))
                .isEqualTo("a3 missing: a carry starts on e3, passes d3 to b3 and arrives there.");
        assertThat(browser.has(".answer-grid td.place[data-s=a3]")).isTrue();

        browser.follow("#again");
        toggle("a3 a4 b6 b3 c3 d3 e3 b4 c4 d4 e4 c6 d6 e6");
        browser.follow("#check");
        assertThat(browser.text(".headline")).isEqualTo("Correct.");
        assertThat(browser.text("#sentence")).isNotBlank();

        browser.follow("#next");
        assertThat(browser.text("#question"))
                .isEqualTo("Which squares are in own, in opponent or in both? own | opponent");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void byKeyboardAlone() {
        browser.open(RIPPLE);
        browser.tabTo("#next");
        browser.pressAndFollow("g");

        browser.tabTo("#answer-grid input");
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.press(Keys.SPACE);
        browser.press(Keys.END, Keys.ARROW_LEFT, Keys.SPACE);
        browser.press(Keys.HOME, Keys.ARROW_DOWN, Keys.SPACE, Keys.ARROW_DOWN, Keys.SPACE);
        browser.pressAndFollow(Keys.ENTER);

        assertThat(browser.text(".clue")).isEqualTo("4 correct, 3 missed, 0 extra.");
        browser.tabTo("#again");
        browser.pressAndFollow(Keys.ENTER);
        browser.tabTo("#typed");
        browser.press(RIGHT);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text(".headline")).isEqualTo("Correct.");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void withoutScriptsItIsAForm() {
        browser.allowScripts(false);
        browser.open(RIPPLE);
        browser.follow("#predict");
        toggle("d2 c4");
        browser.follow("#check");
        assertThat(browser.text(".clue")).isEqualTo("1 correct, 6 missed, 1 extra.");

        browser.follow("#again");
        browser.type("#typed", RIGHT);
        browser.follow("#check");
        assertThat(browser.text(".headline")).isEqualTo("Correct.");
    }

    @Test
    void afterAPredictionTheTruthMovesAndTheAnswerStaysAsOutlines() {
        browser.show(Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT));
        browser.open(RIPPLE + "&predict=1");
        browser.type("#typed", WITHOUT_CARRY);
        browser.follow("#check");
        assertThat(browser.has(MOVING)).as("a miss tells nothing").isFalse();
        browser.follow("#show");
        assertThat(browser.has(MOVING)).isTrue();
        assertThat(browser.isDrawn(".outcome .c.answered[data-s=b3]")).isTrue();
        browser.until("it is over", () -> !browser.has(MOVING));
        assertThat(browser.text("#place")).contains("a3");
        browser.reload();
        assertThat(browser.has(MOVING)).as("by its address").isFalse();
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void whatCannotBeReadIsSaidBesideTheFieldAndKept() {
        browser.open(RIPPLE + "&predict=1");
        browser.type("#typed", "c4 k9");
        browser.follow("#check");
        assertThat(browser.text("#answer-error")).contains("“k9” is not a square");
        assertThat(browser.value("#typed")).isEqualTo("c4 k9");
        assertThat(browser.complaints()).allMatch(each -> each.contains("400"));
    }

    @Test
    void aPracticeRunEndsWithWhatWasRightAtTheFirstTryAndForgetsItWhenAsked() {
        browser.open("/trace/reversi/mobility/left");
        browser.follow("#practice");
        answer("none");
        browser.follow("#again");
        answer(browser.text("#question").contains("INNER_FILES") ? passable() : "none");
        assertThat(browser.text(".headline")).isEqualTo("Correct.");

        browser.follow("#next");
        answer("d2 e3 f4 e6");
        assertThat(browser.text(".headline")).isEqualTo("Correct.");
        while (browser.has("#next")) {
            browser.follow("#next");
            if (browser.has("#show")) {
                browser.follow("#show");
            }
        }

        assertThat(browser.text("#tally")).isEqualTo("Correct at the first try: 1 of 4");
        assertThat(browser.text("li[data-stage=passable] .outcome"))
                .isEqualTo("not at the first try");
        assertThat(browser.text("li[data-stage=beside] .outcome"))
                .isEqualTo("correct at the first try");
        browser.click("#forget");
        assertThat(browser.isDrawn("#tally")).isFalse();
        assertThat(browser.complaints()).isEmpty();
    }

    private static String passable() {
        return "g2 b3 c3 d3 e3 b4 c4 d4 e4 f4 d5 e5 c6 d6 e6";
    }

    private void answer(String squares) {
        browser.type("#typed", squares);
        browser.follow("#check");
    }

    private void toggle(String squares) {
        for (String square : squares.split(" ")) {
            browser.click("#answer-grid td[data-s=" + square + "] input");
        }
    }
}
