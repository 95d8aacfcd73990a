package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The scratchpad under a hand: bits are pressed, lines are typed, squares are drawn. */
@AlsoExported
@WithBrowser
class BitsTest {
    private static final String X = "#stepper .slot[data-of='1'] .grid ";
    private static final String FIRST = "long x = 0x0010_0000_4200_4800L;";

    private static Browser browser;

    @Test
    void aBitIsPressedInThePictureAndItsNumberChanges() {
        browser.open("/bits");
        browser.mark();
        browser.follow(X + ".c[data-s='h8']");

        assertThat(browser.value("#lines")).startsWith("long x = 0x0010_0000_4200_4801L;");
        assertThat(browser.text("#sentence")).contains("h8");
        assertThat(browser.place()).contains("code=").contains("at=low");
        assertThat(browser.isMarked()).isTrue();
    }

    @Test
    void aStrokeDrawsEverySquareThatItCrosses() {
        browser.open("/bits");
        var cells = browser.driver();
        new Traffic(cells)
                .settleAfter(
                        () ->
                                new Actions(cells)
                                        .clickAndHold(
                                                cells.findElement(
                                                        By.cssSelector(X + ".c[data-s='b1']")))
                                        .moveToElement(
                                                cells.findElement(
                                                        By.cssSelector(X + ".c[data-s='c1']")))
                                        .moveToElement(
                                                cells.findElement(
                                                        By.cssSelector(X + ".c[data-s='d1']")))
                                        .release()
                                        .perform());

        assertThat(browser.value("#lines")).startsWith("long x = 0x7010_0000_4200_4800L;");
    }

    @Test
    void whatIsComputedTellsWhereItCameFrom() {
        browser.open("/bits");
        browser.follow("#stepper .slot.result .grid .c[data-s='e7']");

        assertThat(browser.text("#bit-title")).isEqualTo("Where e7 came from");
        assertThat(browser.value("#lines")).startsWith(FIRST);
    }

