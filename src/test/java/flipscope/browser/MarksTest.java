package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the marks of a step mean is a press away, and read with the pictures in sight. */
@WithBrowser
class MarksTest {
    private static final String STEP = "/trace/reversi/mobility/carry?at=ripple";

    /** Where the result stands on the screen. */
    private static final String RESULT =
            """
            const box = document.querySelector('.slot.result svg').getBoundingClientRect();
            return [box.left, box.top + scrollY, box.right, box.bottom + scrollY].map(Math.round).join(' ');
            """;

    /** Whether the list lies on the page and over no part of the result. */
    private static final String IS_CLEAR =
            """
            const list = document.querySelector('#marks ul').getBoundingClientRect();
            const result = document.querySelector('.slot.result svg').getBoundingClientRect();
            const clear = list.top >= result.bottom && list.left >= 0 && list.right <= innerWidth;
            return clear ? 'clear' : JSON.stringify([list, result, innerWidth]);
            """;

    private static Browser browser;

    @ParameterizedTest
    @EnumSource
    void theyAreExplainedBelowTheResultAndNothingMoves(Screen screen) {
        browser.show(new Look(screen, Theme.LIGHT));
        browser.open(STEP);
        Object before = browser.read(RESULT);

        browser.click("#marks summary");

        assertThat(browser.text("#marks ul"))
                .contains("a carry ran in here", "lost: it was 1")
                .doesNotContain("came round the edge");
        assertThat(browser.read(RESULT)).isEqualTo(before);
        assertThat(browser.read(IS_CLEAR)).isEqualTo("clear");
        browser.click("#marks summary");
        assertThat(browser.isDrawn("#marks ul")).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void withoutScriptsTheyAreToo(Screen screen) {
        browser.show(new Look(screen, Theme.DARK));
        browser.allowScripts(false);
        browser.open(STEP);
        browser.click("#marks summary");
        assertThat(browser.isDrawn("#marks ul")).isTrue();
    }
}
