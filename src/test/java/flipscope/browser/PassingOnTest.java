package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A step is passed on: its address, its figure as PNG, its lines on paper. */
@WithBrowser
class PassingOnTest {
    private static final String STEP = "/trace/reversi/mobility/carry?at=ripple";

    /** What kind of thing is in the clipboard, and for a picture how wide it is. */
    private static final String CLIPBOARD =
            """
            const done = arguments[arguments.length - 1];
            navigator.clipboard.read().then(async ([item]) => {
                if (!item.types.includes('image/png')) return done((await (await item.getType('text/plain')).text()));
                const picture = await createImageBitmap(await item.getType('image/png'));
                done(`png ${picture.width}`);
            }).catch((wrong) => done(String(wrong)));
            """;

    private static Browser browser;

    private void allowTheClipboard() {
        browser.driver()
                .executeCdpCommand(
                        "Browser.grantPermissions",
                        Map.of(
                                "permissions",
                                List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    }

    private String clipboard() {
        return (String) browser.driver().executeAsyncScript(CLIPBOARD);
    }

    @Test
    void theAddressIsCopiedAndSaidToBe() {
        allowTheClipboard();
        browser.open(STEP);
        browser.click("#share summary");
        String address = browser.value("#share-link");
        assertThat(address).startsWith("http://localhost:").contains("at=ripple");

        browser.click("[data-copy=share-link]");
        browser.until("it is copied", () -> browser.text("#spoken").equals("Copied: Link."));

        assertThat(clipboard()).isEqualTo(address);
        assertThat(browser.text("#share-said")).isEqualTo("Copied: Link.");
    }

    @Test
    void theFigureIsCopiedAsAPicture() {
        allowTheClipboard();
        browser.open(STEP);
        browser.click("#share summary");

        browser.click("#copy-png");
        browser.until("it is copied", () -> browser.text("#spoken").contains("clipboard"));

        String width = browser.attribute("#figure-svg", "href");
        assertThat(width).startsWith("/figure/trace/reversi/mobility/carry.svg?");
        assertThat(clipboard()).matches("png 1[0-9]{3}");
    }

    @Test
    void whatWasSaidOfOnePressIsGoneAtTheNext() {
        allowTheClipboard();
        browser.open(STEP);
        browser.click("#share summary");
        browser.click("#copy-png");
        browser.until("it is copied", () -> browser.text("#share-said").contains("clipboard"));

        browser.click("[data-copy=share-markdown]");
        browser.until("it is copied", () -> browser.text("#share-said").startsWith("Copied: Mark"));
        browser.read(
                "document.getElementById('print-sheet').addEventListener('click', stop); "
                        + "function stop(event) { event.preventDefault(); }");
        browser.click("#print-sheet");
        assertThat(browser.text("#share-said")).isEmpty();
        assertThat(browser.text("#spoken")).isEmpty();
    }

    @Test
    void whereNothingMayBeCopiedTheTextIsSelectedAndThatIsSaid() {
        browser.open(STEP);
        browser.click("#share summary");
        browser.read(
                """
                navigator.clipboard.writeText = () => Promise.reject();
                document.execCommand = () => false;
                """);

        browser.click("[data-copy=share-link]");
        browser.until("it is said", () -> browser.text("#spoken").contains("is selected"));
        assertThat(browser.read("return getSelection().toString()"))
                .isEqualTo(browser.value("#share-link"));
    }

    @ParameterizedTest
    @EnumSource
    void thatThePictureIsSavedIsSaidBesideTheLinkAndNothingMoves(Screen screen) {
        browser.show(new Look(screen, Theme.LIGHT));
        browser.open(STEP);
        browser.read(
                "document.getElementById('save-picture').removeAttribute('download'); "
                        + "document.getElementById('save-picture').href = '#main';");
        browser.read("document.getElementById('save-picture').scrollIntoView({ block: 'center' })");
        Object height = browser.read("return document.documentElement.scrollHeight");
        browser.click("#save-picture");

        assertThat(browser.text("#spoken"))
                .isEqualTo("Your browser saves mobility-carry-ripple.svg.");
        assertThat(browser.text(".saving .said")).isEqualTo(browser.text("#spoken"));
        assertThat(browser.read("return document.documentElement.scrollHeight")).isEqualTo(height);
        assertThat(Flaws.sticksOut(browser)).isEmpty();
    }

    @Test
    void whereTheClipboardTakesNoPictureItIsDownloaded() {
        browser.open(STEP);
        browser.click("#share summary");
        browser.read(
                """
                delete window.ClipboardItem;
                window.saved = [];
                HTMLAnchorElement.prototype.click = function () { saved.push(this.download, this.href.split(':')[0]); };
                """);

        browser.click("#copy-png");
        browser.until("it is saved", () -> browser.text("#spoken").contains("downloads"));

        assertThat(browser.readAll("return saved"))
                .containsExactly("mobility-carry-ripple.png", "blob");
    }

    @Test
    void whatIsOpenStaysOpenFromStepToStepAndFollowsIt() {
        StepperPage stepper = StepperPage.open(browser, STEP);
        browser.click("#share summary");
        stepper.next();
        assertThat(browser.read("return document.getElementById('share').open")).isEqualTo(true);
        assertThat(browser.value("#share-link")).doesNotContain("at=ripple&").contains("at=");
        stepper.previous();
        assertThat(browser.value("#share-link")).endsWith("at=ripple");
    }

    @Test
    void onPaperThereIsNothingButTheLines() {
        browser.open(STEP);
        browser.click("#share summary");
        browser.follow("#print-sheet");
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));

        assertThat(browser.isDrawn("#sheet h1")).isTrue();
        assertThat(browser.isDrawn(".sheet-grid svg")).isTrue();
        assertThat(browser.isDrawn(".site-header")).isFalse();
        assertThat(browser.isDrawn(".site-footer")).isFalse();
        assertThat(browser.isDrawn("#print")).isFalse();
        assertThat(
                        browser.read(
                                "const row = document.querySelector('.sheet-rows li');"
                                        + " return getComputedStyle(row).breakInside"))
                .isEqualTo("avoid");
        browser.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    }

    @Test
    void theSheetLeadsBackToTheStepAndPrints() {
        browser.open(STEP + "&print=1");
        browser.read("window.printed = 0; window.print = () => { printed++; };");
        browser.click("#print");
        assertThat(browser.read("return printed")).isEqualTo(1L);

        browser.follow(".sheet-actions a");
        assertThat(browser.place()).endsWith("at=ripple");
    }

    @Test
    void withoutScriptsThereAreLinksAndFields() {
        browser.allowScripts(false);
        browser.open(STEP);
        browser.click("#share summary");

        assertThat(browser.isDrawn("#share-link")).isTrue();
        assertThat(browser.isDrawn("#figure-svg")).isTrue();
        assertThat(browser.isDrawn("#copy-png")).isFalse();
        browser.follow("#print-sheet");
        assertThat(browser.isDrawn("#print")).isFalse();
        assertThat(browser.text("noscript")).contains("your browser’s own Print command");
    }
}
