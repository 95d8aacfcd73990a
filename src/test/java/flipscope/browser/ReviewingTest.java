package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** What the engine says beside its moves: scores, thoughts, how it chose, the review of a game. */
@ExtendWith(BrowserExtension.class)
class ReviewingTest {
    private static final String LOST =
            "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7h6h5g5g4a5a6b4a4b5b7b3c2a8a7a3h4"
                    + "h3a2c1b1a1d1d2g1e1e2b2f1g2h2";

    private final Browser browser;

    ReviewingTest(Browser browser) {
        this.browser = browser;
    }

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
    void fromAGameToItsWorstMoveAndTheBetterOne() {
        GamePage.open(browser, "/play?moves=" + LOST + "&side=both");
        browser.follow("#analyse");
        browser.until("the game is reviewed", () -> browser.has(".costly-moves"));
        assertThat(browser.text(".review .lead")).startsWith("White won 63 to 1.");
        assertThat(browser.text(".costly-moves li")).startsWith("Move 25: Black played c7.");

        browser.follow(".costly-moves .better");
        assertThat(GamePage.here(browser).moves()).isEqualTo(LOST.substring(0, 48) + "g8");
    }

    @Test
    void fromATryALinkLeadsBackToTheGameHoweverFarOneWentOn() {
        GamePage.open(browser, "/play/analysis?moves=" + LOST + "&side=black&level=2");
        browser.until("the game is reviewed", () -> browser.has(".costly-moves"));
        browser.follow(".costly-moves .better");
        GamePage tried = GamePage.here(browser);
        tried.play(tried.legal().get(0));
        assertThat(tried.moves()).hasSize(52);
        assertThat(browser.text("#own-game")).isEqualTo("Back to your game at move 25");

        browser.follow("#own-game");
        assertThat(browser.place()).contains("moves=" + LOST, "ply=25", "side=black", "level=2");
        assertThat(browser.has("#own-game")).isFalse();
    }

    @Test
    void aPointOfTheGraphIsReachedByKeyboardAndLeadsToItsBoard() {
        browser.open("/play/analysis?moves=f5d6c3d3c4&side=both");
        browser.until("the game is reviewed", () -> browser.has("#all-moves"));
        browser.tabTo(".point");
        browser.press(Keys.TAB);
        assertThat(browser.isFocusOn(".point")).as("one tab stop").isFalse();
        browser.chord(Keys.SHIFT, Keys.TAB);
        browser.press(Keys.HOME, Keys.ARROW_LEFT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.place()).startsWith("/play?").contains("ply=2");
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

        browser.follow("#choice");
        assertThat(browser.text("h1")).startsWith("How did White choose");
        assertThat(browser.text(".choice .lead")).contains("moves. It");
        browser.follow(".expected a");
        assertThat(GamePage.here(browser).moves()).hasSize(50);
    }
}
