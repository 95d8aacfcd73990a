package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Writing a method: by keys alone, on a phone, and where no script runs. */
@AlsoExported
@WithBrowser
class WritingTest {
    private static Browser browser;

    @Test
    void byKeysAloneAWrongSolutionIsSteppedMendedAndRight() {
        browser.open("/write");
        choose(1, "^");
        choose(2, "+");
        enter("#check");
        assertThat(browser.focused()).isEqualTo("result");
        assertThat(browser.text("#result h2")).isEqualTo("Not yet.");

        enter("#step-through");
        assertThat(browser.text("#sentence")).contains("d4");
        browser.mark();
        enter("#next");
        assertThat(browser.isMarked()).as("only the step is replaced").isTrue();
        enter("#beside");
        assertThat(browser.text("#right-solution")).contains("discs");

        enter("#change");
        assertThat(browser.value("#blank-2")).isEqualTo("+");
        choose(2, "-");
        enter("#check");
        assertThat(browser.text("#result h2")).isEqualTo("Right on every try.");
        enter("#next-task");
        assertThat(browser.place()).isEqualTo("/write?task=test");
    }

    private void choose(int blank, String operator) {
        browser.tabTo("#blank-" + blank);
        browser.press(operator);
        assertThat(browser.value("#blank-" + blank)).isEqualTo(operator);
    }

