package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The finer ways to move: ticks, the slider, changes of a variable, lines, steps fetched ahead. */
@ExtendWith(BrowserExtension.class)
class MovingTest {
    private static final String LEFT = "/trace/reversi/mobility/left?at=";
    private static final String SHIFTS = "/trace/reversi/mobility/shifts?at=";
    private static final String CURRENT = "#ticks [aria-current=step]";

    /** How many bytes the network gave for the fragment of the step that is shown. */
    private static final String TRANSFERRED =
            """
            const entries = performance.getEntriesByType('resource')
                .filter((entry) => entry.initiatorType === 'xmlhttprequest');
            const last = entries[entries.length - 1];
            return last ? last.transferSize : -1;
            """;

    private static final String FRAGMENTS =
            "return performance.getEntriesByType('resource')"
                    + ".filter((entry) => entry.initiatorType === 'xmlhttprequest').length";

    /** How long a hand rests on its way. */
    private static final Duration HELD = Duration.ofMillis(800);

    private final Browser browser;

    MovingTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void aTickLeadsToItsStepAndKeepsTheFocus() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.3");
        assertThat(browser.attribute(CURRENT, "aria-label"))
                .isEqualTo("|, step 13: run |= run << 1 & passable");
        browser.mark();

        browser.follow("#tick-15");

