package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The bits beside the board: dragged, played, by keys, on a telephone, and without scripts. */
@WithBrowser
class SeeingTest {
    /** Whether a picture holds still: nothing flies. */
    private static final String AT_REST = "return document.querySelector('.flight') === null";

    private static Browser browser;

    @Test
    void aMoveIsFoundByKeysAndPlayed() {
        browser.open("/");
        browser.tabTo("#track");
        for (int scene = 1; scene <= 6; scene++) {
            browser.press(Keys.ARROW_RIGHT);
            assertThat(current()).isEqualTo("scene-" + scene);
        }
        assertThat(cells("on")).containsExactly("c4");
        assertThat(lit()).containsExactly("c4");
        assertThat(browser.has("#picture[aria-label='1 on c4']")).isTrue();
        browser.until("it is spoken", () -> browser.text("#spoken").endsWith("Press it."));
        browser.press(Keys.HOME);
        assertThat(lit()).isEmpty();
        browser.press(Keys.END);
        browser.follow("#sq-c4");
        GamePage.here(browser).awaitReply();
        assertThat(browser.place()).startsWith("/play?moves=c4");
        assertThat(lit()).as("the moves that follow").isNotEmpty();
    }

    /** Wherever the hand comes from, a time has one picture: that of the still. */
    @Test
    void eachSceneLooksTheSameFromBothSidesAndAsAStill() {
        browser.open("/");
        for (int scene : new int[] {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}) {
            seek(scene - 0.4);
            assertThat(browser.read(AT_REST)).as("on the way to %d", scene).isIn(true, false);
            seek(scene);
            assertThat(browser.read(AT_REST)).as("at %d", scene).isEqualTo(true);
            List<String> here = picture();
            browser.allowScripts(false);
            String before = browser.place();
            browser.open("/?scene=" + scene);
            assertThat(picture()).as("the still of %d", scene).isEqualTo(here);
            browser.allowScripts(true);
            browser.open(before);
        }
    }

    @Test
    void itPlaysAndAMoveStopsIt() {
        browser.show(Look.moving(Screen.WIDE, Theme.LIGHT));
        browser.open("/");
        assertThat(browser.read(AT_REST)).as("it waits for a hand").isEqualTo(true);
        browser.click("#watch");
        assertThat(browser.text("#watch")).isEqualTo("Pause");
        browser.until("something flies", () -> browser.has(".flight"));
        browser.follow("#sq-d3");
        GamePage.here(browser).awaitReply();
        browser.until("the reply is seen", () -> browser.text("#watch").equals("Watch"));
        assertThat(browser.has(".flight")).isFalse();
        assertThat(current()).isEqualTo("scene-4");
    }

    @Test
    void withReducedMotionTheHandleJumpsFromStillToStill() {
        browser.open("/");
        browser.click("#watch");
        assertThat(current()).isEqualTo("scene-1");
        browser.click("#watch");
        assertThat(current()).isEqualTo("scene-2");
        assertThat(browser.read(AT_REST)).isEqualTo(true);
    }

