package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** What a person has opened, typed or found stays when the page goes on. */
@WithBrowser
class StayingTest {
    private static final String PASTE = "#setup .text-form button";

    @TempDir private Path folder;

    private static Browser browser;

    @Test
    void aBadPasteStaysInItsSheetAndSaysWhatIsWrong() {
        GamePage.open(browser, "/play?moves=f5d6&side=both").pasting();
        for (String wrong : new String[] {"f5 zz", "f5 d6 h8"}) {
            browser.type("#text", wrong);
            browser.follow(PASTE);

            assertThat(browser.isDrawn("#text-help.notice")).as(wrong).isTrue();
            assertThat(browser.text("#text-help")).contains(wrong.substring(wrong.length() - 2));
            assertThat(browser.value("#text")).isEqualTo(wrong);
            assertThat(browser.focused()).isEqualTo("text");
            assertThat(browser.place())
                    .as("the game's own")
                    .isEqualTo("/play?moves=f5d6&side=both");
        }
        browser.type("#text", "f5 d6 c3");
        browser.follow(PASTE);
        browser.until("its analysis", () -> browser.has("#analysis"));
        assertThat(browser.place()).startsWith("/play/analysis?moves=f5d6c3&");
        assertThat(browser.text("#review")).doesNotContain("skipped");
        assertThat(browser.complaints()).isNotEmpty().allMatch(each -> each.contains("400"));
    }

    @Test
    void aTextThatIsTooLongIsNotCutButRefused() {
        GamePage.open(browser, "/play").pasting();
        browser.read(
                "const text = document.getElementById('text'); text.value = 'f5 '.repeat(6000);"
                        + " text.dispatchEvent(new Event('input', {bubbles: true}));");
        browser.click(PASTE);
        assertThat(browser.read("return document.getElementById('text').validationMessage"))
                .asString()
                .contains("18,000", "16,000");
        assertThat(browser.place()).isEqualTo("/play");
    }

    @Test
    void whatIsOpenStaysSoWhenTheEngineReplies() {
        GamePage game = playToAWaitingReply().pasting();
        browser.type("#text", "f5 d6");
        reply(game);

        assertThat(game.discs()).as("the engine has replied").isEqualTo(6);
        assertThat(browser.isDrawn("#text")).isTrue();
        assertThat(browser.value("#text")).isEqualTo("f5 d6");
        assertThat(browser.focused()).isEqualTo("text");
        assertThat(browser.text("#as-moves")).as("of the new position").startsWith("d3").hasSize(4);
    }

    @Test
    void theMenuStaysOpenWhenTheEngineRepliesAndIsDoneWithWhenALevelIsChosen() {
        GamePage game = playToAWaitingReply().menu();
        reply(game);
        assertThat(browser.isDrawn(".levels")).isTrue();
        browser.follow(".levels li:nth-child(7) a");
        assertThat(browser.place()).as("this game goes on").contains("level=7", "moves=d3");
        assertThat(browser.isDrawn(".levels")).as("done with").isFalse();
        assertThat(browser.text(".who p:last-child .name")).isEqualTo("Strong");
    }

    /** A game in which the engine has been asked, but its reply is held back. */
    private GamePage playToAWaitingReply() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        browser.read(
                """
                document.addEventListener('htmx:confirm', (event) => {
                    if (!event.detail.path.startsWith('/play/reply')) return;
                    event.preventDefault();
                    window.letReply = () => event.detail.issueRequest(true);
                });
                """);
        game.play("d3");
        browser.until(
                "the reply is held back", () -> browser.read("return window.letReply") != null);
        return game;
    }

    private void reply(GamePage game) {
        browser.read("window.letReply()");
        game.awaitReply();
    }

    @Test
    void theFocusComesBackToTheMoveThatIsTyped() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        browser.tabTo("#board *");
        browser.press("t");
        browser.press("d3");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.focused()).as("while the engine thinks").isEqualTo("typed");
        game.awaitReply();
        assertThat(browser.focused()).isEqualTo("typed");
        String next = game.legal().get(0);
        browser.press(next);
        browser.pressAndFollow(Keys.ENTER);
        game.awaitReply();
        assertThat(game.moves()).startsWith("d3").contains(next).hasSize(8);
        assertThat(browser.focused()).isEqualTo("typed");
    }

    @Test
    void backLeadsToTheGamesOfAFile() throws IOException {
        openGames("first.txt", "f5d6c3\nf5f6e6\n");
        browser.follow(".game-list li:nth-child(2) a");
        browser.until("its analysis is whole", () -> browser.has("#scores li"));
        browser.follow("#move-previous");
        browser.back();

        assertThat(browser.text("h2")).isEqualTo("first.txt: 2 games");
        browser.follow(".game-list li:nth-child(1) a");
        assertThat(browser.place()).startsWith("/play/analysis?moves=f5d6c3&");

        browser.open("/lessons");
        browser.back();
        browser.back();
        assertThat(browser.text("h2")).as("past another page").isEqualTo("first.txt: 2 games");
    }

    @Test
    void eachFileIsAnEntryOfItsOwn() throws IOException {
        openGames("first.txt", "f5d6c3\nf5f6e6\n");
        browser.attach("#file", file("second.txt", "d3c3c4\nd3e3f4\nd3c5d6\n"));
        browser.follow(".file-form button");
        assertThat(browser.text("h2")).isEqualTo("second.txt: 3 games");
        browser.follow(".game-list li:nth-child(3) a");
        browser.back();
        assertThat(browser.text("h2")).isEqualTo("second.txt: 3 games");
        browser.back();
        assertThat(browser.text("h2")).isEqualTo("first.txt: 2 games");
    }

    private void openGames(String name, String text) throws IOException {
        GamePage.open(browser, "/play?side=both").pasting();
        browser.attach("#file", file(name, text));
        browser.follow("#setup .file-form button");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void continueLeadsBackToTheGameThatWasLeft() {
        GamePage game = GamePage.open(browser, "/play?side=both&level=5");
        game.play("d3");
        game.play("c3");
        String place = browser.place();
        assertThat(browser.isDrawn("nav .continue")).as("on the game itself").isFalse();
        browser.follow("nav a[href='/lessons']");
        browser.follow("nav .continue");
        assertThat(browser.place()).isEqualTo(place);
        assertThat(game.moves()).isEqualTo("d3c3");

        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        CubePage.open(browser, "/score-four?side=both").drop("b2");
        assertThat(browser.isOnScreen("nav a:first-child")).as("beside Continue").isTrue();
        browser.follow("nav .continue");
        assertThat(browser.place()).as("the other game").isEqualTo(place);
        browser.open("/lessons");
        browser.follow("nav .continue");
        browser.follow("nav .continue");
        assertThat(browser.place()).startsWith("/score-four?moves=b2");
        browser.open("/score-four?side=both&moves=a1a4b1a4c1b2d1");

        browser.open("/");
        browser.follow("nav a:first-child");
        assertThat(browser.place()).as("a new game").isEqualTo("/play?level=1");
        browser.open("/");
        browser.follow("nav .continue");
        assertThat(browser.place()).isEqualTo(place);
    }
}
