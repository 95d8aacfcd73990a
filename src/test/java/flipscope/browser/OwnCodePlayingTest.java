package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.CompressedCode;
import flipscope.judge.Tasks;
import flipscope.testkit.Packaged;
import org.junit.jupiter.api.Test;

/** A game by a reader's own code, from the table to the position where it stops. */
@AlsoExported
@WithBrowser
class OwnCodePlayingTest {
    private static final String CODE =
            Tasks.of(Packaged.CATALOGUE).find("moves").orElseThrow().slips().get("missing-mask");

    private static Browser browser;

    @Test
    void itPlaysTillItIsWrongThenSaysWhereAndGoesOnByTheRules() {
        browser.open("/play/own");
        browser.paste("#own-code", CODE);
        browser.follow("#own-play");
        GamePage game = GamePage.here(browser);
        game.play("f5").awaitReply();
        assertThat(game.discs()).isEqualTo(6);
        assertThat(browser.place()).startsWith("/play/own?").contains("moves-code=");

        String code = CompressedCode.write(CODE);
        browser.open("/play/own?moves=f5f4g3f6f3h2c4c5c6c3h3c7&moves-code=" + code);
        assertThat(browser.text("h1"))
                .isEqualTo("Your code lets Black play a2: a bit ran round the edge.");
        browser.follow("#go-on");
        assertThat(game.legal()).hasSize(10).doesNotContain("a2");
    }
}
