package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From the first page to any technique, by clicking. */
@WithBrowser
class FindingTechniquesTest {
    private static Browser browser;

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
        browser.follow(".families li a[href='/trace/" + technique + "']");

        assertThat(browser.place()).isEqualTo("/trace/" + technique);
        assertThat(StepperPage.here(browser).isStoryboard()).isTrue();
    }

    @Test
    void aPictureLeadsToWhatItShows() {
        browser.open("/trace");
        browser.follow("#topic-popcount > a");
        assertThat(browser.place()).isEqualTo("/trace/popcount/stages");
    }

    /** From there a credit is reached even though it is folded away. */
    @Test
    void anAuthorOfATechniqueLeadsToTheCredit() {
        browser.open("/trace/popcount/halves");
        browser.click(".picker summary");
        browser.follow(".picker a[href='/trace#S0']");
        assertThat(browser.isOnScreen("#S0")).isTrue();
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
