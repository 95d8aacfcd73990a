package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Where a person is after a click: another step moves nothing, another view begins at its heading,
 * and what is opened comes into sight without moving what stands above it.
 */
@WithBrowser
class LandingTest {
    private static final String CARRY = "/trace/reversi/mobility/carry";
    private static final String STEP = CARRY + "?at=run.3&detail=statement";

    private static Browser browser;

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void aStepLeavesThePageWhereItWas(Screen screen) {
        open(screen, STEP);
        for (int asked : new int[] {20, 420}) {
            Object place = browser.read("scrollTo(0, arguments[0]); return scrollY", asked);
            assertThat((long) place).as("it scrolls").isPositive();
            browser.follow("#next");
            assertThat(browser.read("return scrollY")).as("Next").isEqualTo(place);
            browser.follow("#previous");
            assertThat(browser.read("return scrollY")).as("Previous").isEqualTo(place);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void anotherViewBeginsAtItsHeading(Screen screen) {
        open(screen, CARRY);
        fromAfar("#start");
        assertLandedOn("#stepper h1");
        fromAfar("#predict");
        assertLandedOn("#question");
        fromAfar("#show");
        assertLandedOn("#said");
        fromAfar("#next");
        assertLandedOn("#question");
        fromAfar("#check");
        assertLandedOn("#said");
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whatIsOpenedComesIntoSightAndNothingAboveItMoves(Screen screen) {
        open(screen, STEP);
        fromAfar("#more");
        assertThat(browser.isOnScreen("#more")).isTrue();
        assertThat(browser.isOnScreen(".ribbons")).isTrue();

        fromAfar("#change-code");
        long place = placeOf("#token-12");
        fromAfar("#token-12");
        assertThat(browser.isOnScreen("#token-12")).isTrue();
        assertThat(browser.isOnScreen("#code-menu > p")).isTrue();
        assertThat(placeOf("#token-12")).isEqualTo(place);
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void theStoryOfABitIsToldInSightOfItsCell(Screen screen) {
        open(screen, STEP);
        fromAfar("#stepper .slot.result .c[data-s=c4]");
        assertThat(browser.isOnScreen("#bit-title")).isTrue();
        assertThat(browser.isOnScreen("#stepper .slot.result .c[data-s=c4]")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "/score-four?moves=a1b2, #hint",
        "/play/openings?moves=f5d6, #move-previous",
        "/play?moves=f5d6c3d3c4f4&ply=1, #move-next",
        "/play?moves=f5d6c3d3c4f4&ply=2, #move-next",
    })
    void onATelephoneWhatIsPressedBelowABoardStaysUnderTheFinger(String place, String link) {
        open(Screen.PHONE, place);
        browser.read(
                "document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", link);
        Object there = seenAt(link);
        browser.follow(link);
        assertThat(seenAt(link)).isEqualTo(there);
    }

    private Object seenAt(String selector) {
        return browser.read(
                "return Math.round(document.querySelector(arguments[0]).getBoundingClientRect().top)",
                selector);
    }

    private void open(Screen screen, String place) {
        browser.show(new Look(screen, Theme.LIGHT));
        browser.open(place);
    }

    /** Scrolls to a link, as one who read down to it, and chooses it. */
    private void fromAfar(String link) {
        browser.read(
                "document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", link);
        browser.follow(link);
    }

    private void assertLandedOn(String heading) {
        assertThat(browser.isFocusOn(heading)).as("the focus is on %s", heading).isTrue();
        assertThat(browser.isOnScreen(heading)).as("%s is seen", heading).isTrue();
    }

    /** How far down its page an element stands. */
    private long placeOf(String selector) {
        return (long)
                browser.read(
                        "return Math.round(scrollY"
                                + " + document.querySelector(arguments[0])"
                                + ".getBoundingClientRect().top)",
                        selector);
    }
}
