package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/**
 * From the first visit through a game to the next one: by mouse, by touch, by keys, without
 * scripts.
 */
@ExtendWith(BrowserExtension.class)
class FirstGameTest {
    /** The first page with the end of a game, so that the whole way is short. */
    private static final String NEARLY_OVER = "/?start=random:8:58";

    private static final String RESULT = "You (win|lose) by \\d+|A draw";

    private final Browser browser;

    FirstGameTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void byMouseWithContinueInBetween() {
        GamePage game = GamePage.open(browser, NEARLY_OVER);
        assertThat(browser.isDrawn(".continue")).as("nothing to go on with yet").isFalse();
        game.playAnything();
        assertThat(browser.place()).contains("level=1", "seed=");
        String place = browser.place();
        browser.open("/lessons");
        browser.follow("nav .continue");
        assertThat(browser.place()).isEqualTo(place);
        playOn(game);

        assertThat(game.status()).matches(RESULT);
        browser.follow("#rematch");
        assertThat(game.moves()).isEmpty();
        assertThat(game.status()).isEqualTo("Your turn");
        assertThat(seed()).isNotEqualTo(place.replaceAll(".*seed=(\\d+).*", "$1"));
        browser.open("/");
        assertThat(browser.isDrawn(".continue")).as("it is over").isFalse();
    }

    private void playOn(GamePage game) {
        while (!browser.has("#rematch")) {
            game.awaitReply();
            if (!game.legal().isEmpty()) {
                game.playAnything();
            }
        }
    }

    private String seed() {
        return browser.place().replaceAll(".*seed=(\\d+).*", "$1");
    }

    @Test
    void byTouchOnAPhoneWhereTheSheetFits() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        GamePage game = GamePage.open(browser, NEARLY_OVER);
        while (!browser.has("#rematch")) {
            tap("#" + game.legalId(0));
            game.awaitReply();
        }
        assertThat(game.status()).matches(RESULT);

        tap("#new > summary");
        for (String part : List.of("#new legend", "#new input[value='10']", "#new .actions")) {
            assertThat(browser.isOnScreen(part)).as(part).isTrue();
        }
        assertThat(
                        browser.read(
                                "const s = document.getElementById('new');"
                                        + " return s.scrollHeight <= s.clientHeight"))
                .isEqualTo(true);
        tap("#new > summary");
        assertThat(browser.isDrawn("#new form")).as("closed by what opened it").isFalse();
        tap("#new > summary");
        tap("#new input[name=level][value='2']");
        tap("#new .main-button");
        browser.until("a new game", () -> browser.place().contains("level=2"));
        assertThat(game.discs()).isEqualTo(4);
        assertThat(browser.isOnScreen("#sq-a1") && browser.isOnScreen("#sq-h8")).isTrue();
    }

    /** A finger, for which no mouse moves. */
    private void tap(String selector) {
        Map<?, ?> middle =
                (Map<?, ?>)
                        browser.read(
                                """
                                const it = document.querySelector(arguments[0]);
                                it.scrollIntoView({block: 'nearest'});
                                const box = it.getBoundingClientRect();
                                return {x: box.left + box.width / 2, y: box.top + box.height / 2};
                                """,
                                selector);
        String before = browser.place();
        touch("touchStart", List.of(Map.of("x", middle.get("x"), "y", middle.get("y"))));
        touch("touchEnd", List.of());
        if (selector.startsWith("#sq-")) {
            browser.until("the move is played", () -> !browser.place().equals(before));
        }
    }

    private void touch(String type, List<?> points) {
        browser.driver()
                .executeCdpCommand(
                        "Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }

    @Test
    void byKeysAlone() {
        GamePage game = GamePage.open(browser, NEARLY_OVER);
        browser.tabTo("#board *");
        while (!browser.has("#rematch")) {
            goTo(game.legal().get(0));
            browser.pressAndFollow(Keys.ENTER);
            game.awaitReply();
        }
        browser.tabTo("#rematch");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(game.status()).isEqualTo("Your turn");
        browser.tabTo("#new > summary");
        browser.press(Keys.ENTER);
        browser.tabTo("#new input[name=level]");
        browser.press(Keys.ARROW_DOWN);
        assertThat(browser.has("#new input[name=level][value='2']:checked")).isTrue();
        browser.press(Keys.ESCAPE);
        assertThat(browser.isFocusOn("#new > summary")).isTrue();
    }

    private void goTo(String square) {
        browser.chord(Keys.CONTROL, Keys.HOME);
        browser.press(String.valueOf(Keys.ARROW_RIGHT).repeat(square.charAt(0) - 'a'));
        browser.press(String.valueOf(Keys.ARROW_DOWN).repeat(square.charAt(1) - '1'));
    }

    @Test
    void withoutScripts() {
        browser.allowScripts(false);
        browser.open(NEARLY_OVER);
        assertThat(browser.isDrawn(".continue")).isFalse();
        while (!browser.has("#rematch")) {
            if (browser.has("#board .playable a")) {
                browser.follow("#board .playable a");
            } else {
                browser.follow(".reply a");
            }
        }
        assertThat(browser.isDrawn("#copy-link")).isFalse();
        browser.follow("#rematch");
        assertThat(browser.text(".status h2")).isEqualTo("Your turn");
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
        browser.click("#copy-link");
        browser.until("it is said", () -> browser.text("#spoken").startsWith("Copied"));
        assertThat(browser.read("return window.copied === location.href")).isEqualTo(true);
        browser.follow("#undo");
        browser.click("#send-link");
        assertThat(browser.read("return window.shared === location.href")).isEqualTo(true);
    }
}
