package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/**
 * From the first visit through a game, its review and a second try at its mistakes to a puzzle: by
 * mouse, by touch, by keys, without scripts.
 */
@WithBrowser
class FirstGameTest {
    /** A game two moves before its end; at the first and the ninth there was a better one. */
    private static final String NEARLY_OVER =
            "/play?start=---XXXXX-X-XXXXX--XXXOXXO-XXOXXX-OXXOOXXOOOOXXXX--OOOXXX---XXXXX_X"
                    + "&moves=c8c2c1b1a1b3b4b7b8a8a7a5&side=black&level=1";

    private static final String SQUARE =
            "return document.querySelector(arguments[0]).closest('#board [data-s]')?.dataset.s ?? ''";

    private static Browser browser;

    /** How somebody chooses what is on the page: with a mouse, a finger or keys. */
    private interface Hand {
        void choose(String selector);
    }

    @Test
    void byMouseWithContinueAndARematchInBetween() {
        browser.open("/");
        assertThat(browser.isDrawn(".continue")).as("nothing to go on with yet").isFalse();
        firstMove(browser::follow);
        assertThat(browser.place()).contains("level=1", "seed=");
        String place = browser.place();
        browser.open("/lessons");
        browser.follow("nav .continue");
        assertThat(browser.place()).isEqualTo(place);

        lastMove(browser::follow);
        browser.follow("#rematch");
        assertThat(browser.place()).contains("side=white", "level=1");
        browser.back();
        review(browser::follow);
        tryAgain(browser::follow);
        puzzle(browser::follow);
        browser.open("/");
        assertThat(browser.isDrawn(".continue")).as("it is over").isFalse();
    }

