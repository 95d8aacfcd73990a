package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** From the end of a game to its review, a second try, and a puzzle. */
@ExtendWith(BrowserExtension.class)
class AfterTheGameTest {
    /** Two moves before its end; at the first and the ninth there was a better one. */
    private static final String NEARLY_OVER =
            "/play?start=---XXXXX-X-XXXXX--XXXOXXO-XXOXXX-OXXOOXXOOOOXXXX--OOOXXX---XXXXX_X"
                    + "&moves=c8c2c1b1a1b3b4b7b8a8a7a5&side=black&level=1";

    private final Browser browser;

    AfterTheGameTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void byTouchOnAPhone() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        Finger finger = new Finger(browser);
        GamePage game = GamePage.open(browser, NEARLY_OVER);
        finger.tap("#sq-a3");
        game.awaitReply();
        assertThat(game.status()).isEqualTo("You win by 22");

        finger.tap("#analyse");
        browser.until(
                "the game is reviewed",
                () -> browser.has(".again-link") && !browser.has("#growing"));
        assertThat(browser.isOnScreen(".again-link")).as("no scrolling to it").isTrue();
        finger.tap(".again-link");
        tryAgain(finger);

        finger.tap("#puzzle");
        assertThat(browser.place()).startsWith("/play/puzzle?seed=");
        finger.tap("#board .playable a");
        assertThat(browser.text("#said")).containsPattern("(is right|draws|loses)");
    }

    private void tryAgain(Finger finger) {
        assertThat(browser.text(".lead")).startsWith("Move 1: you played c8, which cost 2 discs.");
        browser.mark();
        finger.tap("#sq-a7");
        assertThat(browser.text(".notice.better")).startsWith("Yes: a7 is the best move, 2 ");
        finger.tap("#again-next");
        finger.tap("#sq-b8");
        assertThat(browser.text(".notice")).isEqualTo("b8 is the move that was played.");
        finger.tap("#sq-a8");
        finger.tap("#again-next");
        assertThat(browser.text(".lead")).isEqualTo("You found 2 of 2 better moves.");
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
    }
}
