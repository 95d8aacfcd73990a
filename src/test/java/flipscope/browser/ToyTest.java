package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

/** The first page as it is pressed: by hand, by keys, on a telephone, and where no script runs. */
@ExtendWith(BrowserExtension.class)
class ToyTest {
    private final Browser browser;

    ToyTest(Browser browser) {
        this.browser = browser;
    }

    @AfterEach
    void nothingWasComplainedOf() {
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void threePressesFindAMoveWithoutAnotherPage() {
        browser.open("/");
        browser.mark();
        assertThat(number()).isEqualTo("34,628,173,824");
        browser.follow("#press-1");
        assertThat(number()).isEqualTo("69,256,347,648");
        assertThat(bits()).containsExactly("d4", "c5");
        browser.follow("#press-2");
        assertThat(bits()).containsExactly("d4");
        browser.follow("#press-3");
        assertThat(bits()).containsExactly("c4");
        assertThat(browser.text("#answer strong")).isEqualTo("c4: legal. One direction of eight.");
        assertThat(browser.has("#board .found[data-s=c4]")).isTrue();
        assertThat(browser.isMarked()).as("each press replaces a part of the page").isTrue();

        browser.back();
        assertThat(bits()).containsExactly("d4");
        browser.follow("#again");
        assertThat(bits()).containsExactly("e4", "d5");
    }

    @Test
    void bitsAreSetAndClearedAndWhitesStay() {
        browser.open("/");
        browser.mark();
        browser.follow("#bit-f5");
        assertThat(bits()).containsExactly("e4", "d5", "f5");
        assertThat(browser.has("#board .black[data-s=f5]")).isTrue();
        browser.follow("#bit-d5");
        assertThat(bits()).containsExactly("e4", "f5");
        browser.follow("#bit-e5");
        assertThat(browser.text("#answer")).contains("e5 is White’s");
        assertThat(browser.text("#spoken")).contains("e5 is White’s");
        assertThat(bits()).containsExactly("e4", "f5");
        assertThat(browser.isMarked()).isTrue();

        browser.follow("#sq-c4");
        assertThat(browser.place()).startsWith("/play?start=").contains("moves=c4");
    }

    @Test
    void everythingIsThereByKeysAlone() {
        browser.open("/");
        assertThat(browser.tabTo("#board a")).isPositive();
        assertThat(browser.tabTo("#bits a")).as("past the board").isLessThan(4);
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        assertThat(browser.focused()).isEqualTo("bit-b3");
        browser.pressAndFollow(Keys.SPACE);
        assertThat(bits()).containsExactly("b3", "e4", "d5");
        assertThat(browser.focused()).as("the focus stays").isEqualTo("bit-b3");
        browser.press(Keys.HOME);
        assertThat(browser.focused()).isEqualTo("bit-a3");

        assertThat(browser.tabTo("#press-1")).as("one stop for 64 bits").isEqualTo(1);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.focused()).isEqualTo("press-1");
        assertThat(browser.tabTo("#press-2")).isEqualTo(1);
        browser.pressAndFollow(Keys.ENTER);
        browser.tabTo("#press-3");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("#spoken")).isEqualTo("c4: legal. One direction of eight.");
        browser.tabTo("#step-through");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.place())
                .startsWith("/trace/reversi/mobility/left?")
                .contains("at=passable");
        assertThat(browser.has("#stepper")).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = Screen.class,
            names = {"WIDE", "PHONE"})
    void allOfItIsOnOneScreenAndNothingJumps(Screen screen) {
        browser.show(new Look(screen, Theme.LIGHT));
        browser.open("/?show=bits");
        List<String> places = places();
        for (String press : List.of("#press-1", "#press-2", "#bit-e5", "#press-3", "#bit-a8")) {
            browser.follow(press);
            assertThat(places()).as(press).isEqualTo(places);
            for (String part :
                    List.of("h1", "#bits", "#number", ".presses", "#answer", "#step-through")) {
                assertThat(browser.isOnScreen(part)).as("%s after %s", part, press).isTrue();
            }
        }
    }

    @Test
    void aTelephoneShowsOneSquare() {
        browser.show(new Look(Screen.PHONE, Theme.LIGHT));
        browser.open("/");
        assertThat(browser.isDrawn("#board")).isTrue();
        assertThat(browser.isDrawn("#bits")).isFalse();
        String place = place(".table:not(.bit-table)");
        browser.follow("#show-bits");
        assertThat(browser.isDrawn("#board")).isFalse();
        assertThat(place(".bit-table")).isEqualTo(place);
        browser.follow("#show-discs");
        assertThat(browser.isDrawn("#board")).isTrue();

        browser.follow("#press-1");
        assertThat(browser.isDrawn("#bits")).as("what is pressed is seen").isTrue();
        browser.follow("#press-3");
        browser.follow("#show-discs");
        assertThat(browser.isOnScreen("#board .found[data-s=c4]")).isTrue();
        assertThat(browser.text("#answer strong")).startsWith("c4: legal.");
        browser.follow("#sq-c4");
        assertThat(browser.place()).startsWith("/play?moves=c4");
    }

    /** What the stage and the board showed at every moment of a press, each state once. */
    private static final String WATCH =
            """
            window.seen = [];
            const note = () => {
                const part = (selector) => document.querySelectorAll(`.toy ${selector}`).length;
                const now = `done ${part('.press.done')}, moving ${part('svg.moving')}`;
                if (seen.at(-1) !== now) seen.push(now);
                requestAnimationFrame(note);
            };
            note();
            """;

    @ParameterizedTest
    @EnumSource(
            value = Screen.class,
            names = {"WIDE", "PHONE"})
    void aLaterPressFirstPlaysTheEarlier(Screen screen) {
        browser.show(Look.moving(screen, Theme.LIGHT));
        browser.open("/");
        browser.read("window.seen = []");
        browser.read(WATCH);
        browser.click("#press-3");
        browser.until(
                "all three have come to rest",
                () ->
                        browser.has(".press.done#press-3")
                                && !browser.has(".toy.at-work")
                                && !browser.has("svg.moving"));
        assertThat(
                        browser.readAll("return seen").stream()
                                .filter(each -> each.contains("moving 1")))
                .extracting(each -> each.substring(0, "done 1".length()))
                .containsSubsequence("done 1", "done 2", "done 3");
        for (String press : List.of("done 1", "done 2", "done 3")) {
            assertThat(
                            browser.readAll("return seen").stream()
                                    .filter(each -> each.startsWith(press)))
                    .as("it begins with the motion, not with its end")
                    .first()
                    .isEqualTo(press + ", moving 1");
        }
        assertThat(bits()).containsExactly("c4");
        assertThat(browser.has("#board .found[data-s=c4]")).isTrue();
        browser.back();
        assertThat(bits()).as("the press before").containsExactly("d4");
    }

    @Test
    void aPressMovesFromWhatWasThereToWhatItIsNamedFor() {
        browser.show(Look.moving(Screen.WIDE, Theme.LIGHT));
        browser.open("/");
        browser.follow("#press-1");
        assertThat(browser.has(".pressable svg[data-motion]")).isTrue();
        browser.until("it is at rest", () -> !browser.has(".toy.at-work"));
        assertThat(bits()).containsExactly("d4", "c5");
        browser.open("/?press=1");
        assertThat(browser.has("svg.moving")).as("a link shows the still").isFalse();
    }

    @Test
    void withReducedMotionNothingStartsByItself() {
        browser.open("/");
        browser.follow("#press-3");
        assertThat(browser.has("svg.moving, .at-work")).isFalse();
        assertThat(bits()).containsExactly("c4");
    }

    @Test
    void withoutScriptsThePressesAreLinks() {
        browser.allowScripts(false);
        browser.open("/");
        for (String press : List.of("#press-1", "#press-2", "#press-3")) {
            browser.follow(press);
        }
        assertThat(browser.text("#answer strong")).isEqualTo("c4: legal. One direction of eight.");
        assertThat(browser.has("#board .found[data-s=c4]")).isTrue();
        browser.follow("#bit-d4");
        assertThat(browser.text("#answer strong")).startsWith("d4 is White’s.");
        browser.follow("#bit-b3");
        assertThat(bits()).containsExactly("b3", "e4", "d5");
        browser.follow("#again");
        browser.follow("#press-3");
        assertThat(browser.has("#board .found[data-s=c4]")).isTrue();
        browser.follow("#step-through");
        assertThat(browser.has("#stepper")).isTrue();
    }

    private String number() {
        return browser.text("#number");
    }

    /** The squares of the bits that are 1. */
    private List<String> bits() {
        return browser.readAll(
                "return document.querySelector('.pressable svg').dataset.on.split(',')"
                        + ".filter(Boolean)");
    }

    /** Where each part of the page stands. */
    private List<String> places() {
        return List.of(
                        "h1",
                        ".bit-table",
                        ".reading",
                        "#press-1",
                        "#press-2",
                        "#press-3",
                        "#answer",
                        "#step-through",
                        ".side")
                .stream()
                .map(this::place)
                .toList();
    }

    private String place(String selector) {
        return (String)
                browser.read(
                        """
                        const box = document.querySelector(arguments[0]).getBoundingClientRect();
                        return [box.left, box.top, box.width].map(Math.round).join(' ');
                        """,
                        selector);
    }
}
