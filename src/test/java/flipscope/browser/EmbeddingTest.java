package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our pages inside a page of another server, as strictly kept apart as hosts keep them. */
@WithBrowser
class EmbeddingTest {
    private static final String STEP = "/embed/trace/reversi/mobility/left?at=run.2";
    private static final String SCRIPTS = "sandbox=\"allow-scripts\"";
    private static final String NOTHING = "sandbox=\"\"";

    private static final List<String> EVERY_KIND =
            List.of(
                    STEP,
                    "/embed/compare?at=3",
                    "/embed/play?side=both",
                    "/embed/figure/trace/reversi/mobility/left?at=run.2",
                    "/embed/lessons/board-in-one-number",
                    "/embed/trace/reversi/mobility/left?at=run.2&predict=1",
                    "/embed/score-four?side=both");

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

    @ParameterizedTest
    @ValueSource(strings = {SCRIPTS, NOTHING, ""})
    void everyKindWorksHoweverStrictlyItIsKeptApart(String sandbox) {
        host.open(sandbox, EVERY_KIND);

        host.follow(0, "#next", ".where");
        assertThat(host.text(0, ".where")).startsWith("step 9 of 35");
        host.follow(0, "#previous", ".where");
        assertThat(host.text(0, ".where")).startsWith("step 8 of 35");
        host.follow(1, "#next", ".count");
        host.follow(2, "[data-s=f5] a", ".status h2");
        assertThat(
                        (boolean)
                                host.inside(
                                        3,
                                        () ->
                                                browser.read(
                                                        "return document.images[0].naturalWidth"
                                                                + " > 0")))
                .isTrue();
        assertThat(host.text(4, "h1")).isNotEmpty();
        host.follow(5, sandbox.equals(NOTHING) ? "#show" : "#check", ".asked");
        host.follow(6, "#column-b2", ".status h2");
        assertThat(host.text(6, ".status h2")).isEqualTo("White to move");

        if (sandbox.equals(NOTHING)) {
            assertThat(host.height(0)).as("no script tells").isEqualTo(300);
            assertThat(browser.complaints()).allMatch(each -> each.contains("sandboxed"));
        } else {
            IntStream.of(0, 1, 2, 3, 5, 6).forEach(host::awaitFit);
            assertThat(host.height(4)).as("a lesson scrolls").isEqualTo(300);
        }
    }

    @Test
    void aFrameGrowsAndShrinksSpeaksAndStaysWhereItIsAndTheOtherOneIsLeftAlone() {
        String all = STEP + "&controls=full";
        host.open(SCRIPTS, List.of(all, all));
        host.awaitFit(0);
        host.awaitFit(1);
        long height = host.height(0);
        host.inside(0, () -> browser.driver().executeScript("window.marked = true"));

        host.follow(0, "#more", ".more-links");
        host.awaitFit(0);
        assertThat(host.height(0)).isGreaterThan(height);
        host.follow(0, "#more", ".more-links");
        host.awaitFit(0);
        assertThat(host.height(0)).isEqualTo(height);
        host.follow(0, "#next", "#sentence");
        assertThat(host.text(0, "#spoken")).isNotEmpty();

        assertThat((boolean) host.inside(0, () -> browser.read("return window.marked === true")))
                .as("steps are swapped in")
                .isTrue();
        assertThat(host.address(0)).isEqualTo(browser.whole(all));
        assertThat(host.text(1, ".where")).startsWith("step 8");
        assertThat(host.height(1)).isEqualTo(height);
    }

    @Test
    void theHeightIsToldInEveryLanguageAndNotToldForEver() {
        host.open("", List.of(STEP));
        host.awaitFit(0);
        String height = String.valueOf(host.height(0));
        browser.read("frames[0].postMessage({context: 'h5p', action: 'hello'}, '*')");
        browser.until("H5P is answered", () -> heard("h5p prepareResize"));
        browser.read("frames[0].postMessage({context: 'h5p', action: 'resizePrepared'}, '*')");
        browser.until("H5P is told", () -> heard("h5p resize " + height));

        assertThat(heard("h5p hello")).isTrue();
        assertThat(heard("lti.frameResize " + height)).isTrue();
        assertThat(heard("flipscope.resize " + height)).isTrue();
        assertThat((long) browser.read("return heard.length")).isLessThan(16);
    }

    private boolean heard(String message) {
        return browser
                .readAll(
                        """
                        return heard.map(([frame, {context, action, type, subject, height, scrollHeight}]) =>
                            [context, action, type ?? subject, height ?? scrollHeight].filter(Boolean).join(' '));
                        """)
                .stream()
                .anyMatch(each -> each.startsWith(message));
    }

    @Test
    void theWayOutLeadsToTheStepThatIsShown() {
        host.open("", List.of(STEP + "&theme=dark&detail=statement"));
        host.follow(0, "#next", "#sentence");
        String sentence = host.text(0, "#sentence");

        browser.visit(
                host.inside(
                        0,
                        () ->
                                (String)
                                        browser.read(
                                                "return document.getElementById('open').href")));

        assertThat(browser.place())
                .startsWith("/trace/reversi/mobility/left?")
                .contains("detail=statement");
        assertThat(browser.text("#sentence")).isEqualTo(sentence);
    }

    @OnlyInAll
    @Test
    void fifteenFramesComeAsTheyAreReached() {
        host.open(
                SCRIPTS + " loading=lazy style=\"display:block;margin-bottom:900px\"",
                Collections.nCopies(15, STEP));
        host.awaitFit(0);
        assertThat(spoke()).as("those far below wait").isLessThan(15);

        for (int frame = 0; frame < 15; frame++) {
            browser.read("document.getElementById(arguments[0]).scrollIntoView()", "f" + frame);
            int reached = frame;
            browser.until("frame " + frame + " is there", () -> spokeOf(reached));
        }
        host.follow(14, "#next", "#sentence");
        assertThat(host.text(13, ".where")).startsWith("step 8");
    }

    private long spoke() {
        return (long) browser.read("return new Set(heard.map(([frame]) => frame)).size");
    }

    private boolean spokeOf(int frame) {
        return (boolean)
                browser.read("return heard.some(([each]) => each === arguments[0])", frame);
    }
}
