package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Our pages on the slides of somebody else, whose keys lead on to the next one. */
@WithBrowser
class SlidesTest {
    private static final String LEFT = "/embed/trace/reversi/mobility/left?at=";
    private static final String FAR_DOWN = "style=\"display:block;margin-top:4000px\"";

    private static Browser browser;
    private HostPage host;

    @BeforeEach
    void serve() {
        host = new HostPage(browser);
    }

    @AfterEach
    void stop() {
        host.close();
    }

    @Test
    void aFrameTakesNeitherTheFocusNorScrollsThePageToItself() {
        host.open(FAR_DOWN, List.of(LEFT + "run.2&present=1"));
        assertThat((boolean) host.inside(0, () -> browser.has(".presenter"))).isTrue();

        assertThat(focusedOnHost()).isEqualTo("BODY");
        assertThat((long) browser.read("return Math.round(scrollY)")).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "0&present=1, ArrowLeft, prev",
        "return&present=1, ArrowRight, next",
        "return, ArrowRight, next",
        "run.2&present=1, PageUp, prev",
        "run.2&present=1, PageDown, next",
        "run.2&controls=none, PageDown, next"
    })
    void aClickersKeysAndArrowsAtEitherEndLeadOnAmongTheSlides(
            String at, String key, String method) {
        host.open("", List.of(LEFT + at));
        host.awaitFit(0);

        pressInside("h1", key(key));

        browser.until("the host is told", () -> heard().size() == 2);
        assertThat(heard())
                .as("in the words of reveal.js, and in ours")
                .containsExactly("{\"method\":\"%s\"}".formatted(method), method);
    }

    @Test
    void arrowsBetweenTheEndsAreTheSteps() {
        host.open("", List.of(LEFT + "run.2&present=1"));
        host.awaitFit(0);

        pressInside("h1", Keys.ARROW_RIGHT);

        browser.until("a step on", () -> host.text(0, ".where").startsWith("step 9 of 35"));
        assertThat(heard()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"return, ArrowRight", "run.2, PageDown"})
    void theHandleOfTheTrackKeepsNoKeyFromThem(String at, String key) {
        host.open("", List.of(LEFT + at + "&controls=full"));
        host.awaitFit(0);
        String before = handle();

        host.inside(0, () -> browser.tabTo("#handle"));
        browser.press(key(key));

        browser.until("the host is told", () -> heard().contains("next"));
        assertThat(handle()).isEqualTo(before);
    }

    @Test
    void inWhatIsTypedTheyMoveTheCaret() {
        host.open("", List.of("/embed/write?task=put&whole=1"));
        host.awaitFit(0);

        pressInside("textarea", Keys.PAGE_DOWN, Keys.ARROW_LEFT, Keys.PAGE_UP);
        pressInside("h1", Keys.PAGE_DOWN);

        browser.until("the host is told", () -> !heard().isEmpty());
        assertThat(heard()).hasSize(2);
    }

    @Test
    void slidesThatGoOnAreGivenTheFocusBack() {
        host.open("", List.of(LEFT + "run.2&present=1"));
        pressInside("h1");
        assertThat(focusedOnHost()).isEqualTo("IFRAME");

        browser.read("frames[0].postMessage('slide:stop', '*')");

        browser.until("the page has the focus", () -> focusedOnHost().equals("BODY"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run&detail=stage",
                "run.2&detail=statement",
                "legal&detail=stage&theme=dark"
            })
    void aRowOfFourBoardsFillsASlide(String at) {
        host.open("style=\"width:960px;height:700px\"", List.of(LEFT + at + "&present=1"));
        host.awaitFit(0);

        List<Long> boards = host.inside(0, this::boards);

        assertThat(boards).as("widths of the boards").hasSize(4).allMatch(width -> width > 240);
        assertThat((boolean) host.inside(0, () -> browser.isOnScreen("#open"))).isTrue();
    }

    /** How wide each board is that can be seen wholly, with the names of its squares. */
    private List<Long> boards() {
        return browser
                .readAll(
                        """
                        return [...document.querySelectorAll('.equation svg.grid')]
                            .map((each) => each.getBoundingClientRect())
                            .filter((box) => box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth)
                            .map((box) => String(Math.round(box.width)));
                        """)
                .stream()
                .map(Long::valueOf)
                .toList();
    }

    private void pressInside(String selector, CharSequence... keys) {
        host.inside(
                0,
                () -> {
                    browser.click(selector);
                    if (keys.length > 0) {
                        browser.press(keys);
                    }
                    return null;
                });
    }

    private static Keys key(String name) {
        return switch (name) {
            case "ArrowLeft" -> Keys.ARROW_LEFT;
            case "ArrowRight" -> Keys.ARROW_RIGHT;
            case "PageUp" -> Keys.PAGE_UP;
            default -> Keys.PAGE_DOWN;
        };
    }

    private String handle() {
        return host.inside(
                0, () -> (String) browser.read("return document.getElementById('handle').value"));
    }

    private String focusedOnHost() {
        return (String) browser.read("return document.activeElement.tagName");
    }

    /** What the host was told about its slides. */
    private List<String> heard() {
        return browser.readAll(
                """
                return heard.map(([frame, data]) => data)
                    .map((data) => typeof data === 'string' ? data : data.type === 'flipscope.leave' && data.method)
                    .filter(Boolean);
                """);
    }
}
