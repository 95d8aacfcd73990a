package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From the first page to any technique, by clicking. */
@ExtendWith(BrowserExtension.class)
class FindingTechniquesTest {
    private final Browser browser;

    FindingTechniquesTest(Browser browser) {
        this.browser = browser;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tictactoe/lines",
                "scorefour/reach",
                "popcount/stages",
                "clinic/tictactoe-columns"
            })
    void everySubjectIsTwoClicksFromTheFirstPage(String technique) {
        browser.open("/");
        browser.follow("nav a[href='/trace']");
        browser.follow(".techniques a[href='/trace/" + technique + "']");

        assertThat(browser.place()).isEqualTo("/trace/" + technique);
        assertThat(StepperPage.here(browser).isStoryboard()).isTrue();
    }

    @Test
    void aSubjectFarDownIsOnePressAwayFromTheTopOfTheList() {
        browser.open("/trace");
        assertThat(browser.isOnScreen("#topic-flips")).isFalse();

        browser.click(".topics a[href='#topic-flips']");
        assertThat(browser.isOnScreen("#topic-flips h2")).isTrue();
    }

    /** A step is swapped without what is the same at every step: that stays in the page. */
    @Test
    void thePathStaysInTheHeadFromStepToStep() {
        StepperPage.open(browser, "/trace/popcount/stages?at=3");
        browser.mark();
        browser.follow("#next");
        browser.follow("#next");
        assertThat(browser.isMarked()).as("a fragment").isTrue();

        browser.click(".picker summary");
        browser.follow(".picker li:last-child a");
        assertThat(browser.place()).startsWith("/trace/popcount/hardware");
    }

    @Test
    void thePathInTheHeadLeadsToTheNeighboursOfATechnique() {
        StepperPage.open(browser, "/trace/popcount/stages");
        browser.follow("#onward");
        assertThat(browser.place()).startsWith("/trace/popcount/subtract");

        browser.click(".picker summary");
        browser.follow(".picker li:last-child a");
        assertThat(browser.place()).startsWith("/trace/popcount/hardware");
    }
}
