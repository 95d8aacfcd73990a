package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What is asked, tried and passed on, by keyboard alone; no test here points at anything. */
@WithBrowser
class KeyboardLearningTest {
    private static final String CARRY = "/trace/reversi/mobility/carry?at=ripple";

    private static Browser browser;

    /** What has the focus and is not seen: something lies over it. */
    private static final String COVERED =
            """
            const it = document.activeElement, box = it.getBoundingClientRect();
            const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return it.contains(there) || there?.contains(it) ? '' : it.outerHTML;
            """;

    @Test
    void onATelephoneWhatHasTheFocusIsBesideThePictureOfALesson() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/lessons/the-carry-trick");
        for (int stop = 0; stop < 10; stop++) {
            browser.press(Keys.TAB);
            assertThat(browser.read(COVERED)).isEqualTo("");
        }
    }

    @Test
    void aPracticeRunGoesStageByStageToItsSheet() {
        browser.open("/trace/reversi/mobility/left");
        enter("#practice");
        enter("#skip");
        assertThat(browser.text(".asked-where")).startsWith("Practice: 2 of");
        enter("#show");
        while (browser.has("#next")) {
            enter("#next");
            enter("#show");
        }
        enter("#to-sheet");
        assertThat(browser.has("#student")).isTrue();
    }

    @Test
    void aSquareBesideATraceIsAskedAboutAndAReasonIsFollowed() {
        browser.open(CARRY);
        browser.tabTo("#board *");
        browser.press(Keys.ARROW_DOWN);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("#why-title")).contains("a2");
        enter(".reasons a");
        assertThat(browser.text("#bit")).contains("is 0 here");
        browser.tabBackTo("#why-close");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.has("#why")).isFalse();
    }

    @Test
    void theTrackIsMovedAndWhereItStandsIsSharedAndPrinted() {
        StepperPage stepper = StepperPage.open(browser, CARRY);
        browser.tabTo("#stage-7");
        browser.pressAndFollow(Keys.ENTER);
        browser.until("the last step is shown", () -> stepper.number() == stepper.count());
        press("#share summary");
        browser.tabTo("#share-link");
        assertThat(browser.value("#share-link")).startsWith("http").contains("at=return");
        press("[data-copy=share-link]");
        browser.until("it is copied", () -> browser.text("#spoken").equals("Copied: Link."));
        browser.tabTo("#figure-svg");
        press("#copy-png");
        browser.until(
                "it is in the clipboard, or saved",
                () -> browser.text("#spoken").startsWith("The picture is"));
        enter("#print-sheet");
        assertThat(browser.isDrawn("#sheet h1")).isTrue();
        enter(".sheet-actions a");
        assertThat(stepper.number()).isEqualTo(stepper.count());
    }

    @Test
    void aFigureIsOpenedFromItsLink() {
        browser.open(CARRY);
        // The last stop of the page, so the first one backwards.
        browser.tabBackTo("#share summary");
        browser.press(Keys.ENTER);
        enter("#figure-svg");
        assertThat(browser.place()).startsWith("/figure/trace/reversi/mobility/carry.svg?");
    }

    @Test
    void thePositionIsOpenedForChangesAndClosedAgain() {
        browser.open(CARRY);
        enter("#way-change");
        assertThat(browser.has("#way-done")).isTrue();
        enter("#way-done");
        assertThat(browser.has("#way-change")).isTrue();
        assertThat(browser.place()).contains("at=ripple").doesNotContain("setup");
    }

    private void press(String selector) {
        browser.tabTo(selector);
        browser.press(Keys.ENTER);
    }

    private void enter(String selector) {
        browser.tabTo(selector);
        browser.pressAndFollow(Keys.ENTER);
    }
}
