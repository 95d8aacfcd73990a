package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

/** What the engine says beside its moves: scores, thoughts, how it chose, the review of a game. */
@WithBrowser
class ReviewingTest {
    private static final String LOST =
            "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7h6h5g5g4a5a6b4a4b5b7b3c2a8a7a3h4"
                    + "h3a2c1b1a1d1d2g1e1e2b2f1g2h2";

    /** Black to move; c7 is the worst that can be played. */
    private static final String WORST =
            "start=-------------X----XXXXX---XXXX----XOXX---XXOXOX----OOO-X--XOOO--_X";

    private static Browser browser;

    @Test
    void scoresComeAndGoWithoutAnotherPage() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6&level=6");
        browser.mark();

        browser.follow("#hint");
        browser.until("the scores are there", () -> browser.has(".hint.best"));

        assertThat(browser.readAll("return [...document.querySelectorAll('.hint')].map(() => '')"))
                .hasSize(game.legal().size());
        assertThat(browser.attribute("#sq-" + game.legal().get(0), "aria-label"))
                .containsPattern("score (plus|minus|zero).*(exact|estimated)");
        assertThat(browser.place()).contains("hints=1");

        browser.follow("#hint");
        assertThat(browser.has(".hint")).isFalse();
        assertThat(browser.place()).doesNotContain("hints");
        assertThat(browser.isMarked()).isTrue();
    }

    @Test
    void aMoveIsPlayedOnItsScore() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6&level=1&hints=1");
        browser.until("the scores are there", () -> browser.has(".hint.best"));
        game.play(game.legal().get(0)).awaitReply();
        assertThat(game.discs()).isEqualTo(8);
        browser.until("the next scores are there", () -> browser.has(".hint.best"));
    }

    @Test
    void withoutScriptsTheScoresComeByALink() {
        browser.allowScripts(false);
        browser.open("/play/hints?moves=f5d6&level=6&hints=1");
        assertThat(browser.has(".hint.best")).isTrue();
    }

    @Test
    void whoPressesWhatIsThenGoneStaysWhereTheyWere() {
        browser.open("/play/again?mistakes=47&moves=" + LOST);
        browser.tabTo("#again-show");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.focused()).isEqualTo("again");

        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both&ply=4");
        browser.until("the moves are measured", () -> browser.has(".worths li"));
        browser.tabTo(".worths li:not(:has(small)) a");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.isFocusOn("#position, #position *")).isTrue();
        browser.tabTo("#own-game");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.isFocusOn("#position, #position *")).isTrue();
    }

    @Test
    void whoStandsOnAScoreStaysThereWhenItBecomesMoreCertain() {
        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both&ply=4&hints=1");
        browser.until("the moves are measured", () -> browser.has(".worths li"));
        browser.tabTo(".worths a");
        String here = browser.focused();
        assertThat(here).startsWith("worth-");

        browser.read(
                """
                document.querySelector('.worths ul').dataset.before = 'true';
                htmx.ajax('GET', location.href, {target: '#scores', select: '#scores', swap: 'outerHTML'});
                """);
        browser.until("they are new", () -> browser.has(".worths ul:not([data-before])"));

        assertThat(browser.focused()).isEqualTo(here);
    }

    @Test
    void fromAGameToItsWorstMoveToABetterOneAndBack() {
        GamePage.open(browser, "/play?" + WORST + "&moves=c7b8g8h8&side=black&level=2");
        browser.follow("#analyse");
        browser.until("the game is reviewed", () -> browser.has(".costly-moves"));
        browser.mark();
        assertThat(browser.text(".review .lead")).contains("mistake was your move 1, c7:");
        assertThat(browser.text(".costly-moves li")).startsWith("Move 1: you played c7.");

        browser.follow(".costly-moves .better");
        assertThat(browser.text("#position .notice")).startsWith("You are trying g8");
        assertThat(browser.place()).contains("moves=g8&", "own=black");
        browser.until("scores of White's moves", () -> browser.has("#scores li"));
        assertThat(browser.attribute(".branch .end", "d")).startsWith("M1 ");
        browser.follow("#board .playable a");
        assertThat(browser.text("#position .notice")).startsWith("You are trying g8 ");
        browser.until("scores of Black's moves", () -> browser.has("#scores li"));
        assertThat(browser.attribute(".branch .end", "d")).startsWith("M2 ");

        browser.follow("#own-game");
        assertThat(browser.place()).contains("moves=c7b8g8h8&", "ply=0", "side=black");
        assertThat(browser.has("#own-game")).isFalse();
        assertThat(browser.attribute(".branch .end", "d")).as("in the game again").isEmpty();
        assertThat(browser.has(".costly-moves")).as("the review stayed").isTrue();
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
    }

    @Test
    void scoresThatAreStillComingMakeWayForAnotherPosition() {
        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both&upto=5");
        browser.follow("#move-previous");
        browser.until("the scores are there", () -> browser.has("#scores li"));
        Map<String, Object> scores = Map.of("patterns", List.of(Map.of("urlPattern", "*hints=1*")));
        browser.driver().executeCdpCommand("Fetch.enable", scores);
        try {
            browser.click("#move-previous");
            browser.until("no answer comes", () -> browser.has("#scores.htmx-request"));
            browser.follow("#move-previous");
            assertThat(browser.text(".place")).isEqualTo("Move 2 of 5: White, d6");
        } finally {
            browser.driver().executeCdpCommand("Fetch.disable", Map.of());
        }
    }

    @Test
    void byKeysTheGraphShowsPositionAfterPosition() {
        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both");
        browser.until("the game is reviewed", () -> browser.has("#all-moves"));
        browser.tabTo(".point");
        browser.press(Keys.HOME);
        browser.until("the start", () -> browser.text(".place").startsWith("Before move 1"));
        browser.press(Keys.ARROW_LEFT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.until(
                "two moves on", () -> browser.text(".place").equals("Move 2 of 5: White, d6"));
        assertThat(browser.place()).contains("ply=2");
        assertThat(browser.isFocusOn(".point.current")).as("the focus stays").isTrue();
        browser.press(Keys.TAB);
        assertThat(browser.isFocusOn(".point")).as("one tab stop").isFalse();
        browser.press(Keys.ARROW_RIGHT);
        browser.until("outside the graph too", () -> browser.text(".place").startsWith("Move 3 "));
    }

    @Test
    void onAPhoneAFingerDrawsAlongTheGraphAndTheBoardStays() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both");
        browser.until("the game is reviewed", () -> browser.has("#all-moves"));
        browser.mark();
        draw("pointerdown", 1);
        browser.until("a press", () -> browser.text(".place").startsWith("Move 1 "));
        draw("pointermove", 2);
        draw("pointermove", 3);
        browser.until("a finger on its way", () -> browser.text(".place").startsWith("Move 3 "));
        draw("pointerup", 3);
        draw("pointermove", 5);
        assertThat(browser.attribute(".point.current", "data-ply")).isEqualTo("3");
        browser.read("window.scrollTo(0, document.body.scrollHeight)");
        assertThat((Boolean) browser.read(BOARD_IS_SEEN)).as("the board stays").isTrue();
        assertThat(browser.isMarked()).isTrue();
    }

    private static final String BOARD_IS_SEEN =
            "const box = document.getElementById('board').getBoundingClientRect();"
                    + " return box.top >= 0 && box.bottom <= innerHeight;";

    /** What a finger does at a point of the graph. */
    private void draw(String event, int ply) {
        browser.read(
                """
                const box = document.querySelector(`.point[data-ply="${arguments[1]}"] rect`).getBoundingClientRect();
                const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + 5 };
                document.querySelector('.graph svg').dispatchEvent(new PointerEvent(arguments[0], at));
                """,
                event,
                ply);
    }

    @Test
    void withoutScriptsEveryLinkOfTheAnalysisKeepsItWhole() {
        browser.allowScripts(false);
        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both&upto=5");
        browser.follow("#scores .go-on");
        assertThat(browser.has("#scores li")).isTrue();
        browser.follow("#move-previous");
        assertThat(browser.text(".place")).isEqualTo("Move 4 of 5: White, d3");
        assertThat(browser.has("#scores li")).isTrue();
        assertThat(browser.has("#all-moves")).isTrue();
        browser.follow("#scores li:last-child a");
        assertThat(browser.text("#position .notice")).contains("in place of move 5, c4");
        browser.follow("#own-game");
        assertThat(browser.text(".place")).isEqualTo("Move 4 of 5: White, d3");
    }

    @Test
    void whileTheEngineThinksThePageSaysWhatItFound() {
        GamePage game =
                GamePage.open(
                        browser, "/play?moves=" + LOST.substring(0, 46) + "&side=black&level=10");
        browser.until(
                "a thought is shown", () -> browser.text(".thought").contains("ahead: White"));
        game.awaitReply();
        assertThat(game.moves()).hasSize(48);
        assertThat(browser.has(".thought")).isFalse();

        game.menu();
        browser.follow("#choice");
        assertThat(browser.text("h1")).startsWith("How did White choose");
        assertThat(browser.text(".choice .lead")).contains("moves. The engine");
        browser.follow(".expected a");
        assertThat(GamePage.here(browser).moves()).hasSize(50);
    }

    /** What is told of a choice stands one below the other, with room between, on any screen. */
    @ParameterizedTest
    @EnumSource(Look.Screen.class)
    void partsOfAChoiceDoNotTouch(Look.Screen screen) {
        browser.show(new Look(screen, Look.Theme.LIGHT));
        browser.open("/play/choice?moves=c4e3f6e6f5g6f4&side=white&level=6");
        assertThat(
                        browser.readAll(
                                """
                                const parts = [...document.querySelectorAll('h1, .choice > *')];
                                const edge = (each) => each.getBoundingClientRect();
                                return parts.slice(1)
                                    .filter((each, at) => edge(each).top - edge(parts[at]).bottom < 7)
                                    .map((each) => `${each.tagName} ${each.className}`);
                                """))
                .isEmpty();
    }
}
