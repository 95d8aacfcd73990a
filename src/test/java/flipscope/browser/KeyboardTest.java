package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Everything by keyboard alone; no test here points at anything. */
@WithBrowser
class KeyboardTest {
    private static final String LEFT = "/trace/reversi/mobility/left";

    private static Browser browser;

    @Test
    void theBoardIsOneTabStopAndTheArrowsMoveOnIt() {
        GamePage.open(browser, "/play?level=1");

        browser.tabTo("#board *");
        assertThat(browser.focused()).isEqualTo("sq-d3");

        browser.press(Keys.ARROW_LEFT, Keys.ARROW_DOWN);
        assertThat(browser.focused()).isEqualTo("sq-c4");
        browser.press(Keys.HOME);
        assertThat(browser.focused()).isEqualTo("sq-a4");
        browser.press(Keys.ARROW_LEFT);
        assertThat(browser.focused()).as("the edge holds").isEqualTo("sq-a4");
        browser.press(Keys.END, Keys.ARROW_UP);
        assertThat(browser.focused()).isEqualTo("sq-h3");

        browser.press(Keys.TAB);
        assertThat(browser.isFocusOn("#board *")).isFalse();
    }

    @Test
    void enterPlaysAndULeadsBackAndRForward() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        browser.tabTo("#board *");
        browser.press(Keys.ARROW_LEFT, Keys.ARROW_DOWN);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(game.moves()).startsWith("c4");
        game.awaitReply();
        String played = game.squares();
        assertThat(browser.focused()).isEqualTo("sq-c4");

        browser.pressAndFollow("u");
        assertThat(game.discs()).isEqualTo(4);
        assertThat(browser.focused()).isEqualTo("sq-c4");

