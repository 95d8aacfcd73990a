package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Games against the engine, from the first move to the last. */
@WithBrowser
class WholeGameTest {
    private static final int MOST_TURNS = 12;

    /** Moves that wipe the engine out at once at level 1. */
    private static final List<String> SHORT = List.of("f5", "f7", "d3", "e6", "e3");

    private static Browser browser;

    /** With these moves gone twelve squares are empty. */
    private static final String OPENING =
            "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8"
                    + "g7f1e1c2b1e2g1h6b2a1a2c1d2d1b3h1b5b4a3a4";

    @OnlyInAll
    @Test
    void aGameIsPlayedToAFullBoardWithTheMouse() {
        GamePage game = GamePage.open(browser, "/play?level=1&moves=" + OPENING);
        browser.mark();

        for (int turn = 0; turn < MOST_TURNS && !game.legal().isEmpty(); turn++) {
            game.playAnything();
        }

        assertOver(game);
        assertThat(game.discs()).isEqualTo(64);
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
    }

    @Test
    void aWholeGameIsPlayedWithTheMouse() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.DARK));
        GamePage game = GamePage.open(browser, "/play?level=1&seed=0");
        browser.mark();

        for (String square : SHORT) {
            game.play(square).awaitReply();
        }

        assertOver(game);
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
        browser.follow("#analyse");
        assertThat(browser.place()).startsWith("/play/analysis?moves=" + game.moves());
    }

    @OnlyInAll
    @Test
    void aWholeGameIsPlayedWithTheKeyboard() {
        GamePage game = GamePage.open(browser, "/play?level=1&seed=0");
        browser.tabTo("#board *");
        browser.mark();

        for (String square : SHORT) {
            goTo(square);
            assertThat(browser.focused()).isEqualTo("sq-" + square);
            browser.pressAndFollow(Keys.ENTER);
            game.awaitReply();
        }

        assertOver(game);
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
        assertThat(browser.isFocusOn("#board *")).as("the keys still act").isTrue();
    }

    private void goTo(String square) {
        browser.chord(Keys.CONTROL, Keys.HOME);
        browser.press(String.valueOf(Keys.ARROW_RIGHT).repeat(square.charAt(0) - 'a'));
        browser.press(String.valueOf(Keys.ARROW_DOWN).repeat(square.charAt(1) - '1'));
    }

    private void assertOver(GamePage game) {
        assertThat(game.status()).isEqualTo("Game over");
        assertThat(game.said()).matches("You (win|lose) by \\d+\\.|A draw\\.");
        assertThat(browser.isDrawn("#rematch")).isTrue();
        assertThat(game.spoken()).contains("Game over.");
    }

    @Test
    void theEngineAloneIsPausedTakesOneMoveAndGoesOn() {
        GamePage game = GamePage.open(browser, "/play?side=none&level=1&start=random:5:58&pause=1");
        int discs = game.discs();

        browser.follow("#one-move");
        assertThat(game.discs()).isEqualTo(discs + 1);
        assertThat(browser.attribute("#game", "aria-busy")).as("it waits again").isEmpty();

        browser.follow("#pause");
        browser.until("the game is over", () -> browser.has("#rematch"));
    }

    @Test
    void aGameIsSteppedAndTakenUpAtAnEarlierMove() {
        GamePage game = GamePage.open(browser, "/play?side=both");
        game.setUp("(;GM[Othello]PB[A]PW[B]TY[8]BO[8 " + START + " *]B[F5]W[D6]B[C3]W[D3];)");
        assertThat(browser.place()).startsWith("/play/analysis?moves=f5d6c3d3&side=both");
        browser.follow("#back");
        assertThat(game.moves()).isEqualTo("f5d6c3d3");

        browser.follow("#move-first");
        assertThat(game.discs()).isEqualTo(4);
        browser.follow("#move-next");
        browser.follow("#move-next");
        assertThat(game.lastMove()).isEqualTo("d6");
        assertThat(game.notices()).contains("This is move 2 of 4.", "the 2 that follow");

        game.play("c5");
        assertThat(game.moves()).isEqualTo("f5d6c5");
        browser.back();
        assertThat(game.moves()).as("the way back leads to what was").isEqualTo("f5d6c3d3");
    }

    private static final String START =
            "---------------------------O*------*O---------------------------";

    @Test
    void undoAndRedoGoThroughAPass() {
        String beforePass = "d3c3b3b2f5a3a1";
        GamePage game = GamePage.open(browser, "/play?level=1&side=white&moves=" + beforePass);
        String before = game.squares();
        game.play("c1");
        assertThat(game.notices()).contains("Black has no move and passes.");
        String passed = game.squares();
        game.playAnything();
        String played = game.squares();

        game.undo();
        assertThat(game.squares()).isEqualTo(passed);
        assertThat(game.notices()).contains("Black has no move and passes.");
        game.undo();
        assertThat(game.squares()).isEqualTo(before);
        game.redo();
        assertThat(game.squares()).isEqualTo(passed);
        game.redo();
        assertThat(game.squares()).isEqualTo(played);
    }
}
