package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import flipscope.testkit.Share;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/**
 * Bits that move: on Next, backwards on Previous, under a finger, and never for longer than wanted.
 */
@WithBrowser
class MotionTest {
    private static final String CARRY = "/trace/reversi/mobility/carry?detail=operation&at=";
    private static final String STAGE = "#stepper .slot.result svg[data-motion]";
    private static final String RUNNING = "return document.getAnimations().length";
    private static final String MOVING = "return document.querySelectorAll('.moving').length";

    /** Ten times as fast: what moves comes to its end by itself, in fewer pictures. */
    static final String HURRY =
            """
            for (const each of document.getAnimations()) {
                if (each.playbackRate > 0 && each.playbackRate <= 1) each.updatePlaybackRate(10);
            }
            """;

    private static final String GOING =
            "return document.getAnimations().filter((each) => each.playState === 'running').length";
    private static final String SLOW =
            "return document.getAnimations().filter((each) => each.playbackRate === 0.4).length";

    /** Whatever jumps between two frames, except for what the reader has just asked for. */
    private static final String WATCH_SHIFTS =
            """
            window.jumps = [];
            new PerformanceObserver((list) => list.getEntries().forEach((each) => {
                if (!each.hadRecentInput) window.jumps.push(each.value);
            })).observe({type: 'layout-shift', buffered: false});
            """;

    /** Next, much faster than steps come. */
    static final String TWENTY_PRESSES =
            """
            window.pressed = 0;
            for (let press = 0; press < 20; press++) setTimeout(() => {
                window.pressed++;
                document.getElementById('next').click();
            }, press * 40);
            """;

    static final String PRESSED = "return window.pressed";

    /** Presses a control so many times, each time as soon as the last step is there. */
    private static final String PRESS =
            """
            const [control, times, answer] = arguments;
            let pressed = 0;
            const press = () => {
                if (pressed++ < times) return document.querySelector(control).click();
                document.removeEventListener('htmx:afterSettle', press);
                answer([]);
            };
            document.addEventListener('htmx:afterSettle', press);
            press();
            """;

    private static Browser browser;