    @Test
    void aMoveAsksOnce() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5d6");
        browser.read("performance.clearResourceTimings()");
        game.playAnything();
        assertThat(
                        browser.readAll(
                                "return performance.getEntriesByType('resource')"
                                        + ".filter((each) => each.initiatorType === 'xmlhttprequest')"
                                        + ".map((each) => each.name)"))
                .hasSize(1);
    }

    @Test
    void theSquareOfTheMoveThatIsSteppedIsMarked() {
        browser.open("/trace/reversi/flips/loop?moves=f5d6c3&ply=2&move=c3");
        assertThat(background("#board .found"))
                .isNotEqualTo(background("#board .square:not(.found)"));
    }

    private String background(String selector) {
        return (String)
                browser.read(
                        "return getComputedStyle(document.querySelector(arguments[0])).backgroundColor",
                        selector);
    }

    @Test
    void aSquareThatIsPointedAtLightsTheDirectionsThatFindIt() {
        browser.open("/play?side=both&moves=f5d6c3d3c4f4");
        browser.pointAt("#sq-d2");
        List<String> finding =
                browser.readAll(
                        "return [...document.querySelectorAll('.found-way.pointed')].map((each) => each.classList[1])");
        assertThat(finding).contains("up");
        browser.pointAt("h1");
        assertThat(browser.has(".found-way.pointed")).isFalse();
    }

    @Test
    void aTelephoneShowsOneSquareAndTheTrackIsSeenWithIt() {
        browser.show(new Look(Screen.PHONE, Theme.LIGHT));
        browser.open("/");
        assertThat(visible("#board")).isTrue();
        assertThat(visible("#picture")).isFalse();
        browser.click("#show-bits");
        assertThat(visible("#board")).isFalse();
        browser.click("#show-discs");
        seek(4);
        assertThat(visible("#picture")).as("what moves is seen").isTrue();
        seek(6);
        assertThat(visible("#board")).as("where the answer is").isTrue();
        assertThat(lit()).containsExactly("c4");
        browser.follow("#sq-c4");
        assertThat(browser.place()).startsWith("/play?moves=c4");
    }

    @Test
    void onATelephoneTheBoardComesBackAfterAMove() {
        browser.show(Look.moving(Screen.PHONE, Theme.LIGHT));
        browser.open("/");
        seek(4);
        seek(6);
        browser.follow("#sq-c4");
        GamePage.here(browser).awaitReply();
        browser.until("the reply has been seen", () -> visible("#board"));
        assertThat(visible("#picture")).isFalse();
    }

    @Test
    void whatIsHiddenStaysHiddenOnThisDevice() {
        browser.open("/play?side=both&moves=f5d6");
        browser.click("#hide-bits");
        assertThat(browser.isDrawn("#picture")).isFalse();
        GamePage.here(browser).playAnything();
        assertThat(browser.isDrawn("#picture")).isFalse();
        browser.reload();
        assertThat(browser.isDrawn("#picture")).isFalse();
        assertThat(lit()).isEmpty();
        browser.click("#hide-bits");
        assertThat(browser.isDrawn("#picture")).isTrue();
    }

    @Test
    void withoutScriptsTheScenesAreLinks() {
        browser.allowScripts(false);
        browser.open("/");
        for (int scene = 1; scene <= 6; scene++) {
            browser.follow("#scene-" + scene);
            assertThat(current()).isEqualTo("scene-" + scene);
        }
        assertThat(cells("on")).containsExactly("c4");
        browser.follow("#watch");
        assertThat(current()).as("from the beginning").isEqualTo("scene-1");
        browser.follow("#how");
        assertThat(browser.place()).startsWith("/trace/reversi/mobility/shifts?");
    }

    /** Puts the handle at a time, as a hand does. */
    private void seek(double time) {
        browser.read(
                """
                const track = document.getElementById('track');
                track.value = Math.round(100 * arguments[0]);
                track.dispatchEvent(new Event('input', {bubbles: true}));
                """,
                time);
    }

    private String current() {
        return (String)
                browser.read("return document.querySelector('.scenes [aria-current] a').id");
    }

    /** What is drawn: cells, strip, sentence. */
    private List<String> picture() {
        return browser.readAll(
                """
                const parts = (selector) => [...document.querySelectorAll(selector)];
                return [...parts('.cells i, .strip i').map((each) => [...each.classList].sort().join(' ')),
                    ...parts('.said, .number').map((each) => each.textContent)];
                """);
    }

    private List<String> cells(String css) {
        return browser.readAll(
                """
                return [...document.querySelectorAll('#picture .cells i')]
                    .map((each, i) => each.classList.contains(arguments[0]) && 'abcdefgh'[i % 8] + (1 + (i >> 3)))
                    .filter(Boolean);
                """,
                css);
    }

    private List<String> lit() {
        return browser.readAll(
                "return [...document.querySelectorAll('#board .found-here')].map((each) => each.dataset.s)");
    }

    private boolean visible(String selector) {
        return (boolean)
                browser.read(
                        "return document.querySelector(arguments[0]).checkVisibility({visibilityProperty: true})",
                        selector);
    }
}
