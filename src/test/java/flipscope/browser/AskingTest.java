package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Asking why a square is legal or not, and where a bit came from: by mouse, keys, and links. */
@WithBrowser
class AskingTest {
    private static final String GAME = "/play?moves=f5d6c3d3c4&side=both";
    private static final String STEP =
            "/trace/reversi/mobility/carry?position="
                    + "-".repeat(34)
                    + "OOOX"
                    + "-".repeat(26)
                    + "_X&at=ripple";

    private static Browser browser;

    @Test
    void aCellThatIsChosenTellsItsStoryBelowTheStep() {
        browser.open(STEP);
        browser.mark();
        browser.follow("#stepper .slot.result .c[data-s='b5']");
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.text("#bit")).contains("a carry started at e5");
        assertThat(browser.place()).contains("bit=b5");

        browser.follow("#chapter-1");
        assertThat(browser.place()).contains("at=start").contains("bit=e5");
        browser.follow("#bit-close");
        assertThat(browser.has("#bit.told")).isFalse();
    }

    @Test
    void aCellOfAnOperandTellsWhereThatCameFrom() {
        browser.open(STEP);
        browser.follow("#stepper .slot.right .c[data-s='e5']");
        assertThat(browser.place()).contains("bit=e5").contains("of=2");
        assertThat(browser.text("#bit")).contains("e5 of start is 1");
    }

    /** A press changes a chess board, so that a question is asked for first. */
    @Test
    void onAChessBoardTheQuestionIsChosenThenTheSquare() {
        browser.open("/trace/chess/magic-bishop");
        browser.follow("#way-ask");
        assertThat(browser.text("#why")).contains("Choose a square");
        browser.follow("#sq-g4");
        assertThat(browser.text("#why")).contains("f3 (black pawn) stands in the way.");
        browser.follow("#why .reasons a");
        assertThat(browser.text("#stepper")).contains("ATTACKS[index]");
    }

    @Test
    void theStoryIsDroppedWithTheNextStep() {
        browser.open(STEP + "&bit=b5");
        StepperPage.here(browser).next();
        assertThat(browser.has("#bit.told")).isFalse();
        assertThat(browser.place()).doesNotContain("bit=");
    }

    @Test
    void withKeysACellOfTheTableIsChosenByEnter() {
        browser.open(STEP + "&grid=1");
        browser.tabTo("table.bits td");
        browser.press(Keys.ARROW_RIGHT);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("#bit")).contains("Where b1 came from");
    }

    @Test
    void withoutScriptsTheCellsOfTheTableAndTheSquaresAreLinks() {
        browser.allowScripts(false);
        browser.open(STEP + "&grid=1");
        browser.follow("table.bits td[data-s='b5'] a");
        assertThat(browser.text("#bit")).contains("a carry started at e5");
        browser.follow("#sq-a1");
        assertThat(browser.text("#why")).contains("Why is a1 not legal?");
        browser.open(GAME);
        browser.follow("#ask");
        browser.follow("#sq-b3");
        assertThat(browser.text("#why")).contains("Why is b3 legal?");
    }

    @Test
    void aSquareThatIsNotLegalSaysWhyNot() {
        browser.open(GAME);
        browser.mark();
        browser.follow("#sq-a1");
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.text("#why")).contains("Why is a1 not legal?");
        browser.follow("#why-close");
        assertThat(browser.has("#why")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void onATelephoneASquareOfTheStepperIsAskedAboutByTaps(boolean scripts) {
        browser.allowScripts(scripts);
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open(STEP);
        browser.click("#board-open");
        browser.follow("#sq-b5");
        assertThat(browser.text("#why-title")).isEqualTo("Why is b5 legal?");
        browser.follow("#sq-a1");
        assertThat(browser.text("#why-title")).isEqualTo("Why is a1 not legal?");
        browser.follow("#why-close");
        assertThat(browser.has("#why")).isFalse();
        assertThat(browser.isOnScreen("#board-open")).isTrue();
    }

    @Test
    void onATelephoneASquareOfAGameIsAskedAboutByTaps() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open(GAME);
        browser.read("document.getElementById('ask').scrollIntoView({block: 'center'})");
        browser.follow("#ask");
        browser.follow("#sq-b3");
        assertThat(browser.text("#why-title")).isEqualTo("Why is b3 legal?");
    }

    @Test
    void withKeysAnySquareOfAGameIsAskedAboutByW() {
        browser.open(GAME);
        browser.tabTo("#board .playable a");
        browser.pressAndFollow("w");
        assertThat(browser.text("#why-title")).isEqualTo("Why is b3 legal?");
    }

    @Test
    void besideATraceTheQuestionKeepsTheStepThatIsShown() {
        browser.open(STEP);
        StepperPage.here(browser).next();
        String step = StepperPage.here(browser).sentence();
        browser.follow("#sq-b5");
        assertThat(browser.text("#why-title")).isEqualTo("Why is b5 legal?");
        assertThat(StepperPage.here(browser).sentence()).isEqualTo(step);

        browser.follow(".reasons .flips a");
        assertThat(browser.text("#bit")).contains("b5 is 1 here");
        assertThat(browser.text("#why-title")).isEqualTo("Why is b5 legal?");
    }
}