    @Test
    void byTouchOnAPhoneWhereNothingIsScrolledTo() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        Finger finger = new Finger(browser);
        browser.open("/");
        firstMove(finger::tap);
        lastMove(finger::tap);
        theSheetFits(finger);
        review(finger::tap);
        tryAgain(finger::tap);
        puzzle(finger::tap);
    }

    /** The score stays in sight above it. */
    private void theSheetFits(Finger finger) {
        finger.press("#game-menu > summary");
        for (String part : List.of("#rematch-other", ".levels li:last-child a", ".who .turn")) {
            assertThat(browser.isOnScreen(part)).as(part).isTrue();
        }
        finger.press("#game-menu > summary");
        assertThat(browser.isDrawn(".levels")).as("closed by what opened it").isFalse();
    }

    @Test
    void byKeysAlone() {
        Hand keys = this::chooseByKeys;
        browser.open("/");
        firstMove(keys);
        lastMove(keys);
        browser.tabTo("#game-menu > summary");
        browser.press(Keys.ENTER);
        browser.tabTo(".levels li:nth-child(2) a");
        browser.press(Keys.ESCAPE);
        assertThat(browser.isFocusOn("#game-menu > summary")).isTrue();
        review(keys);
        tryAgain(keys);
        puzzle(keys);
        assertThat(browser.isFocusOn("#board *")).as("the keys still act").isTrue();
    }

    private void chooseByKeys(String selector) {
        String square = (String) browser.read(SQUARE, selector);
        if (square.isEmpty()) {
            browser.tabTo(selector);
        } else {
            if (!browser.isFocusOn("#board *")) {
                browser.tabTo("#board *");
            }
            browser.chord(Keys.CONTROL, Keys.HOME);
            browser.press(String.valueOf(Keys.ARROW_RIGHT).repeat(square.charAt(0) - 'a'));
            browser.press(String.valueOf(Keys.ARROW_DOWN).repeat(square.charAt(1) - '1'));
        }
        browser.pressAndFollow(Keys.ENTER);
    }

    private void firstMove(Hand hand) {
        GamePage game = GamePage.here(browser);
        hand.choose("#" + game.legalId(0));
        game.awaitReply();
        assertThat(game.discs()).isEqualTo(6);
    }

    private void lastMove(Hand hand) {
        GamePage game = GamePage.open(browser, NEARLY_OVER);
        hand.choose("#sq-a3");
        game.awaitReply();
        assertThat(game.status()).isEqualTo("Game over");
        assertThat(game.said()).isEqualTo("You win by 22.");
    }

    private void review(Hand hand) {
        hand.choose("#analyse");
        browser.until(
                "the game is reviewed",
                () -> browser.has(".again-link") && !browser.has("#growing"));
        assertThat(browser.isOnScreen(".again-link")).as("no scrolling to it").isTrue();
        hand.choose(".again-link");
    }

    private void tryAgain(Hand hand) {
        assertThat(browser.text(".lead")).startsWith("Move 1: you played c8, which cost 2 discs.");
        browser.mark();
        hand.choose("#sq-a7");
        assertThat(browser.text(".notice.better")).startsWith("Yes: a7 is the best move, 2 ");
        hand.choose("#again-next");
        hand.choose("#sq-b8");
        assertThat(browser.text(".notice")).isEqualTo("b8 is the move that was played.");
        hand.choose("#sq-a8");
        hand.choose("#again-next");
        assertThat(browser.text(".lead")).isEqualTo("You found 2 of 2 better moves.");
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
    }

    private void puzzle(Hand hand) {
        hand.choose("#puzzle");
        assertThat(browser.place()).startsWith("/play/puzzle?day=");
        hand.choose("#board .playable a");
        assertThat(browser.text("#said")).containsPattern("(is right|draws|loses)");
    }

    @Test
    void withoutScripts() {
        browser.allowScripts(false);
        browser.open("/");
        assertThat(browser.isDrawn(".continue")).isFalse();
        firstMoveAndReply();
        browser.open(NEARLY_OVER);
        browser.follow("#sq-a3");
        while (!browser.has("#rematch")) {
            browser.follow(".reply a");
        }
        assertThat(browser.isDrawn("#copy-link")).isFalse();

        browser.follow("#analyse");
        while (browser.has("#growing")) {
            browser.follow("#growing .go-on");
        }
        browser.follow(".again-link");
        browser.follow("#sq-a7");
        assertThat(browser.text(".notice.better")).startsWith("Yes: a7 ");
        browser.follow("#again-next");
        browser.follow("#again-skip");
        assertThat(browser.text(".lead")).isEqualTo("You found 1 of 2 better moves.");
        puzzle(browser::follow);
    }

    private void firstMoveAndReply() {
        browser.follow("#board .playable a");
        if (browser.has(".reply a")) {
            browser.follow(".reply a");
        }
        assertThat(GamePage.here(browser).discs()).isEqualTo(6);
    }

    /** A phone held sideways, and one with little height, show all of the board. */
    @Test
    void theWholeBoardIsSeenOnSmallScreens() {
        for (int[] size : new int[][] {{844, 390}, {390, 664}}) {
            browser.driver()
                    .executeCdpCommand(
                            "Emulation.setDeviceMetricsOverride",
                            Map.of(
                                    "width",
                                    size[0],
                                    "height",
                                    size[1],
                                    "deviceScaleFactor",
                                    1,
                                    "mobile",
                                    true));
            for (String page : List.of("/", "/play?level=1", "/play?moves=f5d6&side=both")) {
                browser.open(page);
                assertThat(
                                browser.read(
                                        "const box = document.getElementById('board').getBoundingClientRect();"
                                                + " return box.top >= 0 && box.bottom <= innerHeight;"))
                        .as(page + " " + size[0])
                        .isEqualTo(true);
            }
        }
    }

    @Test
    void theLinkIsCopiedAndSharedByAPhone() {
        browser.open("/play?moves=f5d6&level=2&seed=5");
        assertThat(browser.isDrawn("#send-link")).as("no sheet on this computer").isFalse();
        browser.read(
                """
                navigator.clipboard.writeText = async (text) => { window.copied = text; };
                navigator.share = async (what) => { window.shared = what.url; };
                """);
        GamePage.here(browser).menu();
        browser.click("#copy-link");
        browser.until("it is said", () -> browser.text("#spoken").startsWith("Copied"));
        assertThat(browser.read("return window.copied === location.href")).isEqualTo(true);
        browser.press(Keys.ESCAPE);
        browser.follow("#undo");
        GamePage.here(browser).menu();
        browser.click("#send-link");
        assertThat(browser.read("return window.shared === location.href")).isEqualTo(true);
    }
}