        assertThat(stepper.number()).isEqualTo(16);
        assertThat(browser.focused()).isEqualTo("tick-15");
        assertThat(browser.isMarked()).as("a fragment").isTrue();
        assertThat(browser.text("#ticks .group:has([aria-current]) > span")).isEqualTo("round 4");
        assertThat(browser.text("#stepper .where .round")).isEqualTo("round 4 of 6");
    }

    @Test
    void theCurrentTickIsInViewOnAPhone() {
        browser.show(new Look(Screen.PHONE, Theme.LIGHT));
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.6");
        assertThat(isTickInView()).isTrue();
        stepper.previous();
        assertThat(isTickInView()).isTrue();
        assertThat(browser.read("return scrollX")).isEqualTo(0L);
    }

    private boolean isTickInView() {
        return (boolean)
                browser.read(
                        """
                        const tick = document.querySelector(arguments[0]).getBoundingClientRect();
                        return tick.left >= 0 && tick.right <= innerWidth;
                        """,
                        CURRENT);
    }

    @Test
    void inALongTraceTheOperationsOfTheCurrentStatementUnfold() {
        StepperPage.open(browser, SHIFTS + "60");
        assertThat(browser.text("#ticks .group:has([aria-current])"))
                .isEqualTo("shiftLeft, round 5<=<<&|round");
    }

    @Test
    void theSliderIsDraggedAndStaysInTheHand() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "0");
        browser.mark();
        var slider = browser.driver().findElement(By.id("slider"));
        int width = slider.getSize().getWidth();

        new Actions(browser.driver())
                .moveToElement(slider, 8 - width / 2, 0)
                .clickAndHold()
                .moveToElement(slider, -width / 4, 0)
                .pause(HELD)
                .moveToElement(slider, width / 4, 0)
                .pause(HELD)
                .release()
                .perform();

        browser.until("the step follows the hand", () -> stepper.number() > 20);
        assertThat((long) browser.read(FRAGMENTS)).as("on the way too").isGreaterThan(2);
        browser.until(
                "the slider says where it is",
                () -> {
                    String said = browser.attribute("#slider", "aria-valuetext");
                    return said.contains("step " + stepper.number() + " of 35")
                            && browser.value("#slider").equals("" + (stepper.number() - 1));
                });
        assertThat(browser.isMarked()).as("no page was loaded").isTrue();
        assertThat(browser.place()).contains("at=" + browser.value("#slider"));
        assertThat(browser.has("#step-below .code .current")).isTrue();
    }

    @Test
    void onTheSliderTheArrowsStepAtTheLevelThatIsChosen() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "0&detail=stage");
        browser.tabTo("#slider");

        browser.pressAndFollow(Keys.ARROW_RIGHT);

        assertThat(stepper.number()).isEqualTo(2);
        assertThat(browser.focused()).isEqualTo("slider");
        assertThat(browser.attribute("#slider", "aria-valuetext")).contains("stage 2 of 4");
    }

    @Test
    void theSliderWorksWithoutScripts() {
        browser.allowScripts(false);
        StepperPage stepper =
                StepperPage.open(browser, LEFT + "0&detail=statement&more=1&numbers=1");
        browser.driver().findElement(By.id("slider")).sendKeys(Keys.END);
        browser.follow("#scrub button");

        assertThat(stepper.number()).isEqualTo(stepper.count());
        assertThat(browser.place()).contains("detail=statement", "more=1", "numbers=1");
        assertThat(browser.has(".variables li")).isTrue();
    }

    @Test
    void aVariableLeadsToItsChanges() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "0&more=1");
        browser.follow("#on-run");
        assertThat(browser.text("#stepper .variables .changed code")).isEqualTo("run");
        int first = stepper.number();
        browser.follow("#on-run");
        assertThat(stepper.number()).isGreaterThan(first);
        assertThat(browser.focused()).isEqualTo("on-run");
        browser.follow("#back-run");
        assertThat(stepper.number()).isEqualTo(first);
        assertThat(browser.has("#back-run")).as("nothing changed it before").isFalse();
    }

    @Test
    void aLineLeadsToItsNextStepRoundAndRound() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.2");
        String line = "#" + browser.attribute(".code .current .number", "id");
        int first = stepper.number();
        browser.follow(line);
        int second = stepper.number();
        assertThat(second).isGreaterThan(first);
        for (int turns = 0; stepper.number() > first && turns < 40; turns++) {
            browser.follow(line);
        }
        assertThat(stepper.number()).as("from its last step to its first").isLessThan(second);
    }

    @Test
    void theNextStepIsFetchedAheadAndServedWithoutTheNetwork() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "0");
        assertThat(fetches()).as("nobody is about to press Next").isZero();
        browser.tabTo("#next");
        for (int step = 2; step < 6; step++) {
            awaitFetched("#next");
            assertThat(fetches()).as("one step ahead").isEqualTo(step - 1);
            browser.pressAndFollow(Keys.ENTER);
            assertThat(stepper.number()).isEqualTo(step);
            assertThat(browser.read(TRANSFERRED)).as("step %d", step).isEqualTo(0L);
        }
    }

    private long fetches() {
        return (long)
                browser.read(
                        "return performance.getEntriesByType('resource')"
                                + ".filter((each) => each.initiatorType === 'fetch').length");
    }

    private void awaitFetched(String link) {
        String url = browser.attribute(link, "hx-get");
        browser.until(
                "the step is fetched",
                () ->
                        (boolean)
                                browser.read(
                                        "return performance.getEntriesByType('resource').some("
                                                + "(each) => each.initiatorType === 'fetch'"
                                                + " && each.responseEnd > 0"
                                                + " && each.name === location.origin"
                                                + " + arguments[0])",
                                        url));
    }

    @Test
    void anAudienceSeesOneStepAndItsPictures() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.3&detail=statement");
        String sentence = stepper.sentence();
        browser.tabTo("#next");
        browser.press("p");
        browser.until("it is presented", () -> browser.has(".presenter"));
        assertThat(stepper.sentence()).isEqualTo(sentence);
        assertThat(browser.has("header, aside, .source, #slider")).isFalse();

        int here = stepper.number();
        browser.pressAndFollow(Keys.ARROW_RIGHT);
        assertThat(stepper.number()).as("keys act at once").isEqualTo(here + 1);
        browser.pressAndFollow(Keys.HOME);
        assertThat(stepper.number()).isEqualTo(1);

        browser.press(Keys.ESCAPE);
        browser.until("it is left", () -> browser.has("#step-below .source"));
        assertThat(stepper.number()).isEqualTo(1);
        assertThat(browser.place()).contains("detail=statement").doesNotContain("present");
    }

    @Test
    void presentingWorksByLinksAlone() {
        browser.allowScripts(false);
        StepperPage stepper = StepperPage.open(browser, LEFT + "0");
        browser.follow("#present");
        stepper.next();
        assertThat(browser.has(".presenter")).isTrue();
        assertThat(stepper.number()).isEqualTo(2);
        browser.follow("#present");
        assertThat(browser.has(".source")).isTrue();
        assertThat(stepper.number()).isEqualTo(2);
    }

    @Test
    void everythingThatAnAudienceSeesFitsTheScreen() {
        for (String at : List.of("0", "run.3", "legal")) {
            StepperPage.open(browser, LEFT + at + "&present=1");
            for (String part : List.of("#sentence", ".slot.result svg", "#present")) {
                assertThat(browser.isOnScreen(part)).as("%s at %s", part, at).isTrue();
            }
        }
    }

    @Test
    void aSquareIsLitOnTheBoardInTheVariablesAndInTheRibbons() {
        StepperPage.open(browser, LEFT + "legal&more=1");
        browser.pointAt("#stepper .slot.result [data-s=a3]");
        for (String place : List.of("#board", ".slot.left", ".variables", ".ribbons")) {
            assertThat(browser.has(place + " .lit[data-s=a3]")).as(place).isTrue();
        }
        browser.pointAt(".ribbons [data-s=c4]");
        assertThat(browser.has(".slot.result .lit[data-s=c4]")).isTrue();
        assertThat(browser.has(".lit[data-s=a3]")).isFalse();
    }

    @Test
    void aSquareOfAHalfBoardIsLitOnTheBoardToo() {
        StepperPage.open(browser, "/trace/reversi/mobility/halves?at=own1&more=1");
        browser.pointAt("#stepper .slot.result [data-s=c3]");
        assertThat(browser.has("#board .lit[data-s=c3]")).isTrue();
    }
}
