package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Colours as the reader wants them, and controls that stay where they are. */
@WithBrowser
class LookTest {
    private static final String TOP_OF_NEXT =
            "return String(document.querySelector('#next').getBoundingClientRect().top)";

    private static final String BESIDE =
            "document.querySelector('#board').getBoundingClientRect().right"
                    + " < document.querySelector('#stepper').getBoundingClientRect().left";

    private static final Look PHONE = new Look(Screen.PHONE, Theme.LIGHT);

    private static Browser browser;

    @Test
    void thePageFollowsTheSystemUntilAThemeIsChosen() {
        GamePage.atHome(browser);
        String light = background();
        browser.show(new Look(Screen.WIDE, Theme.DARK));
        String dark = background();
        assertThat(dark).isNotEqualTo(light);

        browser.choose("#theme", "light");
        assertThat(background()).isEqualTo(light);

        GamePage.open(browser, "/play");
        assertThat(background()).as("remembered on the next page").isEqualTo(light);
        assertThat(browser.value("#theme")).isEqualTo("light");
        browser.choose("#theme", "auto");
        assertThat(background()).isEqualTo(dark);
    }

    private String background() {
        return (String) browser.read("return getComputedStyle(document.body).backgroundColor");
    }

    @Test
    void onAPhoneNextAndPreviousStayAtTheBottomEdge() {
        browser.show(PHONE);
        StepperPage stepper = StepperPage.open(browser, Place.STEP.address());
        assertThat(browser.isOnScreen("#next")).isTrue();
        assertThat(browser.isOnScreen("#previous")).isTrue();
        Object before = browser.read(TOP_OF_NEXT);

        stepper.next();

        assertThat(browser.read(TOP_OF_NEXT)).as("it does not move").isEqualTo(before);
        assertThat(browser.isOnScreen("#stepper .slot.result svg")).isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"STEP", "STORYBOARD"})
    void onAWideScreenTheBoardStandsBesideTheStepper(Place place) {
        browser.open(place.address());
        assertThat(browser.read("return " + BESIDE)).isEqualTo(true);
    }
}