    @Test
    void hintsOpenOneAfterTheOtherByKeys() {
        browser.open("/write?task=left");
        assertThat(browser.isDrawn(".task-hint p")).isFalse();
        browser.tabTo(".task-hint > summary");
        browser.press(Keys.ENTER);
        assertThat(browser.isDrawn(".task-hint > p")).isTrue();
        assertThat(browser.isDrawn(".task-hint .task-hint > p")).isFalse();
        browser.press(Keys.TAB);
        browser.press(Keys.ENTER);
        assertThat(browser.isDrawn(".task-hint .task-hint > p")).isTrue();
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

    @OnlyInAll
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
    void whatWasSentIsThereAgainAndWhatIsSolvedIsShown() {
        browser.open("/write?task=test");
        browser.choose("#blank-1", "^");
        browser.follow("#check");
        assertThat(signOf("test")).isEqualTo("not right yet");
        browser.open("/write?task=test");
        browser.until("the code", () -> browser.value("#blank-1").equals("^"));
        assertThat(browser.place()).contains("code=");

        browser.choose("#blank-1", "&");
        browser.follow("#check");
        assertThat(signOf("test")).isEqualTo("right");
        assertThat(signOf("put")).isEqualTo("open");
        browser.open("/write?task=test");
        browser.until("the right code", () -> browser.value("#blank-1").equals("&"));
        browser.follow("#again");
        assertThat(browser.value("#blank-1")).isEmpty();
        assertThat(browser.has("#again")).isFalse();
        assertThat(signOf("test")).as("it stays solved").isEqualTo("right");
    }

    @Test
    void whoIsGivenTheAddressOfASolutionHasNotSolvedTheTask() {
        browser.open("/write?task=test");
        browser.choose("#blank-1", "&");
        browser.follow("#check");
        String given = browser.place();
        browser.read("kept.forget()");

        browser.open(given);

        assertThat(browser.text("#result h2")).isEqualTo("Right on every try.");
        assertThat(signOf("test")).isEqualTo("open");
    }

    @Test
    void inALessonATaskIsCheckedInItsPlace() {
        browser.open("/lessons/moving-every-disc");
        browser.mark();

        browser.choose("#fill-1-blank-1", "^");
        browser.choose("#fill-1-blank-2", "+");
        browser.follow("#fill-1-check");
        assertThat(browser.text("#fill-1-result h2")).startsWith("Not yet");
        assertThat(signOf("put")).isEqualTo("not right yet");
        browser.choose("#fill-1-blank-1", "^");
        browser.choose("#fill-1-blank-2", "-");
        browser.follow("#fill-1-check");
        assertThat(browser.text("#fill-1-result h2")).isEqualTo("Right on every try.");
        assertThat(browser.text("#spoken")).isEqualTo("Right on every try.");

        assertThat(signOf("put")).isEqualTo("right");
        assertThat(signOf("test")).isEqualTo("open");
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.place()).as("no code in it").isEqualTo("/lessons/moving-every-disc");
        assertThat(browser.read("return document.title")).asString().startsWith("Moving");
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    @Test
    void inALessonNoPictureOfAnEarlierTryStandsAfterAnError() {
        browser.open("/lessons/moving-every-disc");
        browser.choose("#fill-1-blank-1", "^");
        browser.choose("#fill-1-blank-2", "+");
        browser.follow("#fill-1-check");
        assertThat(browser.has("#fill-1-result .pictures")).isTrue();

        browser.choose("#fill-1-blank-2", "");
        browser.follow("#fill-1-check");
        assertThat(browser.text("#fill-1-result h2")).contains("cannot be read");
        assertThat(browser.has("#fill-1-work .pictures")).isFalse();
    }

    @Test
    void noPictureOfAnEarlierTryStandsAfterAnError() {
        errorAfterAPicture();
    }

    @OnlyServed
    @Test
    void whereNoScriptRunsNeitherDoesOne() {
        browser.allowScripts(false);
        errorAfterAPicture();
    }

    private void errorAfterAPicture() {
        String code = "long carry(long own, long opponent) { return own << 1 & ~opponent%s }";
        browser.open("/write?task=carry");
        browser.type("#typed", code.formatted(";"));
        browser.follow("#check");
        assertThat(browser.has("#result .pictures")).isTrue();

        browser.type("#typed", code.formatted(""));
        browser.follow("#check");
        assertThat(browser.text("#result h2")).contains("cannot be read");
        assertThat(browser.has("#work .pictures")).isFalse();

        browser.type("#typed", code.formatted("; //" + "x".repeat(9_000)));
        browser.follow("#check");
        assertThat(browser.isDrawn("#refused")).isTrue();
        assertThat(browser.value("#typed")).as("what was refused").endsWith("xxx }");
        assertThat(browser.has("#work .pictures")).isFalse();
        assertThat(browser.complaints()).allMatch(each -> each.contains("400"));
    }

    @Test
    void whatWasSentInALessonIsThereAgainAndIsABitOfTheCourse() {
        browser.open("/lessons/moving-every-disc");
        browser.choose("#fill-1-blank-1", "^");
        browser.choose("#fill-1-blank-2", "+");
        browser.follow("#fill-1-check");

        browser.open("/lessons");
        assertThat(browser.attribute(".bit-sign[data-task=put]", "class"))
                .isEqualTo("bit-sign wrong");
        browser.open("/lessons/moving-every-disc");

        browser.until("the code", () -> browser.value("#fill-1-blank-1").equals("^"));
        assertThat(browser.has("#fill-1-result")).isFalse();
        assertThat(browser.place()).isEqualTo("/lessons/moving-every-disc");
        assertThat(Flaws.sharedIds(browser)).isEmpty();
        browser.mark();
        browser.follow("#fill-1-again");
        browser.until("the beginning", () -> browser.value("#fill-1-blank-1").isEmpty());
        assertThat(browser.isMarked()).as("in its place").isTrue();
    }

    @Test
    void inALessonLinesArePutInOrderInTheirPlace() {
        browser.open("/lessons/falling-off-the-edge");
        browser.mark();

        follow("Add: long moved = set << 1;");
        follow("Add: return moved;");
        browser.follow("#order-1-check");
        assertThat(browser.text("#order-1-result h2")).contains("crosses the edge");
        follow("Add: long kept = moved & NOT_FILE_H;");
        follow("Up: long kept = moved & NOT_FILE_H;");
        follow("Take out: return moved;");
        follow("Add: return kept;");
        browser.follow("#order-1-check");

        assertThat(browser.text("#order-1-result h2")).isEqualTo("Right on every try.");
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.place()).isEqualTo("/lessons/falling-off-the-edge");
    }

    @OnlyServed
    @Test
    void fromATaskOfALessonTheWayBackIsThere() {
        browser.allowScripts(false);
        browser.open("/lessons/moving-every-disc");

        browser.choose("#fill-1-blank-1", "^");
        browser.choose("#fill-1-blank-2", "-");
        browser.follow("#fill-1-check");
        assertThat(browser.text("#result h2")).isEqualTo("Right on every try.");
        browser.follow("#lesson");

        assertThat(browser.place()).isEqualTo("/lessons/moving-every-disc");
    }

    private String signOf(String task) {
        return browser.text(".bit-sign[data-task=" + task + "]");
    }

    @OnlyServed
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
