package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The main paths where no script runs: by links, forms and a refresh alone. */
@WithBrowser
class WithoutScriptsTest {
    private static Browser browser;

    @BeforeEach
    void forbidScripts() {
        browser.allowScripts(false);
    }

    @Test
    void aGameIsPlayedByLinksAndARefreshBringsTheReply() {
        GamePage game = GamePage.atHome(browser);
        assertThat(browser.read("return typeof htmx")).isEqualTo("undefined");

        game.play("f5").awaitReply();
        assertThat(game.discs()).isEqualTo(6);

        game.playAnything();
        assertThat(game.discs()).isEqualTo(8);
        assertThat(game.moves()).startsWith("f5").hasSize(8);

        game.undo();
        assertThat(game.discs()).isEqualTo(6);
        game.redo();
        assertThat(game.awaitReply().discs()).isEqualTo(8);
    }

    @OnlyInAll
    @Test
    void onesOwnMoveIsSteppedForwardAndBackAndTheGameIsWholeAfterwards() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6&level=1");
        game.play("c3").awaitReply();
        browser.follow("#move-previous");
        String squares = game.squares();
        String moves = game.moves();

        StepperPage stepper = game.how().start();
        int first = stepper.number();
        String sentence = stepper.sentence();
        stepper.next();
        assertThat(stepper.number()).isEqualTo(first + 1);
        assertThat(stepper.sentence()).isNotEqualTo(sentence);
        assertThat(browser.read("return location.hash"))
                .as("the page does not jump")
                .isEqualTo("#stepper");
        stepper.previous();
        assertThat(stepper.sentence()).isEqualTo(sentence);

        stepper.backToGame();
        assertThat(game.squares()).isEqualTo(squares);
        assertThat(game.moves()).isEqualTo(moves);
    }

    @Test
    void everyControlOfTheStepperIsALink() {
        StepperPage stepper =
                StepperPage.open(browser, "/trace/reversi/mobility/left?at=0").more().readAsGrid();
        assertThat(browser.has(".ribbon")).isTrue();
        assertThat(browser.has("table[role=grid]")).isTrue();

        stepper.last();
        assertThat(stepper.number()).isEqualTo(stepper.count());
        assertThat(stepper.detail("stage").stage(1).number()).isEqualTo(1);
    }

    @Test
    void aPositionIsSetUpByAForm() {
        GamePage game = GamePage.open(browser, "/play?side=both").setUp("f5d6c3");
        assertThat(browser.text(".place")).isEqualTo("Move 3 of 3: Black, c3");
        browser.follow("#back");

        assertThat(game.moves()).isEqualTo("f5d6c3");
    }

    /** Each square of a board is a stop of its own there, and each stop of a stage. */
    @Test
    void byKeysAFewStopsLeadPastTheBoards() {
        browser.open("/trace/reversi/mobility/carry?at=ripple");
        assertThat(browser.tabTo(".position > .skip")).isLessThan(10);
        browser.press(Keys.ENTER);
        assertThat(browser.tabTo("#stepper > .skip")).isEqualTo(1);
        browser.press(Keys.ENTER);
        assertThat(browser.isOnScreen("#next")).isTrue();

        browser.open("/");
        assertThat(browser.tabTo(".skip")).isLessThan(3);
        browser.press(Keys.ENTER);
        assertThat(browser.tabTo(".track a")).as("past four moves and three acts").isLessThan(10);
    }

    @Test
    void theWayPastABoardCoversNothingBeforeItIsReachedByKeys() {
        browser.open("/trace/reversi/mobility/carry?at=ripple");
        browser.follow("nav a[href^='/play']");

        assertThat(browser.place()).startsWith("/play");
    }

    @Test
    void theCourseSaysWhatItCannotRememberAndLeadsOn() {
        browser.open("/lessons");
        assertThat(browser.isDrawn("#review")).isFalse();
        assertThat(browser.isDrawn(".ways .without-scripts")).isTrue();
        browser.follow("#unscripted");
        assertThat(browser.place()).isEqualTo("/sheet/course");

        browser.open("/lessons/turning-discs");
        assertThat(browser.text(".lesson-foot .without-scripts")).contains("Bookmark it");
        browser.click(".lesson-sources summary");
        assertThat(browser.isDrawn(".lesson-sources .credits")).isTrue();
    }

    @Test
    void nothingThatNeedsAScriptIsShown() {
        GamePage.open(browser, "/play");
        assertThat(browser.isDrawn("#theme")).isFalse();
        assertThat(browser.isDrawn("#keys")).isFalse();

        StepperPage.open(browser, "/trace/reversi/mobility/left?at=0");
        assertThat(browser.isDrawn("#play")).isFalse();
        assertThat(browser.isDrawn("#next")).isTrue();
    }
}
