package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;

/** The bits of a game: dragged, watched, by keys, on a telephone, and without scripts. */
@WithBrowser
class SeeingTest {
    private static final String GAME = "/play?side=both&moves=f5d6c3d3c4f4";

    private static Browser browser;

    @Test
    void aMoveIsFoundByKeysAndPlayed() {
        browser.open("/");
        browser.tabTo("#track");
        for (int scene = 1; scene <= 6; scene++) {
            browser.press(Keys.ARROW_RIGHT);
            assertThat(current()).isEqualTo("scene-" + scene);
        }
        assertThat(strip()).containsExactly("c4");
        assertThat(lit()).as("all four light").containsExactly("d3", "c4", "f5", "e6");
        assertThat(browser.has("#film[aria-label='1 on c4']")).isTrue();
        String found = "Left finds c4. The other ways find d3, f5, e6.";
        assertThat(GamePage.here(browser).said()).isEqualTo(found);
        browser.until("it is spoken", () -> browser.text("#spoken").equals(found));
        browser.press(Keys.HOME);
        assertThat(lit()).isEmpty();
        assertThat(GamePage.here(browser).said()).startsWith("A Reversi board is two numbers.");
        browser.press(Keys.END);
        browser.follow("#sq-c4");
        GamePage.here(browser).awaitReply();
        assertThat(browser.place()).startsWith("/play?moves=c4");
        assertThat(lit()).isEmpty();
    }

    /** Wherever the hand comes from, a time has one picture: that of the still. */
    @Test
    void eachSceneLooksTheSameFromBothSidesAndAsAStill() {
        for (Look look :
                List.of(new Look(Screen.WIDE, Theme.LIGHT), new Look(Screen.PHONE, Theme.DARK))) {
            browser.show(look);
            browser.open("/");
            for (int scene : new int[] {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}) {
                seek(scene - 0.4);
                seek(scene);
                List<String> here = told();
                BufferedImage picture = pixels();
                browser.open("/?scene=" + scene);
                assertThat(told()).as("the still of %d", scene).isEqualTo(here);
                assertThat(difference(pixels(), picture)).as("its picture").isEmpty();
            }
        }
    }

    /** Twenty positions of whole games, the rich ones too, on both screens. */
    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whatHasMovedComesToRestAsTheStillInEveryPosition(Screen screen) {
        browser.show(new Look(screen, Theme.LIGHT));
        Random random = new Random(57);
        for (int game = 0; game < 20; game++) {
            String moves = moves(random, 4 + 3 * (game % 18));
            browser.open("/play?side=both&moves=" + moves);
            BufferedImage still = pixels();
            seek(1.4);
            seek(0.7);
            seek((double) scenes());
            assertThat(difference(pixels(), still)).as(moves).isEmpty();
        }
    }

    private long scenes() {
        return (long) browser.read("return document.querySelectorAll('.track li').length");
    }