    @BeforeEach
    void asNew() {
        browser.show(Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT));
    }

    private long read(String script) {
        return (long) browser.read(script);
    }

    private long count(String selector) {
        return browser.driver().findElements(By.cssSelector(selector)).size();
    }

    private void awaitStill() {
        browser.until("nothing moves", () -> read(HURRY + RUNNING) == 0 && read(MOVING) == 0);
    }

    private void seek(double part) {
        browser.read(
                "document.querySelector(arguments[0]).dispatchEvent(new CustomEvent('motion:seek',"
                        + " {bubbles: true, detail: {part: arguments[1]}}))",
                STAGE,
                part);
    }

    @Test
    void aStepThatIsTakenMovesAndOneThatIsArrivedAtIsStill() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "start");
        assertThat(read(MOVING)).as("by its address").isZero();
        stepper.next();
        assertThat(read(MOVING)).as("by Next").isEqualTo(1);
        awaitStill();
        browser.reload();
        assertThat(read(MOVING)).as("by reload").isZero();
    }

    @Test
    void theSignPlaysItAgain() {
        StepperPage.open(browser, CARRY + "ripple");
        browser.click("#stepper .operator");
        assertThat(read(MOVING)).isEqualTo(1);
        awaitStill();
    }

    @Test
    void manyStepsOnAndBackWhileItMovesLeadHome() {
        int steps = Share.of(12, 30);
        StepperPage stepper = StepperPage.open(browser, CARRY + "0");
        browser.read(WATCH_SHIFTS);
        List<String> first = stepper.slots();
        browser.readLater(PRESS, "#next", steps);
        assertThat(stepper.number()).isEqualTo(steps + 1);
        browser.readLater(PRESS, "#previous", steps);
        assertThat(stepper.number()).isEqualTo(1);
        assertThat(stepper.slots()).isEqualTo(first);
        awaitStill();
        assertThat(browser.readAll("return window.jumps.map(String)")).isEmpty();
    }

    @Test
    void twentyFastPressesLeaveNothingRunning() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "0");
        browser.read(TWENTY_PRESSES);
        browser.until("all are pressed", () -> read(PRESSED) == 20);
        browser.until("it went on", () -> stepper.number() > 3);
        awaitStill();
    }

    @OnlyInAll
    @Test
    void aKeyThatIsHeldLeavesNothingRunning() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "0");
        browser.read(WATCH_SHIFTS);
        for (int press = 0; press < 20; press++) {
            browser.press(Keys.ARROW_RIGHT);
        }
        browser.until(
                "it goes on",
                () -> {
                    browser.press(Keys.ARROW_RIGHT);
                    return stepper.number() > 3;
                });
        awaitStill();
        assertThat(browser.readAll("return window.jumps.map(String)")).isEmpty();
    }

    @Test
    void previousUndoesNext() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "passable");
        stepper.next();
        awaitStill();
        String before = markup();
        stepper.next();
        assertThat(markup()).isNotEqualTo(before);
        stepper.previous();
        awaitStill();
        assertThat(markup()).isEqualTo(before);
    }

    private String markup() {
        return (String)
                browser.read(
                        "return ['.sentence', '.equation', '.track', '#code'].map((part) =>"
                                + " document.querySelector(`#stepper ${part}`).outerHTML).join()");
    }

    /**
     * A cell and a name in a sentence light the same square in every picture, also while it moves.
     */
    @Test
    void cellsLightUpWhileItMoves() {
        StepperPage.open(browser, CARRY + "ripple");
        seek(0.5);
        browser.pointAt("#stepper .slot.left .c[data-s=c3]");
        assertThat(count("#stepper .slot .c.lit[data-s=c3]")).isEqualTo(3);
        assertThat(count(".variables .mini .lit[data-s=c3]"))
                .isEqualTo(count(".variables .mini[data-on*=c3]"))
                .isPositive();
        assertThat(read(MOVING)).isEqualTo(1);
    }

    @Test
    void anEntryIsOutlinedBeforeItRises() {
        StepperPage.open(browser, "/trace/tictactoe/lines?detail=operation&at=0");
        seek(0);
        assertThat(opacity(".slot.left .chosen .frame")).isEqualTo("0");
        assertThat(opacity(".slot.right rect.index")).isEqualTo("0");
        seek(0.5);
        assertThat(opacity(".slot.left .chosen .frame")).isEqualTo("1");
        assertThat(opacity(".slot.right rect.index")).isEqualTo("1");
        seek(1);
        awaitStill();
        assertThat(opacity(".slot.left .chosen .frame")).isEqualTo("1");
    }

    private String opacity(String selector) {
        return (String)
                browser.read(
                        "return getComputedStyle(document.querySelector(arguments[0])).opacity",
                        "#stepper " + selector);
    }

    @Test
    void atAnyTimeTheStageShowsThatTime() {
        StepperPage.open(browser, CARRY + "ripple");
        seek(0);
        assertThat(read(MOVING)).isEqualTo(1);
        assertThat(read("return document.querySelectorAll('#sum .waiting').length"))
                .as("the written sum waits too")
                .isGreaterThan(8);
        assertThat(browser.isDrawn("#sentence .told")).as("nothing is told yet").isFalse();
        seek(0.7);
        assertThat(browser.isDrawn("#sentence .told")).isTrue();
        long waiting = read("return document.querySelectorAll('#sum .waiting').length");
        assertThat(waiting).as("some columns are settled").isBetween(1L, 8L);
        seek(1);
        assertThat(read(MOVING)).as("the still").isZero();
        assertThat(read("return document.querySelectorAll('#sum .waiting').length")).isZero();
        assertThat(read(RUNNING)).isZero();
    }

    @Test
    void aDragAcrossTheResultIsTheTimeAndChoosesNoCell() {
        StepperPage.open(browser, CARRY + "ripple");
        String here = browser.place();
        browser.drag("#stepper .slot.result .c[data-s=c3]", 60);
        assertThat(read(MOVING)).as("it stays where it was let go").isEqualTo(1);
        assertThat(browser.read("return getSelection().toString()")).isEqualTo("");
        assertThat(
                        browser.read(
                                "return getComputedStyle(document.querySelector('#stepper .result svg')).userSelect"))
                .isEqualTo("none");
        assertThat(browser.attribute("#handle", "aria-valuetext")).matches(".+, \\d+ %");
        assertThat(browser.place()).isEqualTo(here);
        browser.follow("#next");
        awaitStill();
    }

    @Test
    void whoWantsNoMotionGetsTheStillAndMayDrag() {
        browser.show(new Look(Look.Screen.WIDE, Look.Theme.LIGHT));
        StepperPage stepper = StepperPage.open(browser, CARRY + "start");
        stepper.next();
        assertThat(read(MOVING)).isZero();
        stepper.previous();
        assertThat(read(MOVING)).isZero();
        stepper.next();
        browser.drag("#stepper .slot.result .c[data-s=c3]", 40);
        assertThat(read(MOVING)).isEqualTo(1);
    }

    /** Triangles on a path, each closed. */
    private static final String CARRIES = "#stepper .slot.result .mark.carry .m-carry";

    @Test
    void withoutScriptsTheStillTellsTheSame() {
        browser.allowScripts(false);
        StepperPage stepper = StepperPage.open(browser, CARRY + "start");
        stepper.next();
        assertThat(browser.driver().findElements(By.cssSelector(CARRIES)))
                .flatExtracting(each -> List.of(each.getDomAttribute("d").split("z")))
                .hasSizeGreaterThan(5);
        assertThat(count("#stepper .slot.result .mark.meeting text")).isEqualTo(3);
        assertThat(browser.isDrawn("#stepper .slot.result .motion")).isFalse();
    }

    @Test
    void onATelephoneItMovesToo() {
        browser.show(Look.moving(Look.Screen.PHONE, Look.Theme.DARK));
        StepperPage stepper = StepperPage.open(browser, CARRY + "start");
        stepper.next();
        assertThat(read(MOVING)).isEqualTo(1);
        awaitStill();
        assertThat(read("return document.documentElement.scrollWidth - innerWidth")).isZero();
    }

    @Test
    void playBeginsWithTheStepThatIsShownAndGoesOn() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "0");
        browser.choose(".controls .speed", "slow");
        browser.click("#play");
        assertThat(read(MOVING)).as("the step that was still").isEqualTo(1);
        assertThat(stepper.number()).isEqualTo(1);
        assertThat(read(SLOW)).isPositive();
        browser.until("it goes on", () -> stepper.number() == 2);
        browser.click("#play");
        assertThat(browser.text("#play")).isEqualTo("Play");
        assertThat(read(GOING)).as("it stopped").isZero();
        assertThat(stepper.number()).isEqualTo(2);
    }

    @Test
    void theSpeedIsKeptFromPageToPage() {
        StepperPage.open(browser, CARRY + "start");
        assertThat(browser.value(".controls .speed")).isEqualTo("normal");
        browser.choose(".controls .speed", "slow");
        StepperPage.open(browser, CARRY + "passable").next();
        assertThat(browser.value(".controls .speed")).isEqualTo("slow");
        assertThat(read(SLOW)).isPositive();
    }

    @Test
    void againPlaysTheStepOnceMore() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "ripple");
        int here = stepper.number();
        browser.click("#stepper .once-more");
        assertThat(read(MOVING)).isEqualTo(1);
        awaitStill();
        assertThat(stepper.number()).isEqualTo(here);
        assertThat(browser.isFocusOn(".once-more")).isTrue();
    }

    @OnlyInAll
    @Test
    void playGoesOnFromWhereTheHandleStands() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "ripple");
        int here = stepper.number();
        seek(0.5);
        browser.read(
                "window.parts = []; document.addEventListener('motion:time',"
                        + " (event) => parts.push(event.detail.part))");
        browser.click("#play");
        browser.until("it goes on", () -> stepper.number() > here);
        browser.click("#play");
        assertThat((double) browser.read("return parts[0] + 1e-9")).isBetween(0.5, 0.7);
    }

    @Test
    void whatWasSeenToItsEndIsNotPlayedAgain() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "start");
        int here = stepper.number();
        seek(0.3);
        seek(0.97);
        assertThat(read(MOVING)).as("so near to the end a hand means it").isZero();
        browser.click("#play");
        browser.until("it goes on at once", () -> stepper.number() > here);
        seek(0.2);
        assertThat(browser.text("#play")).as("a hand stops it").isEqualTo("Play");
        assertThat(read(GOING)).isZero();
    }

    @OnlyInAll
    @Test
    void atTheEndPlayShowsTheLastStepAgain() {
        StepperPage.open(browser, "/trace/reversi/mobility/left?detail=stage&at=0").last();
        seek(1);
        browser.click("#play");
        assertThat(read(MOVING)).isPositive();
        browser.until("that is all", () -> browser.text("#play").equals("Play"));
        awaitStill();
    }

    @Test
    void theAnswerLightsUpOnTheBoardAtTheEnd() {
        StepperPage stepper = StepperPage.open(browser, CARRY + "0");
        assertThat(count(".position .is-answer")).isZero();
        stepper.last();
        List<String> answer =
                browser.readAll(
                        "return [...document.querySelectorAll('.position .is-answer')]"
                                + ".map((square) => square.dataset.s)");
        assertThat(String.join(" ", answer)).isEqualTo(stepper.slots().get(2)).isNotEmpty();
        stepper.previous();
        assertThat(count(".position .is-answer")).isZero();
    }
}
