package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The finer ways to move: the track, changes of a variable, lines, steps fetched ahead. */
@AlsoExported
@WithBrowser
class MovingTest {
    private static final String LEFT = "/trace/reversi/mobility/left?at=";
    private static final String CARRY = "/trace/reversi/mobility/carry?at=";
    private static final String SHIFTS = "/trace/reversi/mobility/shifts?at=";
    private static final String CURRENT = "#stops [aria-current=step] a";

    /** How many bytes the network gave for the fragment of the step that is shown. */
    private static final String TRANSFERRED =
            """
            const entries = performance.getEntriesByType('resource')
                .filter((entry) => entry.initiatorType === 'xmlhttprequest');
            const last = entries[entries.length - 1];
            return last ? last.transferSize : -1;
            """;

    private static Browser browser;

    @Test
    void aStageIsNamedAndLeadsToItsResultAndKeepsTheFocus() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.3");
        assertThat(browser.text("#track .current .name")).isNotEmpty();
        assertThat(browser.text("#track .current .round")).isEqualTo("round 3 of 6");
        assertThat(browser.attribute(CURRENT, "aria-label"))
                .isEqualTo("|, step 13: run |= run << 1 & passable");
        browser.mark();

        stepper.stage(1);

        assertThat(browser.focused()).isEqualTo("stage-1");
        assertThat(browser.isMarked()).as("a fragment").isTrue();
        assertThat(browser.has("#track .current #stage-1")).isTrue();
    }

    @OnlyServed
    @Test
    void withoutScriptsTheTrackIsLinks() {
        browser.allowScripts(false);
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.3&numbers=1");
        assertThat(browser.isDrawn("#handle")).isFalse();
        assertThat(browser.isDrawn(CURRENT)).isTrue();

        browser.follow("#stop-15");
        assertThat(stepper.number()).isEqualTo(16);
        stepper.stage(4);
        assertThat(stepper.number()).isEqualTo(stepper.count());
        assertThat(browser.place()).contains("numbers=1");
    }

    @Test
    void inALongTraceTheOperationsOfTheCurrentStatementUnfold() {
        StepperPage.open(browser, SHIFTS + "60");
        assertThat(browser.text("#stops")).contains("<=<<&|round");
    }

    @Test
    void theHandleIsTheTimeOfTheMotion() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "ripple&detail=operation");
        int here = stepper.number();
        assertThat(browser.value("#handle")).isEqualTo("100");
        browser.tabTo("#handle");

        browser.press(Keys.ARROW_LEFT);
        assertThat(browser.value("#handle")).isEqualTo("95");
        assertThat(browser.has(".slot.result svg.moving")).isTrue();
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.value("#handle")).isEqualTo("100");
        assertThat(browser.has(".slot.result svg.moving")).as("the still").isFalse();
        assertThat(stepper.number()).isEqualTo(here);
    }

    @Test
    void pastItsEndTheHandleLeadsOn() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.3&detail=statement");
        int here = stepper.number();
        browser.tabTo("#handle");

        browser.pressAndFollow(Keys.ARROW_RIGHT);
        assertThat(stepper.number()).isEqualTo(here + 1);
        assertThat(browser.focused()).isEqualTo("handle");
    }

    @Test
    void draggedPastTheEndTheHandleNamesTheStopAndLettingGoLeadsToIt() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "run.2");
        browser.mark();
        int here = stepper.number();
        var handle = browser.driver().findElement(By.id("handle"));
        int width = handle.getSize().getWidth();
        String stage = browser.text("#track .current .name");
        var hand =
                new Actions(browser.driver())
                        .moveToElement(handle, -width / 4, 0)
                        .clickAndHold()
                        .moveToElement(handle, width / 2 - 12, 0);
        hand.perform();
        String named = browser.text("#track .current .name");
        assertThat(named).isNotEqualTo(stage);
        assertThat(stepper.number()).as("nothing is loaded yet").isEqualTo(here);

        new Actions(browser.driver()).release().perform();
        browser.until("the stop is shown", () -> stepper.number() > here);
        assertThat(browser.isMarked()).as("no page was loaded").isTrue();
        assertThat(browser.attribute(CURRENT, "aria-label")).isEqualTo(named);
    }

    @Test
    void draggedOntoAnotherStageTheHandleNamesItAndLeadsThere() {
        StepperPage.open(browser, LEFT + "run.2");
        var handle = browser.driver().findElement(By.id("handle"));
        var last = browser.driver().findElement(By.id("stage-4"));
        new Actions(browser.driver())
                .moveToElement(handle)
                .clickAndHold()
                .moveToElement(last)
                .perform();
        assertThat(browser.text("#track .current .name")).isEqualTo(browser.text("#stage-4 .name"));
        new Actions(browser.driver()).release().perform();
        browser.until("it is shown", () -> browser.has("#track .current #stage-4"));
    }

    @Test
    void squaresThatASentenceNamesLightUp() {
        StepperPage.open(browser, CARRY + "legal&detail=stage");
        browser.pointAt("#sentence [data-s=a4]");
        assertThat(browser.has(".slot.result .lit[data-s=a4]")).isTrue();
        assertThat(browser.has("#board .lit[data-s=a4]")).isTrue();
        browser.tabTo("#sentence [data-s=b6]");
        assertThat(browser.has(".slot.result .lit[data-s=b6]")).isTrue();
        assertThat(browser.has(".lit[data-s=a4]")).isFalse();
    }

    @Test
    void aVariableLeadsToItsChanges() {
        StepperPage stepper = StepperPage.open(browser, LEFT + "0");
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

    @OnlyServed
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
        String url = browser.attribute(link, "href").split("#")[0];
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
        assertThat(browser.has("header, aside, .source, #track")).isFalse();

        int here = stepper.number();
        browser.pressAndFollow(Keys.ARROW_RIGHT);
        assertThat(stepper.number()).as("keys act at once").isEqualTo(here + 1);
        browser.pressAndFollow(Keys.HOME);
        assertThat(stepper.number()).isEqualTo(1);

        browser.press(Keys.ESCAPE);
        browser.until("it is left", () -> browser.has("#stepper .source"));
        assertThat(stepper.number()).isEqualTo(1);
        assertThat(browser.place()).contains("detail=statement").doesNotContain("present");
    }

    @OnlyServed
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
        StepperPage.open(browser, LEFT + "legal");
        browser.pointAt("#stepper .slot.result [data-s=a3]");
        for (String place : List.of("#board", ".slot.left", ".variables")) {
            assertThat(browser.has(place + " .lit[data-s=a3]")).as(place).isTrue();
        }
        browser.follow("#more");
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