    private BufferedImage pixels() {
        try {
            byte[] picture = browser.driver().getScreenshotAs(OutputType.BYTES);
            return ImageIO.read(new ByteArrayInputStream(picture));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Where two pictures differ by more than a line: edges of what has moved are smoothed
     * otherwise.
     */
    private static List<String> difference(BufferedImage one, BufferedImage other) {
        List<String> places = new ArrayList<>();
        for (int y = 2; y < one.getHeight() - 2; y++) {
            for (int x = 2; x < one.getWidth() - 2; x++) {
                if (differsAround(one, other, x, y)) {
                    places.add(x + " " + y);
                }
            }
        }
        return places;
    }

    private static boolean differsAround(BufferedImage one, BufferedImage other, int x, int y) {
        for (int near = 0; near < 25; near++) {
            int column = x - 2 + near % 5;
            int row = y - 2 + near / 5;
            if (one.getRGB(column, row) == other.getRGB(column, row)) {
                return false;
            }
        }
        return true;
    }

    @Test
    void itIsWatchedAndAMoveStopsIt() {
        browser.show(Look.moving(Screen.WIDE, Theme.LIGHT));
        browser.open("/");
        assertThat(isMoving()).as("it waits for a hand").isFalse();
        browser.click("#watch");
        assertThat(browser.text("#watch")).isEqualTo("Pause");
        browser.until("it moves", this::isMoving);
        browser.follow("#sq-d3");
        GamePage.here(browser).awaitReply();
        assertThat(browser.text("#watch")).isEqualTo("Watch");
        assertThat(isMoving()).as("the bits of the reply are a still").isFalse();
        assertThat(current()).isEqualTo("scene-4");
    }

    @Test
    void withReducedMotionTheHandleJumpsFromStillToStill() {
        browser.open("/");
        browser.click("#watch");
        assertThat(current()).isEqualTo("scene-1");
        browser.click("#watch");
        assertThat(current()).isEqualTo("scene-2");
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
    void aSquareItsCellAndItsBitAreFramedTogetherByPointerAndByFocus() {
        browser.open(GAME);
        browser.pointAt("#sq-d2");
        assertFramed("d2", 52);
        browser.pointAt(".strip [data-s=f3]");
        assertFramed("f3", 42);
        browser.pointAt("h1");
        assertThat(browser.has(".square.at, .strip .at, #film .pointed")).isFalse();
        assertThat(browser.text(".at-square")).isEqualTo("Point at a square for its bit.");
        browser.tabTo("#board *");
        browser.chord(Keys.CONTROL, Keys.HOME);
        assertFramed("a1", 63);
    }

    private void assertFramed(String square, int bit) {
        assertThat(browser.text(".at-square")).isEqualTo(square + " is bit " + bit);
        assertThat(browser.has(".square.at[data-s=" + square + "]")).isTrue();
        assertThat(browser.has(".strip .at[data-s=" + square + "]")).isTrue();
        int file = square.charAt(0) - 'a';
        String place = "#film .pointed[x='%s.2'][y='%s.2']";
        String x = file == 0 ? "0" : String.valueOf(10 * file);
        String y = square.charAt(1) == '1' ? "0" : String.valueOf(10 * (square.charAt(1) - '1'));
        assertThat(browser.has(place.formatted(x, y))).isTrue();
    }

    @Test
    void onATelephoneTheBoardIsThePictureWhileTheHandHoldsTheTrack() {
        browser.show(new Look(Screen.PHONE, Theme.LIGHT));
        browser.open("/");
        assertThat(browser.isDrawn("#film")).isFalse();
        seek(4);
        assertThat(browser.isDrawn("#film")).as("the bits lie on their squares").isTrue();
        assertThat(
                        (boolean)
                                browser.read(
                                        """
                                        const box = (name) => document.querySelector(name).getBoundingClientRect();
                                        const [film, board] = [box('#film'), box('#board')];
                                        return Math.abs(film.x - board.x) < 4 && Math.abs(film.y - board.y) < 4
                                            && Math.abs(film.width - board.width) < 8;
                                        """))
                .isTrue();
        seek(6);
        assertThat(browser.isDrawn("#film")).as("at its end it clears").isFalse();
        seek(3);
        browser.press(Keys.ESCAPE);
        assertThat(browser.isDrawn("#film")).as("Escape clears it").isFalse();
        seek(4);
        browser.follow("#sq-c4");
        assertThat(browser.place())
                .as("squares can be pressed throughout")
                .startsWith("/play?moves=c4");
        GamePage.here(browser).awaitReply();
        assertThat(browser.isDrawn("#film")).as("a move clears it").isFalse();
        assertThat(browser.isOnScreen("#sq-h8")).isTrue();
    }

    @Test
    void whatIsHiddenStaysHiddenOnThisDeviceAndTheBoardKeepsItsSize() {
        browser.open("/play?side=both&moves=f5d6");
        Object size = size();
        browser.click("#hide-bits");
        assertThat(browser.isDrawn("#picture")).isFalse();
        assertThat(size()).isEqualTo(size);
        assertThat(browser.text(".words .plain")).isEqualTo("Two players, one after the other.");
        GamePage.here(browser).playAnything();
        assertThat(browser.isDrawn("#picture")).isFalse();
        browser.reload();
        assertThat(browser.isDrawn("#picture")).isFalse();
        browser.click("#hide-bits");
        assertThat(browser.isDrawn("#picture")).isTrue();
        assertThat(size()).isEqualTo(size);
    }

    private Object size() {
        return browser.read(
                "return document.getElementById('board').getBoundingClientRect().width");
    }

    @Test
    void numbersAreInTensUntilHexIsAskedFor() {
        browser.open(GAME);
        assertThat(browser.isDrawn(".fact .sixteen")).isFalse();
        browser.click("#base");
        assertThat(browser.isDrawn(".fact:not([hidden]) .sixteen")).isTrue();
        browser.reload();
        assertThat(browser.isDrawn(".fact:not([hidden]) .sixteen")).as("on this device").isTrue();
        browser.click("#base");
        assertThat(browser.isDrawn(".fact:not([hidden]) .ten")).isTrue();
    }

    @Test
    void theEndCountsItselfOnce() {
        browser.show(Look.moving(Screen.WIDE, Theme.LIGHT));
        GamePage game = GamePage.open(browser, "/play?side=both&moves=d3c3b3d2e1d6d7e3");
        game.play("f4");
        browser.until("it counts", () -> browser.has("#game.counting"));
        browser.until("it has counted", () -> !browser.has("#game.counting"));
        assertThat(
                        browser.readAll(
                                "return [...document.querySelectorAll('.who b')].map((each) => each.textContent)"))
                .containsExactly("13", "0");
        assertThat(strip()).hasSize(13).startsWith("a1").endsWith("e2");
        browser.reload();
        assertThat(browser.has("#game.counting")).as("once").isFalse();
    }

    @Test
    void aSoundIsOffUntilItIsAskedForAndKept() {
        browser.open(GAME);
        assertThat(browser.attribute("#sound", "aria-pressed")).isEqualTo("false");
        browser.click("#sound");
        browser.reload();
        assertThat(browser.attribute("#sound", "aria-pressed")).isEqualTo("true");
        browser.read(
                """
                window.taps = [];
                const start = OscillatorNode.prototype.start;
                OscillatorNode.prototype.start = function (at) { window.taps.push(this.frequency.value); start.call(this, at); };
                """);
        GamePage.here(browser).playAnything();
        assertThat(browser.read("return window.taps.length"))
                .as("a disc, and those that turn")
                .isEqualTo(2L);
        browser.click("#sound");
        GamePage.here(browser).playAnything();
        assertThat(browser.read("return window.taps.length")).isEqualTo(2L);
    }

    @Test
    void withoutScriptsTheScenesAreLinks() {
        browser.allowScripts(false);
        browser.open("/");
        for (int scene = 1; scene <= 6; scene++) {
            browser.follow("#scene-" + scene);
            assertThat(current()).isEqualTo("scene-" + scene);
        }
        assertThat(strip()).containsExactly("c4");
        browser.follow("#watch");
        assertThat(current()).as("from the beginning").isEqualTo("scene-1");
        GamePage.here(browser).how();
        assertThat(browser.place()).startsWith("/trace/reversi/mobility/shifts?");
    }

    /** The first moves of a game of random ones. */
    private static String moves(Random random, int plies) {
        Game game = Game.from(Position.START);
        while (game.plies().size() < plies && !game.isOver()) {
            List<Integer> legal = Squares.list(game.turn().legalMoves());
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return TranscriptText.write(game);
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

    private boolean isMoving() {
        return browser.has("#film.moving");
    }

    private String current() {
        return (String) browser.read("return document.querySelector('.track [aria-current] a').id");
    }

    /** What is told: strip, sentence, numbers. */
    private List<String> told() {
        return browser.readAll(
                """
                const parts = (selector) => [...document.querySelectorAll(selector)];
                return [...parts('.strip i').map((each) => each.className),
                    ...parts('.words .told, .fact:not([hidden])').map((each) => each.textContent)];
                """);
    }

    private List<String> strip() {
        return browser.readAll(
                "return [...document.querySelectorAll('.strip .on')].map((each) => each.dataset.s)");
    }

    private List<String> lit() {
        return browser.readAll(
                "return [...document.querySelectorAll('#game.found .playable')].map((each) => each.dataset.s)");
    }
}
