package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** An embed is made beside the step that it is of: options, preview, and what is copied. */
@WithBrowser
class MakingEmbedsTest {
    private static final String STEP = "/trace/reversi/mobility/carry?at=ripple";
    private static final String CLIPBOARD =
            "const done = arguments[arguments.length - 1];"
                    + "navigator.clipboard.readText().then(done, (wrong) => done(String(wrong)));";

    private static Browser browser;

    @Test
    void thePreviewFollowsTheOptionsAndWhatIsCopiedIsWhatItShows() {
        browser.driver()
                .executeCdpCommand(
                        "Browser.grantPermissions",
                        Map.of(
                                "permissions",
                                List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        browser.open(STEP);
        assertThat(browser.has("iframe")).as("nothing is loaded before it is asked for").isFalse();
        browser.click("#share summary");
        browser.follow("#embed");
        browser.mark();
        awaitPreview("trace/reversi/mobility/carry");

        browser.choose("#embed-theme", "dark");
        awaitPreview("theme=dark");
        assertThat(browser.isFocusOn("#embed-theme")).isTrue();
        browser.until("it is as tall as what it shows", this::fits);
        assertThat(browser.place()).isEqualTo(STEP);
        assertThat(browser.isMarked()).as("the panel is swapped in").isTrue();

        browser.click("[data-copy=embed-frame]");
        browser.until(
                "it is copied",
                () -> browser.text("#spoken").equals("Copied: Frame, for pages that take HTML."));
        String frame = (String) browser.driver().executeAsyncScript(CLIPBOARD);
        assertThat(frame)
                .startsWith("<iframe src=\"" + browser.whole("/embed/trace/"))
                .contains("&amp;theme=dark\"");

        assertThat(Axe.violations(browser, "#embed-panel")).isEmpty();
    }

    @Test
    void withoutScriptsThePanelIsAPageAndItsFormALink() {
        browser.allowScripts(false);
        browser.open(STEP);
        browser.click("#share summary");
        browser.follow("#embed");
        assertThat(browser.place()).startsWith("/share?url=");
        browser.choose("#embed-controls", "full");
        browser.follow(".embed-options button");
        assertThat(browser.attribute("#embed-preview", "src")).contains("controls=full");
        assertThat(browser.attribute("#embed-frame", "value")).contains("controls=full");
    }

    @Test
    void whatTheBrowserPassesOnIsTheStepThatIsShown() {
        StepperPage stepper = StepperPage.open(browser, STEP);
        stepper.next();
        assertThat(browser.attribute("#canonical", "href"))
                .isEqualTo(browser.whole(browser.place()))
                .doesNotContain("at=ripple&");
    }

    private void awaitPreview(String part) {
        browser.until(
                "the preview has " + part,
                () -> browser.attribute("#embed-preview", "src").contains(part));
    }

    private boolean fits() {
        return (boolean)
                browser.read(
                        """
                        const frame = document.getElementById('embed-preview');
                        const inside = frame.contentDocument?.body?.getBoundingClientRect().height;
                        return inside > 100 && Math.abs(frame.clientHeight - inside) < 3;
                        """);
    }
}
