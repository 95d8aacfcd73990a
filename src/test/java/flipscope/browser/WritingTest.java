package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** Writing a method: by keys alone, on a phone, and where no script runs. */
@ExtendWith(BrowserExtension.class)
class WritingTest {
    private final Browser browser;

    WritingTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void byKeysAloneAWrongSolutionIsSteppedMendedAndRight() {
        browser.open("/write");
        choose("+");
        enter("#check");
        assertThat(browser.focused()).isEqualTo("result");
        assertThat(browser.text("#result h2"))
                .isEqualTo("Not yet: right until the square is taken.");

        enter("#step-through");
        assertThat(browser.text("#sentence")).contains("carry");
        browser.mark();
        enter("#next");
        assertThat(browser.text("#sentence")).contains("The answer");
        assertThat(browser.isMarked()).as("only the step is replaced").isTrue();
        enter("#beside");
        assertThat(browser.text("#right-solution")).contains("discs | square");

        enter("#change");
        assertThat(browser.value("#blank-1")).isEqualTo("+");
        choose("|");
        enter("#check");
        assertThat(browser.text("#result h2")).isEqualTo("Right on every try.");
        enter("#next-task");
        assertThat(browser.place()).isEqualTo("/write?task=test");
        assertThat(browser.complaints()).isEmpty();
    }

    private void choose(String operator) {
        browser.tabTo("#blank-1");
        browser.press(operator);
        assertThat(browser.value("#blank-1")).isEqualTo(operator);
    }

    private void enter(String selector) {
        if (!browser.isFocusOn(selector)) {
            browser.tabTo(selector);
        }
        browser.pressAndFollow(Keys.ENTER);
    }

    @Test
    void aBodyIsTypedAndItsLinesAreNumbered() {
        browser.open("/write?task=carry");
        assertThat(browser.text(".numbers")).startsWith("1 2 3");
        String code =
                "long carry(long own, long opponent) {\nlong p = opponent;\n"
                        + "long s = own << 1 & p;\n\n\n\n\n\n\nreturn p + s & ~(own | opponent);\n}";
        browser.type("#typed", code);
        assertThat(browser.text(".numbers")).endsWith("10 11 12");
        browser.follow("#check");
        assertThat(browser.text("#result")).contains("Smallest case: your disc on b4");
        assertThat(browser.value("#typed")).contains("long p = opponent;");

        browser.type("#typed", code.replace("p = opponent", "p = opponent & 0x7E7E7E7E7E7E7E7EL"));
        browser.follow("#check");
        assertThat(browser.text("#result")).contains("7 operations", "No shorter way");
    }

    @Test
    void onAPhoneLinesArePutInOrder() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/write?task=shift");
        for (String line : new String[] {"long moved = set << 1;", "return moved;"}) {
            follow("Add: " + line);
        }
        browser.follow("#check");
        assertThat(browser.text("#result h2")).contains("crosses the edge");
        browser.follow("#change");
        follow("Add: long kept = moved & NOT_FILE_H;");
        follow("Up: long kept = moved & NOT_FILE_H;");
        follow("Take out: return moved;");
        follow("Add: return kept;");
        browser.follow("#check");
        assertThat(browser.text("#result h2")).isEqualTo("Right on every try.");
        assertThat(Flaws.sticksOut(browser)).isEmpty();
    }

    private void follow(String name) {
        browser.follow("[aria-label='" + name + "']");
    }

    @Test
    void whereNoScriptRunsAFormLeadsToTheSameAddress() {
        browser.open("/write?task=test");
        browser.choose("#blank-1", "^");
        browser.follow("#check");
        String place = browser.place();
        browser.allowScripts(false);
        browser.open("/write?task=test");
        browser.choose("#blank-1", "^");
        browser.follow("#check");
        assertThat(browser.place()).isEqualTo(place);
        assertThat(browser.text("#result h2"))
                .isEqualTo("Not yet: it says yes wherever the two sets differ.");
        browser.follow("#step-through");
        browser.follow("#next");
        assertThat(browser.isDrawn("#sentence")).isTrue();
    }
}
