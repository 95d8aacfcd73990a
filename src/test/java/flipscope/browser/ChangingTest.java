package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Changing one token of the code and seeing what goes wrong. */
@WithBrowser
class ChangingTest {
    private static final String LEFT =
            "/trace/reversi/mobility/left?position="
                    + "------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X";
    private static final String NO_MASK = "#code-menu a[href*='6%3A-1L']";

    private static Browser browser;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theMaskIsTakenAwayAndAMoveWrapsRoundTheEdge(boolean scripts) {
        browser.allowScripts(scripts);
        StepperPage stepper = StepperPage.open(browser, LEFT + "&at=run");
        String right = browser.text("#sentence");

        browser.follow("#change-code");
        browser.follow("#token-6");
        browser.follow(NO_MASK);
        assertThat(browser.text("#change")).contains("-1L in place of INNER_FILES");
        assertThat(browser.text("#verdict")).contains("wrong").contains("extra: h2");
        assertThat(browser.text(".code del")).endsWith("INNER_FILES");
        assertThat(browser.text(".code ins")).endsWith("-1L");

        stepper.last();
        assertThat(stepper.slots().get(2)).contains("h2");
        browser.follow("#first-difference");
        assertThat(stepper.number()).isEqualTo(1);
        assertThat(stepper.slots().get(1).split(" ")).hasSize(64);

        stepper.next().next();
        browser.follow("#undo-change");
        assertThat(browser.has("#change")).isFalse();
        assertThat(browser.place()).contains("at=run");
        assertThat(browser.text("#sentence")).isEqualTo(right);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPositionWhereItGoesWrongIsFound(boolean scripts) {
        browser.allowScripts(scripts);
        browser.open(LEFT + "&edit=Mobility.left.41%3A9");

        browser.follow("#find-wrong");
        assertThat(browser.text("#result h2")).isEqualTo("Not the same result on every try.");
        assertThat(browser.text("#result")).contains("Smallest case");
        browser.follow("#step-through");
        assertThat(browser.text("li.current code")).contains("<< 9");
        browser.follow("#change");
        assertThat(browser.value("#typed")).contains("run << 9 & passable");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theWholeCodeIsChangedBesideTheOriginal(boolean scripts) {
        browser.allowScripts(scripts);
        browser.open(LEFT + "&at=run");
        browser.follow("#edit-all");
        assertThat(browser.text("h1")).isEqualTo("Legal moves found by moving left");
        String original = browser.value("#typed");
        assertThat(browser.read("return document.querySelector('.original').textContent"))
                .asString()
                .isEqualToIgnoringWhitespace(original);

        browser.type("#typed", "long left(long own, long opponent) { return own << 1; }");
        browser.follow("#check");
        assertThat(browser.text("#result h2")).isEqualTo("Not the same result on every try.");
        browser.follow("#step-through");
        assertThat(browser.text("li.current code")).contains("return own << 1");
        browser.follow("#change");
        browser.follow("#again");
        assertThat(browser.value("#typed")).isEqualTo(original);
    }

    @Test
    void allOfItGoesByKeysAlone() {
        StepperPage.open(browser, LEFT + "&at=beside&detail=statement");
        browser.tabTo("#change-code");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.focused()).isEqualTo("change-code");
        browser.tabTo("#token-13");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.focused()).isEqualTo("token-13");
        assertThat(browser.attribute("#token-13", "aria-expanded")).isEqualTo("true");
        browser.tabTo("#code-menu a");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("#change")).contains("2 in place of 1");
    }

    @Test
    void steppingIsAFragmentSwapThatKeepsTheCodeOpenForChanges() {
        StepperPage stepper =
                StepperPage.open(browser, LEFT + "&edit=Mobility.left.6%3A-1L&at=0&tokens=1");
        browser.mark();
        stepper.next();
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.has(".code .token")).isTrue();
        assertThat(browser.has("#change")).isTrue();
    }
}
