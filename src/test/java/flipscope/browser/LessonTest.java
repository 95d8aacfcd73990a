package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Lessons as a student reads them: questions are answered in place, and the browser remembers. */
@ExtendWith(BrowserExtension.class)
class LessonTest {
    private static final String LESSON = "/lessons/every-kind";

    private static final String IN_FRAME =
            "const frame = document.querySelector('#guess iframe'); frame?.scrollIntoView();";

    private final Browser browser;

    LessonTest(Browser browser) {
        this.browser = browser;
    }

    @Test
    void answersAreSwappedInOneBlockAtATimeAndTheAddressHoldsAll() {
        browser.open(LESSON);
        browser.mark();

        browser.click("#numbers-1");
        browser.follow("#numbers-check");
        assertThat(browser.text("#numbers .choice.wrong .why")).startsWith("Not quite.");
        assertThat(browser.focused()).isEqualTo("numbers-check");
        assertThat(browser.text("#spoken")).isEqualTo("Not quite.");

        browser.type("#corners-answer", "a8 h7");
        browser.follow("#corners-check");
        assertThat(browser.text("#corners-verdict")).contains("One square is missing");
        assertThat(browser.value("#corners-answer")).isEqualTo("a8 h7");
        assertThat(browser.place()).contains("numbers=1").contains("corners=a8%20h7");

        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        assertThat(browser.text("#numbers .choice.correct .why")).startsWith("Correct.");
        assertThat(browser.place()).contains("numbers=2").contains("corners=a8%20h7");
        assertThat(browser.isMarked()).as("only blocks were swapped").isTrue();
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    @Test
    void withoutScriptsAnAnswerIsAPageOfItsOwnAtItsQuestion() {
        browser.allowScripts(false);
        browser.open(LESSON);

        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        browser.type("#corners-answer", "h8 a8");
        browser.follow("#corners-check");

        assertThat(browser.place()).contains("numbers=2").contains("corners=h8+a8");
        assertThat(browser.read("return location.hash")).isEqualTo("#corners");
        assertThat(browser.text("#corners-verdict")).startsWith("Correct");
        assertThat(browser.text("#numbers .choice.correct .why")).startsWith("Correct.");
        assertThat(browser.isDrawn("#page_done")).as("nothing that needs a script").isFalse();
        browser.open(LESSON + "?race=1");
        assertThat(browser.text("#race caption")).isEqualTo("Counting bits");
    }

    @Test
    void whatIsMeasuredComesByItself() {
        browser.open(LESSON);

        browser.until("the chart", () -> browser.has("#race tbody tr"));

        assertThat(browser.text("#race tbody tr")).contains("Count discs in six additions", " ns");
        assertThat(browser.place()).isEqualTo(LESSON);
    }

    @Test
    void theBrowserRemembersHowFarOneHasCome() {
        browser.open("/lessons");
        assertThat(browser.isDrawn("#progress")).isFalse();
        assertThat(browser.text("#start")).isEqualTo("Start the course");

        browser.follow("#start");
        String first = browser.place();
        browser.open("/lessons");
        assertThat(browser.text("#start")).isEqualTo("Continue: A board in two numbers");
        assertThat(browser.text("[data-lesson=board-in-one-number] .state")).isEqualTo("started");

        browser.follow("#start");
        assertThat(browser.place()).isEqualTo(first);
        browser.click("#page_done");
        assertThat(browser.attribute("#page_done", "aria-pressed")).isEqualTo("true");
        browser.open("/lessons");
        assertThat(browser.text("[data-lesson=board-in-one-number] .state")).isEqualTo("done");
        assertThat(browser.text("#progress span")).startsWith("1 of ");
        assertThat(browser.text("#start")).isEqualTo("Continue: Moving every disc at once");

        browser.click("#forget");
        assertThat(browser.answerQuestion(false)).startsWith("Forget which lessons");
        assertThat(browser.text("#start")).startsWith("Continue");

        browser.click("#forget");
        browser.answerQuestion(true);
        browser.until("forgotten", () -> browser.text("#start").equals("Start the course"));
    }

    @Test
    void answersAreThereAgainWhenOneComesBack() {
        browser.open(LESSON);
        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        browser.type("#corners-answer", "a8 h7");
        browser.follow("#corners-check");

        browser.open("/lessons");
        browser.open(LESSON);

        browser.until("the answers", () -> browser.has("#numbers .choice.correct .why"));
        assertThat(browser.text("#corners-verdict")).contains("One square is missing");
        assertThat(browser.value("#corners-answer")).isEqualTo("a8 h7");
        assertThat(browser.place()).contains("numbers=2").contains("corners=a8");
        browser.type("#corners-answer", "a8 h8");
        browser.follow("#corners-check");
        assertThat(browser.text("#corners-verdict")).startsWith("Correct");
        assertThat(browser.place()).contains("numbers=2").contains("corners=a8%20h8");
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    @Test
    void anAddressWithAnswersShowsThemAndKeepsOnesOwn() {
        browser.open(LESSON);
        browser.click("#numbers-2");
        browser.follow("#numbers-check");

        browser.open(LESSON + "?numbers=1");
        assertThat(browser.has("#numbers .choice.wrong .why")).isTrue();
        browser.open(LESSON);

        browser.until("one's own", () -> browser.has("#numbers .choice.correct .why"));
    }

    @Test
    void anAnswerThatTheLessonDoesNotTakeAnyMoreIsForgotten() {
        browser.open(LESSON);
        browser.read("localStorage.setItem('answers', '{\"every-kind\":{\"numbers\":\"9\"}}')");

        browser.open(LESSON);

        browser.until(
                "forgotten",
                () -> browser.read("return localStorage.getItem('answers')").equals("{}"));
        browser.complaints();
        assertThat(browser.has("#numbers .why")).isFalse();
    }

    @Test
    void forgettingForgetsAnswersToo() {
        browser.open(LESSON);
        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        browser.open("/lessons");

        browser.click("#forget");
        browser.answerQuestion(true);
        browser.until("forgotten", () -> browser.text("#start").equals("Start the course"));

        assertThat(browser.read("return localStorage.length")).isEqualTo(0L);
    }

    @Test
    void whatWasPredictedInAFrameIsThereAgainToo() {
        browser.open(LESSON);
        browser.press(Keys.TAB);
        browser.until("the question", () -> inFrame("form.answer"));
        browser.read(IN_FRAME + "frame.contentDocument.querySelector('#show').click()", "");
        browser.until("the answer", () -> !inFrame("form.answer"));

        browser.open("/lessons");
        browser.open(LESSON);
        browser.press(Keys.TAB);

        browser.until("the question again", () -> inFrame("#stepper"));
        assertThat(inFrame("form.answer")).isFalse();
        assertThat(browser.attribute("#guess iframe", "src")).contains("show=1");
    }

    private boolean inFrame(String selector) {
        return (boolean)
                browser.read(
                        IN_FRAME + "return !!frame?.contentDocument.querySelector(arguments[0])",
                        selector);
    }

    @Test
    void aPictureRunsNoScript() {
        browser.open(LESSON + "/pictures/squares.svg");

        assertThat(browser.read("return window.hacked === undefined")).isEqualTo(true);
        assertThat(browser.complaints()).allMatch(each -> each.contains("Blocked script"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#steps", "#guess"})
    void framesShowWhatTheyAreFor(String block) {
        browser.open(LESSON);
        browser.read("document.querySelector(arguments[0]).scrollIntoView()", block);

        browser.until(
                block,
                () ->
                        (boolean)
                                browser.read(
                                        "return !!document.querySelector(arguments[0] + ' iframe')"
                                                + "?.contentDocument.querySelector('#stepper')",
                                        block));
    }

    @Test
    void noFrameIsAskedForBeforeItsReaderMoves() {
        browser.open(LESSON);
        assertThat(browser.has("iframe")).isFalse();

        browser.press(Keys.TAB);

        assertThat(browser.has(".frame-place")).as("all are asked for at once").isFalse();
        assertThat(browser.has("#steps iframe[loading=lazy]")).isTrue();
    }

    /** Looked at before the frame knows how tall it is. */
    @Test
    void aFrameIsAsTallAsThePlaceThatWasKeptForIt() {
        browser.open(LESSON);

        assertThat(
                        browser.readAll(
                                """
                                const tall = (what) => [...document.querySelectorAll(what)].map((each) => String(each.offsetHeight));
                                const kept = tall('.frame-place');
                                document.dispatchEvent(new Event('scroll'));
                                return [kept.join(), tall('.block iframe').join()];
                                """))
                .hasSize(2)
                .containsOnly("740,1035");
    }

    @Test
    void withoutScriptsTheFramesAreThereFromTheStart() {
        browser.allowScripts(false);
        browser.open(LESSON);

        assertThat(browser.isDrawn("#steps iframe")).isTrue();
        assertThat(browser.isDrawn("#guess iframe")).isTrue();
    }
}
