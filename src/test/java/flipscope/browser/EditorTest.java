package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/**
 * The field for code: what its keys do, how to leave it, and where it says that something is wrong.
 */
@WithBrowser
class EditorTest {
    private static final String FIELD = "#typed";

    private static Browser browser;

    @Test
    void linesAreIndentedAsBracesOpenAndClose() {
        write("long f(long own) {");
        browser.press(Keys.ENTER, "if (own == 0) {", Keys.ENTER, "return 1;", Keys.ENTER, "}");
        browser.press(Keys.ENTER, "return 0;", Keys.ENTER, "}");

        assertThat(browser.value(FIELD))
                .isEqualTo(
                        """
                        long f(long own) {
                            if (own == 0) {
                                return 1;
                            }
                            return 0;
                        }""");
    }

    @Test
    void tabIndentsLinesAndBackAndBothCanBeUndone() {
        write("one\ntwo");
        browser.chord(Keys.CONTROL, "a");
        browser.press(Keys.TAB);
        assertThat(browser.value(FIELD)).isEqualTo("    one\n    two");
        browser.chord(Keys.SHIFT, Keys.TAB);
        assertThat(browser.value(FIELD)).isEqualTo("one\ntwo");
        browser.chord(Keys.CONTROL, "z");
        browser.chord(Keys.CONTROL, "z");
        assertThat(browser.value(FIELD)).isEqualTo("one\ntwo");
        browser.chord(Keys.CONTROL, "y");
        assertThat(browser.value(FIELD)).isEqualTo("    one\n    two");
    }

    @Test
    void anotherScriptsTextCanBeUndoneAndTheFocusStays() {
        write("x & 1");
        browser.read("document.getElementById('check').focus()");
        browser.read("window.codeEditor.replace(document.getElementById('typed'), 4, 5, '0xFF')");
        assertThat(browser.value(FIELD)).isEqualTo("x & 0xFF");
        assertThat(browser.focused()).isEqualTo("check");

        browser.read("document.getElementById('typed').focus()");
        browser.chord(Keys.CONTROL, "z");

        assertThat(browser.value(FIELD)).isEqualTo("x & 1");
    }

    @Test
    void whoOnlyPassesByIsNotHeldAndEscapeLeadsOut() {
        browser.open("/write?task=carry");
        browser.tabTo(FIELD);
        browser.press(Keys.TAB);
        assertThat(browser.focused()).isEqualTo("check");

        browser.chord(Keys.SHIFT, Keys.TAB);
        browser.press("x", Keys.TAB);
        assertThat(browser.focused()).isEqualTo("typed");
        browser.press(Keys.ESCAPE, Keys.TAB);
        assertThat(browser.focused()).isEqualTo("check");
        assertThat(browser.text("#typed-keys")).contains("Escape", "Tab");
    }

    @Test
    void aMistakeIsSaidAtItsPlaceWhileOneTypesAndGoesWhenItIsMended() {
        browser.open("/write?task=carry");
        browser.mark();
        browser.type(FIELD, "long carry(long own, long opponent) {\nreturn owm;\n}");
        browser.until("the mistake", () -> browser.text("#typed-mistake").contains("owm"));

        assertThat(browser.text("#typed-mistake"))
                .startsWith("Line 2, column 12:")
                .contains("did you mean own?");
        assertThat(browser.text(".colours .wrong")).isEqualTo("owm");
        assertThat(browser.text(".numbers b")).isEqualTo("2");
        assertThat(browser.attribute(FIELD, "aria-invalid")).isEqualTo("true");
        assertThat(browser.attribute(FIELD, "aria-describedby")).contains("typed-mistake");
        assertThat(browser.text("#spoken")).startsWith("Line 2");
        assertThat(browser.isMarked()).isTrue();

        browser.type(FIELD, "long carry(long own, long opponent) {\nreturn own;\n}");
        browser.until("no mistake", () -> browser.text("#typed-mistake").isEmpty());
        assertThat(browser.has(".colours .wrong")).isFalse();
    }

    @Test
    void aBracketShowsItsPartnerAndOneWithoutIsMarked() {
        write("f(g[1])");
        assertThat(
                        browser.readAll(
                                "return [...document.querySelectorAll('.pair')].map(e => e.textContent)"))
                .containsExactly("(", ")");
        browser.press(")");
        assertThat(browser.text(".colours .lone")).isEqualTo(")");
    }

    @Test
    void whatIsDrawnIsWhatIsWritten() {
        write("/* a */ @View(BOARD) long x = 0x1L; // ende\n___ + y");
        assertThat(browser.read("return document.querySelector('.colours').textContent.trimEnd()"))
                .isEqualTo(browser.value(FIELD));
        assertThat(browser.text(".colours .comment")).isEqualTo("/* a */");
        assertThat(browser.text(".colours .word")).isEqualTo("long");
        assertThat(browser.text(".colours .number")).isEqualTo("0x1L");
        assertThat(browser.text(".colours .blank")).isEqualTo("___");
    }

    @Test
    void twoTabsAndEnterLeadToTheFirstBlank() {
        browser.open("/write");
        browser.press(Keys.TAB, Keys.ENTER);
        browser.press(Keys.TAB);
        assertThat(browser.focused()).isEqualTo("blank-1");
    }

    @Test
    void withoutScriptsItIsAPlainField() {
        browser.allowScripts(false);
        browser.open("/write?task=carry");
        assertThat(browser.isDrawn(FIELD)).isTrue();
        assertThat(browser.isDrawn("#typed-keys")).isFalse();
        browser.follow("#check");
        assertThat(browser.text("#result h2")).startsWith("Not yet");
    }

    /** Types into the empty field. */
    private void write(String text) {
        browser.open("/write?task=carry");
        browser.read(
                "const field = document.getElementById('typed'); field.value = ''; field.focus();");
        browser.read("document.execCommand('insertText', false, arguments[0])", text);
    }
}
