package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From every kind of page into a step and back again, to the same address. */
@WithBrowser
class WaysBackTest {
    private static final String INTO = "#main a[href*='/trace/']";

    /** Opens what the link is folded in. */
    private static final String UNFOLD =
            "for (let each = document.querySelector(arguments[0]); each; each = each.parentElement)"
                    + " if (each.matches('details')) each.open = true";

    private static final String REVIEWED =
            "/play/analysis?start=-------------X----XXXXX---XXXX----XOXX---XXOXOX----OOO-X--XOOO--_X"
                    + "&moves=c7b8g8h8&side=black&level=2";

    private static final String FACT = ".facts a";

    /** {@code left} returns its discs as they are. */
    private static final String WRONG =
            "/write?task=left&code=y8nPS1fISU0r0cgBsfLL83QUIKyCgvy81LwSTYVqhaLUktKiPJCktUItAA"
                    + "&check=1";

    private static Browser browser;

    @ParameterizedTest
    @CsvSource({
        "/play?moves=f5d6c3d3&side=black&level=4&seed=7&why=c4",
        "/play/choice?moves=f5d6c3d3c4&ply=2",
        "/score-four?moves=a1b2c3&side=second&level=2&reach=1",
        "/compare?left=reversi/mobility/carry&right=reversi/mobility/shifts",
        "/lessons/the-carry-trick",
        "/?press=3"
    })
    void theBrowsersBackLeadsToWhereTheStepWasChosen(String page) {
        browser.open(page);
        browser.read(UNFOLD, INTO);
        browser.follow(INTO);
        assertThat(browser.place()).startsWith("/trace/");
        browser.back();
        assertThat(browser.place()).isEqualTo(page);
    }

    @Test
    void whatAMistakeChangedLeadsBackToItsAnalysis() {
        browser.open(REVIEWED);
        browser.until("the game is reviewed", () -> browser.has(FACT));
        browser.read(UNFOLD, FACT);
        browser.follow(FACT);
        assertThat(browser.place()).startsWith("/trace/");
        browser.follow(".band a");
        assertThat(browser.place()).startsWith("/play/analysis?").contains("moves=c7b8g8h8");
        browser.back();
        browser.back();
        assertThat(browser.place()).isEqualTo(REVIEWED);
    }

    @Test
    void theStepsOfWrittenCodeLeadBackToItsResult() {
        browser.open(WRONG);
        browser.follow("#main a[href*='/write/steps']");
        assertThat(browser.place()).startsWith("/write/steps");
        browser.follow("#found");
        assertThat(browser.place()).isEqualTo(WRONG);
    }
}