        browser.pressAndFollow("r");
        assertThat(game.awaitReply().squares()).isEqualTo(played);
        assertThat(browser.focused()).isEqualTo("sq-c4");
    }

    @Test
    void mReadsTheLegalMovesAndLFindsTheLastOne() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5d6");
        browser.tabTo("#board *");

        browser.press("m");
        browser.until("the moves are spoken", () -> game.spoken().contains("c3"));
        browser.press("l");
        assertThat(browser.focused()).isEqualTo("sq-d6");
    }

    @Test
    void hShowsWhatEachMoveIsWorthAndHidesIt() {
        GamePage.open(browser, "/play?side=both&moves=f5d6");
        browser.tabTo("#board *");
        String square = browser.focused();

        browser.pressAndFollow("h");
        browser.until("the scores are there", () -> browser.has(".hint.best"));
        assertThat(browser.focused()).isEqualTo(square);
        browser.pressAndFollow("h");
        assertThat(browser.has(".hint")).isFalse();
        assertThat(browser.focused()).isEqualTo(square);
    }

    @Test
    void theLettersCanBeTurnedOff() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5d6");
        browser.click("#game-menu > summary");
        browser.tabTo("#keys > summary");
        browser.press(Keys.ENTER, Keys.TAB, Keys.SPACE);
        GamePage.open(browser, browser.place());
        browser.tabTo("#board *");

        browser.press("l");

        assertThat(browser.focused()).as("L does nothing").isEqualTo(game.legalId(0));
    }

    @Test
    void theStepperIsReachedFromTheBoardAndSteppedByKeys() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5d6c3");
        String moves = game.moves();
        StepperPage stepper = StepperPage.here(browser);

        game.menu();
        browser.tabTo("#turned");
        browser.pressAndFollow(Keys.ENTER);
        browser.tabTo("#start");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.isFocusOn("#stepper, #stepper *")).as("keys act at once").isTrue();
        browser.tabTo("#detail-operation");
        browser.pressAndFollow(Keys.ENTER);

        assertKeysStep(stepper);

        browser.tabTo(".band a, #stepper .overview");
        browser.back();
        browser.back();
        browser.back();
        assertThat(game.moves()).isEqualTo(moves);
    }

    private void assertKeysStep(StepperPage stepper) {
        browser.pressAndFollow(Keys.HOME);
        assertThat(stepper.number()).isEqualTo(1);
        browser.pressAndFollow(Keys.ARROW_RIGHT);
        assertThat(stepper.number()).isEqualTo(2);
        browser.chordAndFollow(Keys.SHIFT, Keys.ARROW_RIGHT);
        int line = stepper.number();
        assertThat(line).isGreaterThan(2);
        browser.pressAndFollow(Keys.ARROW_LEFT);
        assertThat(stepper.number()).isEqualTo(line - 1);
        browser.chordAndFollow(Keys.SHIFT, Keys.ARROW_LEFT);
        assertThat(stepper.number()).isLessThan(line - 1);
        browser.pressAndFollow(Keys.END);
        assertThat(stepper.number()).isEqualTo(stepper.count());
        assertThat(browser.isFocusOn("#stepper, #stepper *")).isTrue();
    }

    /** After a deep link, a reload or Back nothing has the focus. */
    @Test
    void theArrowsStepWhereNothingHasTheFocus() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "?at=3");
        assertThat(browser.isFocusOn("body")).isTrue();
        browser.pressAndFollow(Keys.ARROW_RIGHT);
        browser.pressAndFollow(Keys.ARROW_RIGHT);
        assertThat(stepper.number()).isEqualTo(6);

        browser.reload();
        browser.pressAndFollow(Keys.ARROW_LEFT);
        assertThat(stepper.number()).isEqualTo(5);

        browser.open("/trace");
        browser.back();
        browser.chordAndFollow(Keys.SHIFT, Keys.ARROW_RIGHT);
        assertThat(stepper.number()).isGreaterThan(5);
    }

    @Test
    void whereNothingHasTheFocusOtherKeysAreThePagesOwn() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "?at=3");
        browser.press(Keys.END, Keys.HOME, "g", "p");
        assertThat(stepper.number()).isEqualTo(4);
        assertThat(browser.place()).isEqualTo(LEFT + "?at=3");
    }

    @Test
    void theArrowsMoveInAFieldThatHasTheFocusAndCanBeTurnedOff() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "?at=3&setup=1");
        browser.click(".as-text summary");
        browser.type("textarea[name=position]", "-");
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(stepper.number()).isEqualTo(4);

        StepperPage.open(browser, LEFT + "?at=3");
        browser.click("#step-keys > summary");
        browser.click("#step-keys-on");
        stepper = StepperPage.open(browser, LEFT + "?at=3");
        browser.press(Keys.ARROW_RIGHT);
        assertThat(stepper.number()).as("turned off").isEqualTo(4);
    }

    @Test
    void theResultIsReadAsAGridWithTheArrows() {
        StepperPage.open(browser, "/trace/reversi/mobility/left?at=0&more=1");
        browser.tabTo("#table");
        browser.pressAndFollow(Keys.ENTER);

        browser.tabTo("table[role=grid] td");
        String first = browser.focused();
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.isFocusOn("table[role=grid] td")).isTrue();
        assertThat(browser.focused()).isNotEqualTo(first);
        browser.press(Keys.TAB);
        assertThat(browser.isFocusOn("table[role=grid] td")).as("one tab stop").isFalse();
    }

    @Test
    void theFirstTabStopSkipsToThePage() {
        GamePage.atHome(browser);

        browser.press(Keys.TAB);
        assertThat(browser.isFocusOn("a.skip")).isTrue();
        assertThat(browser.isOnScreen("a.skip")).isTrue();
        browser.press(Keys.ENTER);
        assertThat(browser.focused()).isEqualTo("main");
    }

    @Test
    void atAStepAStopBeforeTheCodeSkipsToNext() {
        browser.open("/trace/reversi/mobility/left?at=beside");
        assertThat(browser.tabTo("#stepper > .skip")).isLessThan(14);
        assertThat(browser.isOnScreen("#stepper > .skip")).isTrue();
        browser.press(Keys.ENTER);
        assertThat(browser.focused()).isEqualTo("next");
    }
}
