package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Predicting the next value, and practising stage by stage, as a student does it. */
@WithBrowser
class PredictingTest {
    private static final String RIPPLE = "/trace/reversi/mobility/carry?at=ripple";
    private static final String WITHOUT_CARRY = "d2 g2 d5 e5 b3 c3 d3 e3 b4 c4 d4 e4 f4 c6 d6 e6";

    private static final String MOVING = ".result svg.moving";

    private static Browser browser;

    @Test
    void byMouseAWrongAnswerIsMarkedMendedAndRight() {
        browser.open(RIPPLE);
        browser.follow("#predict");
        assertThat(browser.has(".why")).as("nothing tells").isFalse();
        assertThat(browser.text("#question"))
                .isEqualTo(
                        "passable and start are added, and every carry runs on to the left. Which"
                                + " squares are set then? passable + start");
        browser.mark();

        toggle(WITHOUT_CARRY);
        browser.follow("#check");
        assertThat(browser.isMarked()).as("only a part is swapped").isTrue();
        assertThat(browser.text("#said")).startsWith("The carry is not followed.");
        assertThat(browser.text(".count"))
                .startsWith("Not yet. 3 squares are missing, in rows 3, 4, 6.");
        assertThat(browser.text("#spoken")).isEqualTo(browser.text("#said"));
        assertThat(browser.has(".hinting[open]")).as("only on request").isFalse();
        browser.click(".hinting summary");
        assertThat(browser.text(".clue")).contains("first differs from the result at a3.");
        assertThat(browser.has(".answer-grid td.place[data-s=b3]")).isTrue();
        assertThat(browser.has(".answer-grid td.place[data-s=d2]")).isFalse();

        toggle("f4");
        browser.follow("#check");
        assertThat(browser.text(".hinting[open] .clue"))
                .contains("Your answer first differs from the result at a3.")
                .contains("a3 missing: a carry starts on e3, passes d3 to b3 and arrives there.");

        toggle("a3 a4 b6 b3 c3 d3 e3 b4 c4 d4 e4 c6 d6 e6");
        browser.follow("#check");
        assertThat(browser.text("#said")).isEqualTo("Correct.");
        assertThat(browser.text(".why")).isNotBlank();

        browser.follow("#next");
        assertThat(browser.text("#question"))
                .isEqualTo("Which squares are in own, in opponent or in both? own | opponent");
    }

    @Test
    void byKeyboardAlone() {
        browser.open(RIPPLE);
        browser.tabTo("#next");
        browser.pressAndFollow("g");

        browser.tabTo("#grid input");
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.press(Keys.SPACE);
        browser.press(Keys.END, Keys.ARROW_LEFT, Keys.SPACE);
        browser.press(Keys.HOME, Keys.ARROW_DOWN, Keys.SPACE, Keys.ARROW_DOWN, Keys.SPACE);
        browser.pressAndFollow(Keys.ENTER);

        assertThat(browser.text("#said"))
                .isEqualTo("Not yet. 3 squares are missing, in rows 5, 6.");
        browser.tabTo("#grid input");
        browser.press(Keys.END, Keys.HOME, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.press(Keys.SPACE, Keys.ARROW_RIGHT, Keys.SPACE);
        browser.press(Keys.HOME, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.SPACE);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("#said")).isEqualTo("Correct.");
    }

    @Test
    void withoutScriptsItIsAForm() {
        browser.allowScripts(false);
        browser.open(RIPPLE);
        browser.follow("#predict");
        toggle("d2 c4");
        browser.follow("#check");
        assertThat(browser.text("#said")).contains("6 squares are missing", "c4 does not belong");

        toggle("c4 g2 a3 a4 d5 e5 b6");
        browser.follow("#check");
        assertThat(browser.text("#said")).isEqualTo("Correct.");
    }

    @Test
    void afterAPredictionWhatItWasTakenForMovesBesideTheTruth() {
        browser.show(Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT));
        browser.open(RIPPLE + "&predict=1");
        toggle(WITHOUT_CARRY);
        browser.follow("#check");
        assertThat(browser.has(MOVING)).as("a miss tells nothing").isFalse();
        browser.whileTimeStands(
                () -> {
                    browser.follow("#show");
                    assertThat(browser.has(MOVING)).isTrue();
                    assertThat(browser.isDrawn(".slipped .c.parts[data-s=a3]"))
                            .as("where they part first")
                            .isTrue();
                });
        browser.until(
                "it is over",
                () -> {
                    browser.read(MotionTest.HURRY);
                    return !browser.has(MOVING);
                });
        assertThat(browser.text("#said")).startsWith("The carry is not followed.");
        browser.reload();
        assertThat(browser.has(MOVING)).as("by its address").isFalse();
    }

    @Test
    void whatCannotBeReadIsSaidBesideTheFieldAndKept() {
        browser.open("/trace/bits/index?at=return&predict=1");
        browser.type("#answer", "many");
        browser.follow("#check");
        assertThat(browser.text("#said")).contains("“many” is not a whole number");
        assertThat(browser.value("#answer")).isEqualTo("many");
        assertThat(browser.complaints()).allMatch(each -> each.contains("400"));
    }

    @OnlyInAll
    @Test
    void aFramedQuestionOffersNoAnswerAndTellsItAfterTheLastMiss() {
        browser.open("/embed" + RIPPLE + "&predict=1&show=0&tries=2");
        browser.mark();
        toggle(WITHOUT_CARRY);
        browser.follow("#check");
        assertThat(browser.text("#said")).startsWith("The carry is not followed.");
        assertThat(browser.text(".count")).startsWith("Not yet.");
        assertThat(browser.has("#show")).isFalse();

        toggle("f4");
        browser.follow("#check");
        assertThat(browser.has("#said.missed")).isTrue();
        assertThat(browser.has(".result .c.on[data-s=a3]")).as("the answer").isTrue();
        assertThat(browser.has("#check")).isFalse();
        assertThat(browser.isMarked()).isTrue();
    }

    @OnlyInAll
    @Test
    void aPracticeRunEndsAtTheSheetOfItsAlgorithm() {
        browser.open("/trace/reversi/mobility/left");
        browser.follow("#practice");
        browser.follow("#check");
        toggle(passable());
        browser.follow("#check");
        assertThat(browser.text("#said")).isEqualTo("Correct.");

        browser.follow("#next");
        toggle("d2 e3 f4 e6");
        browser.follow("#check");
        assertThat(browser.text("#said")).isEqualTo("Correct.");
        while (browser.has("#next")) {
            browser.follow("#next");
            browser.follow("#show");
        }

        browser.follow("#to-sheet");
        assertThat(browser.has("#student")).isTrue();
    }

    private static String passable() {
        return "g2 b3 c3 d3 e3 b4 c4 d4 e4 f4 d5 e5 c6 d6 e6";
    }

    private void toggle(String squares) {
        for (String square : squares.split(" ")) {
            browser.click("#grid td[data-s=" + square + "] input");
        }
    }
}
