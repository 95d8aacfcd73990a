package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Games of score four, from the first ball to the last, in every way that they can be played. */
@AlsoExported
@WithBrowser
class CubePlayingTest {
    private static final int MOST_TURNS = 32;

    private static Browser browser;

    @OnlyInAll
    @Test
    void aWholeGameIsPlayedWithTheMouseFromTheFirstPageOn() {
        browser.open("/");
        browser.click("#game-menu > summary");
        browser.follow("#score-four");
        CubePage cube = CubePage.here(browser);
        browser.mark();

        for (int turn = 0; turn < MOST_TURNS && !cube.isOver(); turn++) {
            cube.drop(cube.open().get(0)).awaitReply();
        }

        assertThat(cube.status()).matches("You win|You lose|A draw");
        assertThat(cube.spoken()).contains("Game over.");
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
        assertThat(browser.text("#again")).isEqualTo("Rematch as White");
        browser.follow("#again");
        cube.awaitReply();
        assertThat(cube.open()).as("after the engine’s ball").hasSize(16);
    }

    /** Two taps from the first page to the game, one a ball, and one to the next game. */
    @Test
    void aWholeGameIsPlayedByTouchOnATelephone() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.DARK));
        Finger finger = new Finger(browser);
        browser.open("/");
        browser.click("#game-menu > summary");
        finger.tap("#score-four");
        assertThat(browser.place()).isEqualTo("/score-four");
        CubePage cube = CubePage.here(browser);
        browser.read(RECORD_POINTERS);

        for (int turn = 0; turn < MOST_TURNS && !cube.isOver(); turn++) {
            String column = cube.open().get(0);
            finger.tap(turn % 2 == 0 ? CubePage.fromAbove(column) : CubePage.column(column));
            cube.awaitReply();
        }

        assertThat(cube.status()).matches("You win|You lose|A draw");
        assertThat(Flaws.sticksOut(browser)).isEmpty();
        finger.tap("#again");
        cube.awaitReply();
        assertThat(cube.open()).as("after the engine’s ball").hasSize(16);
        assertThat(browser.readAll("return [...window.pointers]")).containsExactly("touch");
    }

    /** What clicks come from, in a set that lasts as long as the document. */
    private static final String RECORD_POINTERS =
            """
            window.pointers = new Set();
            addEventListener('click', (event) => window.pointers.add(event.pointerType), true);
            """;

    @Test
    void onATelephoneTheNextGameCoversNoBall() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        CubePage.open(browser, "/score-four?side=both&moves=a1a1a1a1b1b4c1c4d1");
        assertThat(covered("#again")).isEmpty();
    }

    /** The columns whose balls something lies on. */
    private List<String> covered(String selector) {
        return browser.readAll(
                """
                const box = document.querySelector(arguments[0]).getBoundingClientRect();
                return [...document.querySelectorAll('.cube .ball-rim')]
                    .map((each) => each.getBoundingClientRect())
                    .filter((each) => each.left < box.right && each.top < box.bottom)
                    .map((each) => `${each.left} ${each.top}`);
                """,
                selector);
    }

    @Test
    void oneGameLeadsToTheOther() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/play");
        browser.click("#game-menu > summary");
        assertThat(browser.isOnScreen("#score-four")).isTrue();
        browser.follow("#score-four");
        assertThat(browser.place()).isEqualTo("/score-four");
        browser.follow("#other-game");
        assertThat(browser.place()).isEqualTo("/play");
    }

    @Test
    void whyAGameWasWonIsAskedAtItsEnd() {
        CubePage cube = CubePage.open(browser, "/score-four?side=both&moves=a1a4b1a4c1b2");
        cube.drop("d1");
        browser.follow("#ask");
        assertThat(browser.text("#why")).contains("Why did Black win?", "White", "played b2");
        browser.follow("#why-step");
        assertThat(browser.text("h1")).contains("Four in a row in the cube");
        browser.back();
        browser.follow("#why-close");
        assertThat(browser.has("#why")).isFalse();
    }

    @Test
    void aWholeGameIsPlayedWithTheKeys() {
        CubePage cube = CubePage.open(browser, "/score-four?side=both");
        browser.tabTo("#board a");

        for (String column : List.of("a1", "b2", "b1", "c3", "c1", "d4")) {
            browser.press(column);
            assertThat(browser.focused()).isEqualTo("column-" + column);
            browser.pressAndFollow(Keys.ENTER);
        }
        browser.press("c1");
        browser.press(Keys.ARROW_RIGHT);
        browser.pressAndFollow(Keys.ENTER);

        assertThat(cube.status()).isEqualTo("Black wins");
        assertThat(cube.moves()).isEqualTo("a1b2b1c3c1d4d1");
        assertThat(cube.spoken()).isEqualTo("Black d1, on layer 1. Game over. Black wins.");
        assertThat(browser.has(".cube-row")).isTrue();
    }

    @Test
    void pointingAtAColumnShowsWhereTheBallWillLie() {
        CubePage.open(browser, "/score-four?side=both&moves=b2b2");
        assertThat(shown()).isEqualTo("0");
        browser.pointAt("#column-b2");
        assertThat(shown()).isEqualTo("1");
        browser.pointAt(".layer:first-child [data-s=c2] a");
        assertThat(shown()).isEqualTo("0");
    }

    /** How far the ball that would lie in b2 is there. */
    private Object shown() {
        return browser.read(
                "return getComputedStyle(document.querySelector('.cube .at-b2 .ghost')).opacity");
    }

    @Test
    void aBallFallsOnlyWhereItIsDropped() {
        browser.show(Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT));
        CubePage cube = CubePage.open(browser, "/score-four?side=both");
        cube.drop("b2");
        assertThat(falling()).as("four layers, ninety milliseconds each").isEqualTo("0.36s");
        cube.drop("b2");
        assertThat(falling()).isEqualTo("0.27s");
        browser.follow("#undo");
        assertThat(falling()).isEqualTo("0s");
    }

    private Object falling() {
        return browser.read(
                """
                const ball = document.querySelector('.ball.last .falling');
                return getComputedStyle(ball).animationDuration;
                """);
    }

    @Test
    void turnsAreUndoneAndRedone() {
        CubePage cube = CubePage.open(browser, "/score-four?level=2");
        cube.drop("b2").awaitReply().drop("c3").awaitReply();
        String moves = cube.moves();
        assertThat(cube.balls()).containsExactly(4L, 4L);

        browser.follow("#undo");
        assertThat(cube.balls()).containsExactly(2L, 2L);
        browser.follow("#undo");
        assertThat(cube.balls()).containsExactly(0L, 0L);
        browser.follow("#redo");
        browser.follow("#redo");
        assertThat(cube.balls()).containsExactly(4L, 4L);
        assertThat(cube.moves()).isEqualTo(moves);
    }

    @Test
    void aThreatIsShownAndStepped() {
        CubePage.open(browser, "/score-four?side=both&moves=a1a4b1a4c1");
        browser.follow("#hint");
        assertThat(browser.has(".cube .at-d1 .four-mark")).isTrue();
        browser.follow(".lines a[href*='scorefour/reach']");
        assertThat(browser.place()).startsWith("/trace/scorefour/reach?");
        assertThat(browser.text("h1")).contains("One ball short of four");
        browser.back();
        assertThat(browser.has(".four-mark")).isTrue();
    }

    @OnlyServed
    @Test
    void withoutScriptsTheEnginesBallComesByARefresh() {
        browser.allowScripts(false);
        CubePage cube = CubePage.open(browser, "/score-four?level=2");
        cube.drop("b2").awaitReply();
        browser.until("the reply is there", () -> cube.moves().length() == 4);
        cube.dropFromAbove("c3");
        browser.until("the reply is there", () -> cube.moves().length() == 8);
        browser.follow("#undo");
        assertThat(cube.balls()).containsExactly(2L, 2L);
    }

    @Test
    void aPageThatIsReloadedWhileTheEngineThinksGetsTheSameReply() {
        CubePage cube = CubePage.open(browser, "/score-four?level=8&moves=a1");
        assertThat(cube.status()).isEqualTo("White is thinking");
        browser.reload();
        assertThat(cube.status()).isEqualTo("White is thinking");
        cube.awaitReply();
        assertThat(cube.moves()).hasSize(4).startsWith("a1");
        assertThat(cube.status()).isEqualTo("Your turn");
    }
}
