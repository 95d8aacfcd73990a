package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a device remembers of its player's games. */
@WithBrowser
class RecordTest {
    /** White is left without discs by the last of them. */
    private static final String BEFORE_LAST = "/play?side=black&level=2&moves=e6f4e3f6g5d6e7f5";

    private static Browser browser;

    private static void win() {
        browser.open(BEFORE_LAST);
        browser.follow("#sq-c5");
        assertThat(browser.has("#ended")).isTrue();
    }

    @Test
    void aGameIsListedAndCountedOnceAndOnePressForgetsAll() {
        browser.open(BEFORE_LAST + "c5");
        assertThat(browser.read("return kept.read(['record'])")).as("somebody else’s").isNull();
        win();
        assertThat(browser.text(".record .results")).isEqualTo("1 won, 0 lost.");
        browser.follow("#move-previous");
        browser.follow("#sq-c5");
        assertThat(browser.text(".record .results")).isEqualTo("1 won, 0 lost.");
        assertThat(browser.readAll("return kept.read(['record']).map((each) => each.told)"))
                .containsExactly("You win by 64. Black against Learner");
        assertThat(browser.read("return document.querySelector('.levels .next').textContent"))
                .asString()
                .startsWith("3");

        browser.click("#game-menu > summary");
        assertThat(browser.text(".menu .game-link"))
                .isEqualTo("You win by 64. Black against Learner");
        browser.click(".menu .forget-record");
        assertThat(browser.isDrawn(".last-games")).isFalse();
        assertThat(browser.read("return kept.read(['tally'])")).isNull();
    }

    @Test
    void withoutAStoreTheLinesAreNotThere() {
        browser.open(BEFORE_LAST + "c5");
        assertThat(browser.isDrawn(".record .results")).isFalse();
        browser.click("#game-menu > summary");
        assertThat(browser.isDrawn(".last-games")).isFalse();
    }

    @Test
    void noMoreThanTwentyGamesAreKept() {
        browser.open("/play");
        browser.read(
                "kept.write(['record'], Array.from({ length: 20 }, (_, at) => ({ href: `/play?moves=${at}`,"
                        + " review: '/', told: `${at}`, when: 0 })))");
        win();
        assertThat(browser.readAll("return kept.read(['record']).map((each) => each.told)"))
                .hasSize(20)
                .startsWith("You win by 64. Black against Learner", "0")
                .doesNotContain("19");
    }

    @Test
    void axeFindsNothingAmongWhatIsRemembered() {
        win();
        for (Look look :
                List.of(new Look(Screen.WIDE, Theme.DARK), new Look(Screen.PHONE, Theme.LIGHT))) {
            browser.show(look);
            browser.open(BEFORE_LAST + "c5");
            assertThat(Axe.violations(browser, "html")).as("%s", look).isEmpty();
            browser.click("#game-menu > summary");
            assertThat(browser.isDrawn(".menu .last-games")).isTrue();
            assertThat(Axe.violations(browser, "html")).as("%s, the menu", look).isEmpty();
        }
    }
}
