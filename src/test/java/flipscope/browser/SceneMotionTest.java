package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Two scenes of one page: each has its own time, its own sum and its own squares. */
@WithBrowser
class SceneMotionTest {
    private static final String STEP = "/trace/reversi/mobility/carry?detail=operation&at=ripple";

    /** The pictures and the sum of a step, twice, without an id of theirs. */
    private static final String TWO_SCENES =
            """
            const stepper = document.getElementById('stepper');
            const part = (name) => stepper.querySelector(name).outerHTML.replace(/ id="[^"]*"/g, '');
            const block = (name) => `
                <section class="block" id="${name}">
                    <p class="block-text"><span data-s="c3">c3</span></p>
                    <div class="scene">
                        <div class="pictures">${part('.equation')}</div>
                        <div class="written">${part('.working')}</div>
                        <div class="track"><input type="range" class="handle" max="100" value="100"></div>
                    </div>
                </section>`;
            const cells = stepper.querySelectorAll('.c:not(.on)');
            cells.forEach((each) => each.remove());
            stepper.outerHTML = block('one') + block('two');
            """;

    private static final String SHOWN =
            "document.querySelector('#one .scene').dispatchEvent("
                    + "new CustomEvent('scene:shown', {bubbles: true, detail: {play: %s}}))";

    private static Browser browser;

    @BeforeEach
    void twoScenes() {
        browser.show(Look.moving(Look.Screen.WIDE, Look.Theme.LIGHT));
        StepperPage.open(browser, STEP);
        browser.read(TWO_SCENES);
    }

    private void show(String play) {
        browser.read(SHOWN.formatted(play));
    }

    private long count(String selector) {
        return (long)
                browser.read("return document.querySelectorAll(arguments[0]).length", selector);
    }

    @Test
    void forwardsASceneIsPlayedOnceAndTheOtherStaysStill() {
        show("true");
        assertThat(count("#one .moving")).isEqualTo(1);
        assertThat(count("#two .moving")).isZero();
        browser.until("it ends by itself", () -> count(".moving") == 0);
        assertThat(browser.value("#one .handle")).isEqualTo("100");
    }

    @Test
    void elseItIsAtItsEnd() {
        show("true");
        show("false");
        assertThat(count(".moving")).isZero();
        show("'back'");
        assertThat(count(".moving")).isZero();
    }

    @Test
    void whoWantsNoMotionSeesTheEnd() {
        browser.show(new Look(Look.Screen.WIDE, Look.Theme.LIGHT));
        show("true");
        assertThat(count(".moving")).isZero();
    }

    @Test
    void itsHandleIsItsTime() {
        browser.tabTo("#one .handle");
        for (int press = 0; press < 12; press++) {
            browser.press(Keys.ARROW_LEFT);
        }
        assertThat(browser.attribute("#one .handle", "aria-valuetext")).isEqualTo("40 %");
        assertThat(count("#one .moving")).isEqualTo(1);
        assertThat(count("#one .sum .waiting")).as("the sum waits too").isPositive();
        assertThat(count("#two .sum .waiting")).isZero();
        assertThat(browser.value("#two .handle")).isEqualTo("100");
    }

    @Test
    void aSquareIsLitInItsBlockAlone() {
        show("false");
        browser.pointAt("#one .block-text [data-s=c3]");
        assertThat(count("#one .slot .lit[data-s=c3]")).isEqualTo(3);
        assertThat(count("#two .lit")).isZero();
    }

    @Test
    void itsSignPlaysItAgain() {
        browser.click("#two .operator");
        assertThat(count("#two .moving")).isEqualTo(1);
        assertThat(count("#one .moving")).isZero();
    }
}
