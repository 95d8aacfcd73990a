package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The words of the course: told where they stand, and on a page of their own. */
@WithBrowser
class WordsTest {
    private static final String LESSON = "/lessons/every-legal-move";
    private static final String PASSABLE = ".walk a[href$='/lessons/words#h-passable']";

    private static Browser browser;

    @Test
    void aMarkedWordIsToldInPlaceAndTakenAwayAgain() {
        browser.open(LESSON);
        browser.bring("left");
        browser.mark();

        browser.click(PASSABLE);

        browser.until("it is told", () -> browser.isDrawn(".word-told svg"));
        assertThat(browser.text(".word-told")).contains("that a line may run through");
        assertThat(browser.attribute(PASSABLE, "aria-expanded")).isEqualTo("true");
        assertThat(browser.isFocusOn(PASSABLE)).isTrue();
        assertThat(Flaws.sharedIds(browser)).isEmpty();
        browser.press(Keys.ENTER);
        browser.until("it is gone", () -> !browser.has(".word-told"));
        assertThat(browser.isMarked()).as("nobody left the lesson").isTrue();
    }

    @Test
    void withoutScriptsItLeadsToItsPlaceAmongAllWords() {
        browser.allowScripts(false);
        browser.open(LESSON);

        browser.follow(PASSABLE);

        assertThat(browser.place()).endsWith("/lessons/words");
        assertThat(browser.isOnScreen("#h-passable")).isTrue();
        assertThat(browser.isDrawn("#passed-scene .slot.result svg")).isTrue();
    }
}
