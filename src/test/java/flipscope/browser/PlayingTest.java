package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Playing: moves, replies, undo and redo, what is said. */
@AlsoExported
@WithBrowser
class PlayingTest {
    private static final int MOST_WORDS = 20;

    private static Browser browser;

    @Test
    void theFirstPageTakesAMoveInOneClick() {
        GamePage game = GamePage.atHome(browser);
        assertThat(game.legal()).containsExactly("d3", "c4", "f5", "e6");

        game.play("c4");

        assertThat(browser.place()).startsWith("/play?").contains("moves=c4");
        assertThat(game.moves()).startsWith("c4");
        assertThat(game.awaitReply().discs()).isEqualTo(6);
    }

    @Test
    void theEngineRepliesToEachOfSeveralMoves() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        StringBuilder played = new StringBuilder();

        for (int turn = 1; turn <= 4; turn++) {
            String move = game.playAnything();
            String reply = game.lastMove();
            played.append(move).append(reply);

            assertThat(game.moves()).isEqualTo(played.toString());
            assertThat(game.discs()).isEqualTo(4 + 2 * turn);
            assertThat(browser.attribute(".list [aria-current]", "aria-label")).endsWith(reply);
        }
        assertThat(browser.place()).contains("moves=" + played).contains("level=1");
    }

    @Test
    void theEngineOpensWhenThePersonPlaysWhite() {
        GamePage game = GamePage.open(browser, "/play?side=white&level=1").awaitReply();

        assertThat(game.discs()).isEqualTo(5);
        assertThat(game.status()).isEqualTo("Your turn");
    }

    @Test
    void aMoveIsAFragmentSwapThatLeavesTheFocusOnItsSquare() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        browser.mark();

        game.play("f5");
        assertThat(browser.focused()).isEqualTo("sq-f5");

        game.awaitReply();
        assertThat(browser.focused()).isEqualTo("sq-f5");
        assertThat(browser.isMarked()).isTrue();
    }

    @Test
    void undoTakesBackAWholeTurnAndRedoGivesItBack() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        String start = game.squares();
        game.play("f5").awaitReply();
        String played = game.squares();

        game.undo();
        assertThat(game.squares()).isEqualTo(start);
        assertThat(game.legal()).contains("f5");

        game.redo().awaitReply();
        assertThat(game.squares()).isEqualTo(played);
    }

    @Test
    void everyMoveIsSpokenInAtMostTwentyWords() {
        GamePage game = GamePage.open(browser, "/play?side=both");
        for (String move : new String[] {"f5", "d6", "c3"}) {
            game.play(move);
            assertThat(game.spoken()).contains(move);
            assertThat(game.spoken().split(" ")).hasSizeLessThanOrEqualTo(MOST_WORDS);
        }
    }

    @Test
    void anotherSideAndLevelBeginAnotherGame() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6&side=black");
        game.menu();
        browser.follow("#two-players");

        assertThat(browser.place()).contains("side=both");
        assertThat(game.discs()).isEqualTo(4);
    }
}