    @Test
    void whatIsTypedIsDrawnAndTheFieldStays() {
        browser.open("/bits");
        browser.mark();
        end();
        browser.pressAndFollow(Keys.ENTER, "both & low");

        assertThat(browser.has("#line-7")).isTrue();
        assertThat(browser.focused()).isEqualTo("lines");
        assertThat(browser.text(".changes")).contains("long line7 = both & low;");
        browser.pressAndFollow(" ^ x");
        assertThat(browser.attribute("#line-7", "aria-label")).contains("line7");
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.text("#stepper .line")).startsWith("2 long low");
    }

    @Test
    void whoTriesASampleComesBackToTheLinesOfTheirOwn() {
        browser.open("/bits");
        end();
        browser.pressAndFollow(Keys.ENTER, "both & low");

        browser.follow("#start-multiply");
        assertThat(browser.value("#lines")).doesNotContain("both & low");
        browser.back();
        assertThat(browser.value("#lines")).contains("both & low");
    }

    @Test
    void whileALineIsWrongTheLastPictureStays() {
        browser.open("/bits");
        end();
        browser.pressAndFollow(Keys.ENTER, "long y = x &;");

        assertThat(browser.text("#lines-mistake")).contains("Line 7");
        browser.until(
                "links of the other lines rest",
                () -> browser.has(".line-pictures[inert]") && browser.has(".numberings[inert]"));
        assertThat(browser.has("#stepper .equation")).isTrue();
        assertThat(browser.text(".numbers b")).isEqualTo("7");

        browser.pressAndFollow(Keys.BACK_SPACE, Keys.BACK_SPACE, ";");
        assertThat(browser.text("#lines-mistake")).isEmpty();
        assertThat(browser.has("#line-7")).isTrue();
        assertThat(browser.has("[inert]")).isFalse();
    }

    @Test
    void aLineIsShownByItsPicture() {
        browser.open("/bits");
        browser.follow("#line-3 .thumb");
        assertThat(browser.text("#stepper .line")).startsWith("3 long rest = x ^ low;");
    }

    @Test
    void linesAndStepsAreReachedByKeys() {
        browser.open("/bits");
        browser.tabTo("#line-3");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("#stepper .line")).startsWith("3 long rest = x ^ low;");

        browser.open("/bits");
        browser.tabTo("#previous");
        browser.pressAndFollow(Keys.ARROW_LEFT);
        assertThat(browser.text("#stepper .line")).contains("step 1 of 2");
    }

    @Test
    void squaresAreReachedByArrowsAsOneStop() {
        browser.open("/bits");
        browser.click("#stepper .draw summary");
        browser.tabTo("#stepper .presses button[data-s=a1]");
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        assertThat(browser.isFocusOn("#stepper .presses button[data-s=b2]")).isTrue();
        browser.pressAndFollow(Keys.ENTER);

        assertThat(browser.value("#lines")).startsWith("long x = 0x0050_0000_4200_4800L;");
        assertThat(browser.isFocusOn("#stepper .presses button[data-s=b2]")).isTrue();
    }

    @Test
    void onAPhoneThePictureIsSmallWhileOneTypesAndThreeLinesStayInSight() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/bits");
        assertThat(height(".pad .equation")).isBetween(200L, 330L);

        new Finger(browser).press("#lines");
        assertThat(height(".pad .equation")).isEqualTo(96);
        assertThat(browser.isDrawn(".sign-keys")).isTrue();
        long above = measured("#lines", "top");
        assertThat(above + 3 * height(".line-pictures li") + height(".sign-keys"))
                .as("three lines on what a keyboard leaves of the screen")
                .isLessThanOrEqualTo(350);
        end();
        new Finger(browser).press(".sign-keys [data-types='~']");
        browser.until("it is typed", () -> browser.value("#lines").endsWith("~"));
        assertThat(browser.focused()).isEqualTo("lines");
    }

    @Test
    void onAPhoneTheFirstPressAfterTypingCounts() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/bits");
        new Finger(browser).press("#lines");
        browser.follow("#numbering-a1-low");

        assertThat(browser.place()).contains("numbering=a1-low");
    }

    @Test
    void axeFindsNothingAndNothingSticksOut() {
        for (String place : List.of("/bits", "/bits?code=y8nPS1eosFWo4AIA", "/bits/steps")) {
            browser.open(place);
            browser.read(
                    "document.querySelectorAll('details').forEach((each) => { each.open = true; })");
            for (Look look : Look.opposites(true)) {
                browser.show(look);
                assertThat(Axe.violations(browser, "html")).as("%s %s", place, look).isEmpty();
                assertThat(Flaws.sticksOut(browser)).as("%s %s", place, look).isEmpty();
                assertThat(Flaws.sharedIds(browser)).isEmpty();
            }
        }
    }

    @OnlyServed
    @Test
    void withoutScriptsLinesAreSentByAButton() {
        browser.allowScripts(false);
        try {
            browser.open("/bits");
            browser.driver()
                    .findElement(By.id("lines"))
                    .sendKeys(Keys.chord(Keys.CONTROL, Keys.END), "\nx & 8");
            browser.follow("#pad-form .main-button");
            assertThat(browser.has("#line-7")).isTrue();
            browser.driver().findElement(By.cssSelector("#stepper .draw summary")).click();
            browser.follow("#stepper .presses button[data-s=a1]");
            assertThat(browser.driver().findElement(By.id("lines")).getText())
                    .startsWith("long x = 0x8010");
        } finally {
            browser.allowScripts(true);
        }
    }

    private void end() {
        browser.read(
                "const field = document.getElementById('lines'); field.focus();"
                        + " field.setSelectionRange(field.value.length, field.value.length)");
    }

    private long height(String selector) {
        return measured(selector, "height");
    }

    private long measured(String selector, String side) {
        return Math.round(
                ((Number)
                                browser.read(
                                        "return document.querySelector(arguments[0]).getBoundingClientRect()[arguments[1]]",
                                        selector,
                                        side))
                        .doubleValue());
    }
}
