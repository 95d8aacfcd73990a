package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** What a person has opened, typed or found stays when the page goes on. */
@ExtendWith(BrowserExtension.class)
class StayingTest {
    private static final String PASTE = "#setup .text-form button";

    @TempDir private Path folder;

    private final Browser browser;

    StayingTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void aBadPasteStaysInItsSheetAndSaysWhatIsWrong() {
        GamePage.open(browser, "/play?moves=f5d6&side=both");
        browser.click("#setup > summary");
        for (String wrong : new String[] {"f5 zz", "f5 d6 h8"}) {
            browser.type("#text", wrong);
            browser.follow(PASTE);

            assertThat(browser.isDrawn("#text-help.notice")).as(wrong).isTrue();
            assertThat(browser.text("#text-help")).contains(wrong.substring(wrong.length() - 2));
            assertThat(browser.value("#text")).isEqualTo(wrong);
            assertThat(browser.focused()).isEqualTo("text");
            assertThat(browser.place()).as("the game's own").isEqualTo("/play?moves=f5d6&side=both");
        }
        browser.type("#text", "f5 d6 c3");
        browser.follow(PASTE);
        assertThat(GamePage.here(browser).moves()).isEqualTo("f5d6c3");
        assertThat(browser.isDrawn("#text")).as("done with").isFalse();
        assertThat(browser.complaints()).isNotEmpty().allMatch(each -> each.contains("400"));
    }

    @Test
    void aTextThatIsTooLongIsNotCutButRefused() {
        GamePage.open(browser, "/play");
        browser.click("#setup > summary");
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
        GamePage game = GamePage.open(browser, "/play?level=1");
        game.play("d3");
        meanwhile(
                """
                document.getElementById('setup').open = true;
                document.getElementById('text').value = 'f5 d6';
                document.getElementById('text').focus();
                """);
        game.awaitReply();

        assertThat(game.discs()).as("the engine has replied").isEqualTo(6);
        assertThat(browser.isDrawn("#text")).isTrue();
        assertThat(browser.value("#text")).isEqualTo("f5 d6");
        assertThat(browser.focused()).isEqualTo("text");
        assertThat(browser.text("#as-moves")).as("of the new position").startsWith("d3");
    }

    /** What a person does in the half second before the reply, in one go, so that it is in time. */
    private void meanwhile(String actions) {
        String inTime = "if (!document.querySelector('#game[aria-busy]')) throw 'too late';";
        browser.read(inTime + actions);
    }

    @Test
    void whatIsChosenInASheetStaysSoWhenTheEngineReplies() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        game.play("d3");
        meanwhile(
                """
                document.getElementById('level').open = true;
                document.querySelector('#level [name=level]').value = 7;
                document.querySelector('#level [value=white]').click();
                """);
        game.awaitReply();

        assertThat(browser.isDrawn("#level form")).isTrue();
        assertThat(browser.value("#level input[name=level]")).isEqualTo("7");
        browser.follow("#level button");
        assertThat(browser.place()).contains("side=white", "level=7", "moves=d3");
        assertThat(browser.isDrawn("#level form")).as("done with").isFalse();
    }

    @Test
    void theFocusComesBackToTheMoveThatIsTyped() {
        GamePage game = GamePage.open(browser, "/play?level=1");
        browser.tabTo("#board *");
        browser.press("t");
        browser.press("d3");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.isFocusOn("body")).as("while the engine thinks").isFalse();
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
        browser.follow("#move-previous");
        browser.back();
        browser.back();

        assertThat(browser.text("h2")).isEqualTo("first.txt: 2 games");
        browser.follow(".game-list li:nth-child(1) a");
        assertThat(GamePage.here(browser).moves()).isEqualTo("f5d6c3");

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
        GamePage.open(browser, "/play?side=both");
        browser.click("#setup > summary");
        browser.attach("#file", file(name, text));
        browser.follow("#setup .file-form button");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void playInTheMenuLeadsBackToTheGame() {
        GamePage game = GamePage.open(browser, "/play?side=both&level=5");
        game.play("d3");
        game.play("c3");
        String place = browser.place();
        browser.follow("nav a[href='/lessons']");
        browser.follow("nav a:first-child");
        assertThat(browser.place()).isEqualTo(place);
        browser.follow("nav a:first-child");
        assertThat(browser.place()).as("from the game itself").isEqualTo(place);
        assertThat(game.moves()).isEqualTo("d3c3");
    }
}
