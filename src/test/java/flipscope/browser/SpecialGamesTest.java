package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Passes, ends, and positions that are typed in. Its games stand in special-positions.txt. */
@WithBrowser
class SpecialGamesTest {
    private static final String EARLY_PASS = "d3c3b3b2f5a3a1c1";
    private static final String WIPED_OUT = "d3c3b3d2e1d6d7e3f4";

    private static Browser browser;

    @Test
    void aForcedPassIsTakenAnnouncedAndSpoken() {
        int last = EARLY_PASS.length() - 2;
        GamePage game =
                GamePage.open(browser, "/play?side=both&moves=" + EARLY_PASS.substring(0, last));

        game.play(EARLY_PASS.substring(last));

        assertThat(game.notices()).contains("Black has no move and passes");
        assertThat(game.spoken()).contains("Black has no move and passes");
        assertThat(game.status()).isEqualTo("White’s turn");
        assertThat(game.legal()).isNotEmpty();
    }

    @Test
    void theEngineMovesAgainWhenThePersonHasToPass() {
        GamePage game = GamePage.open(browser, "/play?level=1&side=black&moves=" + EARLY_PASS);

        game.awaitReply();

        assertThat(game.moves()).startsWith(EARLY_PASS).hasSizeGreaterThan(EARLY_PASS.length());
        assertThat(game.status()).isEqualTo("Your turn");
    }

    @Test
    void theEndOfAGameShowsBothScores() {
        int last = WIPED_OUT.length() - 2;
        GamePage game =
                GamePage.open(browser, "/play?side=both&moves=" + WIPED_OUT.substring(0, last));

        game.play(WIPED_OUT.substring(last));

        assertThat(game.status()).isEqualTo("Game over");
        assertThat(game.said()).isEqualTo("Black wins by 64.");
        assertThat(game.notices()).contains("13–0").contains("64–0");
        assertThat(game.spoken()).contains("Game over");
        assertThat(game.legal()).isEmpty();
    }

    @Test
    void aPositionThatIsTypedInIsOnTheBoard() {
        String squares = "--------------------------XXX------XOX--------------------------";
        GamePage game = GamePage.open(browser, "/play?side=both").setUp(squares + " O");

        assertThat(game.squares()).isEqualTo(squares);
        assertThat(game.status()).isEqualTo("White’s turn");
        assertThat(game.legal()).isNotEmpty();
    }

    @Test
    void aTranscriptThatIsTypedInIsTheGame() {
        GamePage game = GamePage.open(browser, "/play?side=both").setUp("F5 d6 c3");
        browser.follow("#back");

        assertThat(game.moves()).isEqualTo("f5d6c3");
        assertThat(game.discs()).isEqualTo(7);
    }

    @Test
    void aBadPositionIsKeptAsTypedAndTheErrorNamesItsPlace() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6").setUp("f5d6h8");

        assertThat(browser.value("#text")).isEqualTo("f5d6h8");
        assertThat(browser.text("#text-help")).contains("h8");
        assertThat(browser.attribute("#text", "aria-invalid")).isEqualTo("true");
        assertThat(game.spoken()).contains("h8");
        assertThat(game.moves()).as("the game as it was").isEqualTo("f5d6");
        assertThat(browser.complaints()).isNotEmpty().allMatch(line -> line.contains("400"));
    }

    @Test
    void aGameByTheReadersCodeStopsAtItsFirstDifferenceAndGoesOnWithTheRules() {
        String stopped = Place.OWN_STOPPED.address();
        GamePage game = GamePage.open(browser, stopped.replace("c7&", "&") + "&side=both");
        browser.mark();

        game.play("c7");

        assertThat(browser.isMarked()).isTrue();
        assertThat(game.status()).isEqualTo("The game stops");
        assertThat(browser.text(".beside h1"))
                .isEqualTo("Your code lets Black play a2: a bit ran round the edge.");
        browser.tabTo("#go-on");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(game.status()).isEqualTo("Black’s turn");
        assertThat(game.legal()).hasSize(10).doesNotContain("a2");
        game.undo();
        assertThat(game.legal()).contains("c7");
    }
}
