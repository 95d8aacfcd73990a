package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Games from files, typed moves, positions by hand, the board as text. */
@WithBrowser
class FilesTest {
    @TempDir private Path folder;

    private static Browser browser;

    @Test
    void aFileOffersItsGamesAndStaysChosen() throws IOException {
        openGames();
        assertThat(browser.text("h2")).isEqualTo("games.txt: 2 games");
        assertThat(browser.value("#file")).as("for the next part").endsWith("games.txt");

        browser.follow(".game-list li:nth-child(2) a");
        browser.until("its analysis is open", () -> browser.has("#analysis"));
        assertThat(browser.place()).startsWith("/play/analysis?moves=f5f6e6");
        browser.back();
        browser.until("the list is back", () -> browser.has(".game-list li:nth-child(2) a"));
    }

    @Test
    void aFileIsOpenedWithoutScriptsToo() throws IOException {
        browser.allowScripts(false);
        openGames();
        browser.follow(".game-list li:nth-child(1) a");
        assertThat(browser.place()).startsWith("/play/analysis?moves=f5d6c3");
        assertThat(browser.text(".place")).isEqualTo("Move 3 of 3: Black, c3");
    }

    private void openGames() throws IOException {
        Path file = Files.writeString(folder.resolve("games.txt"), "f5d6c3\nf5f6e6\n");
        GamePage.open(browser, "/play?side=both").pasting();
        browser.attach("#file", file);
        browser.follow("#setup .file-form button");
    }

    @Test
    void aGameIsPastedWithOneTapAndTheNextOneFromItsAnalysis() {
        browser.open("/play");
        browser.click("#paste");
        assertThat(browser.focused()).isEqualTo("text");
        browser.press("1. f5 d6 2. c3");
        browser.follow("#setup .text-form button");
        assertThat(browser.place()).startsWith("/play/analysis?moves=f5d6c3&side=both&level=3");
        browser.follow("#paste");
        assertThat(browser.focused()).isEqualTo("text");
        assertThat(browser.isOnScreen("#text")).isTrue();
    }

    @Test
    void aMoveIsTypedAndTheFieldIsReadyForTheNext() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5");
        browser.tabTo("#board *");
        browser.press("t");
        assertThat(browser.focused()).isEqualTo("typed");
        browser.press("d6");
        browser.pressAndFollow(Keys.ENTER);

        assertThat(game.moves()).isEqualTo("f5d6");
        assertThat(browser.focused()).isEqualTo("typed");
        assertThat(browser.value("#typed")).isEmpty();
        browser.press("c3");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(game.moves()).isEqualTo("f5d6c3");
    }

    @Test
    void theKeysOfTheBoardStepCopyAndShowItAsText() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5d6c3");
        browser.tabTo("#board *");
        browser.pressAndFollow(Keys.PAGE_UP);
        assertThat(game.discs()).isEqualTo(6);
        browser.pressAndFollow(Keys.PAGE_DOWN);
        assertThat(game.discs()).isEqualTo(7);

        browser.press("c");
        browser.until("it is copied", () -> game.spoken().equals("Copied: Moves so far"));
        browser.press("b");
        assertThat(browser.isDrawn("#board-text pre")).isTrue();
        assertThat(browser.text("#board-text pre")).startsWith("a b c d e f g h 1 - -");
    }

    @Test
    void aPositionIsSetUpSquareBySquare() {
        GamePage game = GamePage.open(browser, "/play?side=both");
        game.menu();
        browser.follow("#edit");
        browser.follow("#way-clear");
        browser.follow("#sq-a1");
        browser.follow("#sq-b1");
        browser.follow("#sq-b1");
        assertThat(browser.focused()).isEqualTo("sq-b1");
        browser.follow("#way-other-side");
        browser.follow("#way-other-side");
        browser.follow("#way-done");

        assertThat(game.squares()).startsWith("XO-").hasSize(64);
        assertThat(game.legal()).containsExactly("c1");
    }
}
