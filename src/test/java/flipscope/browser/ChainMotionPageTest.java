package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By stage and by line the pictures of a chain are filled in turn. */
@WithBrowser
class ChainMotionPageTest {
    private static final String LEFT = "/trace/reversi/mobility/left?at=0&detail=";
    private static final String STAGE = "#stepper .slot.result svg[data-motion]";
    private static final String RUNNING = "return document.getAnimations().length";
    private static final String MOVING = "return document.querySelectorAll('.moving').length";

    /** The pictures that show their still, from left to right. */
    private static final String STILL =
            """
            return [...document.querySelectorAll('#stepper .slot svg.grid')]
                .map((svg) => getComputedStyle(svg.querySelector('.still')).opacity);
            """;

    private static Browser browser;

    @BeforeEach
    void asNew() {
        browser.show(Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT));
    }

    private long read(String script) {
        return (long) browser.read(script);
    }

    private void awaitStill() {
        browser.until(
                "nothing moves", () -> read(MotionTest.HURRY + RUNNING) == 0 && read(MOVING) == 0);
    }

    private void seek(double part) {
        browser.read(
                "document.querySelector(arguments[0]).dispatchEvent(new CustomEvent('motion:seek',"
                        + " {bubbles: true, detail: {part: arguments[1]}}))",
                STAGE,
                part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stage", "statement"})
    void nextMovesAndPreviousLeadsBack(String detail) {
        StepperPage stepper = StepperPage.open(browser, LEFT + detail);
        List<String> first = stepper.slots();
        browser.whileTimeStands(
                () -> {
                    stepper.next();
                    assertThat(read(MOVING)).isPositive();
                });
        awaitStill();
        stepper.previous();
        awaitStill();
        assertThat(stepper.slots()).isEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stage", "statement"})
    void fastPressesLeaveNothingRunning(String detail) {
        StepperPage stepper = StepperPage.open(browser, LEFT + detail);
        browser.read(MotionTest.TWENTY_PRESSES);
        browser.until("all are pressed", () -> read(MotionTest.PRESSED) == 20);
        browser.until("it went on", () -> stepper.number() > 2);
        awaitStill();
    }

    @Test
    void atAnyTimeTheChainShowsThatTime() {
        StepperPage.open(browser, LEFT.replace("at=0", "at=run.6") + "stage");
        seek(0);
        assertThat(browser.readAll(STILL)).containsExactly("1", "0", "0", "0");
        seek(0.5);
        assertThat(browser.readAll(STILL)).containsExactly("1", "1", "0", "0");
        seek(0.85);
        assertThat(browser.readAll(STILL)).containsExactly("1", "1", "1", "0");
        seek(1);
        assertThat(browser.readAll(STILL)).containsExactly("1", "1", "1", "1");
        assertThat(read(RUNNING)).isZero();
        assertThat(read(MOVING)).isZero();
    }

    @Test
    void whoWantsNoMotionGetsTheChainAtOnce() {
        browser.show(new Look(Look.Screen.WIDE, Look.Theme.LIGHT));
        StepperPage.open(browser, LEFT + "stage").next();
        assertThat(read(MOVING)).isZero();
        assertThat(browser.readAll(STILL)).containsOnly("1");
    }
}
