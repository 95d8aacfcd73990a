package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import org.junit.jupiter.api.Test;

/**
 * What a browser keeps of a reader of the course: it is there again, until they have it forgotten.
 */
@WithBrowser
class KeptTest {
    private static final String LESSON = "/lessons/every-kind";
    private static final String FIRST = "[data-lesson=board-in-one-number]";

    /** Black takes every disc with the ninth move. */
    private static final String WIPED_OUT = "e6f4e3f6g5d6e7f5c5";

    private static final String START = "Start the course";

    private static final String THROWS =
            """
            Object.defineProperty(window, 'localStorage', {
                get() { throw new DOMException('No storage here.', 'SecurityError'); },
            });
            """;

    private static final String IS_FULL =
            """
            const write = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, value) {
                if (value !== '') throw new DOMException('No room.', 'QuotaExceededError');
                write.call(this, key, value);
            };
            """;

    private static Browser browser;

    private void answer(int choice) {
        browser.click("#numbers-" + choice);
        browser.follow("#numbers-check");
    }

    private void type(String squares) {
        new PressedGrid(browser, "corners").answer(squares);
    }

    private Object kept(String what) {
        return browser.read("return JSON.parse(localStorage.getItem('flipscope'))" + what);
    }

    private boolean isForgotten() {
        return browser.text("#start").equals(START);
    }

    @Test
    void answersAreThereAgainWhenOneComesBack() {
        browser.open(LESSON);
        answer(2);
        type("a8 h7");

        browser.open("/lessons");
        browser.open(LESSON);

        browser.until("the answers", () -> browser.has("#numbers .choice.correct .why"));
        assertThat(browser.text("#corners-said")).contains("One square is missing");
        assertThat(new PressedGrid(browser, "corners").pressed()).containsExactly("h7", "a8");
        assertThat(browser.place()).contains("numbers=2").contains("corners=h7");
        type("a8 h8");
        assertThat(browser.text("#corners-said")).startsWith("Correct");
        assertThat(browser.place()).contains("numbers=2").contains("corners=a8%20h8");
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }

    @Test
    void itIsKnownAtWhichTryAnAnswerWasRight() {
        browser.open(LESSON);
        type("a8");
        type("a8");
        type("a8 h8");

        assertThat(kept(".version")).isEqualTo(1L);
        assertThat(kept(".lessons['every-kind'].answers.corners.state")).isEqualTo("right");
        assertThat(kept(".lessons['every-kind'].answers.corners.tries"))
                .as("the same once more is no try")
                .isEqualTo(2L);
        assertThat((long) kept(".lessons['every-kind'].answers.corners.when")).isPositive();
    }

    @Test
    void anAnswerThatWasAskedForIsNoTryAndLeavesTheQuestionOpen() {
        browser.open(LESSON);
        new PressedGrid(browser, "guess").answer("a1");
        assertThat(kept(".lessons['every-kind'].answers.guess.state")).isEqualTo("wrong");
        browser.follow("#guess-show");

        assertThat(kept(".lessons['every-kind'].answers.guess.state")).isEqualTo("open");
        assertThat(kept(".lessons['every-kind'].answers.guess.tries")).isEqualTo(1L);
        browser.open("/lessons");
        browser.open(LESSON);
        browser.until("the answer", () -> browser.has("#guess-again"));
    }

    @OnlyInAll
    @Test
    void aQuestionOnAnotherPositionComesBackWithItsPosition() {
        browser.open(LESSON);
        browser.follow("#guess-elsewhere");
        String asked =
                browser.text("#guess-scene .line")
                        + browser.attribute("#guess-scene .operands svg", "aria-label");
        new PressedGrid(browser, "guess").answer("a1");

        browser.open("/lessons");
        browser.open(LESSON);

        browser.until("the answer", () -> browser.has("#guess-said"));
        assertThat(browser.place()).contains("guess.seed=1", "guess=a1");
        assertThat(
                        browser.text("#guess-scene .line")
                                + browser.attribute("#guess-scene .operands svg", "aria-label"))
                .isEqualTo(asked);
    }

    @OnlyInAll
    @Test
    void anAddressWithAnswersShowsThemAndKeepsOnesOwn() {
        browser.open(LESSON);
        answer(2);

        browser.open(LESSON + "?numbers=1");
        assertThat(browser.has("#numbers .choice.wrong .why")).isTrue();
        browser.open(LESSON);

        browser.until("one's own", () -> browser.has("#numbers .choice.correct .why"));
    }

    @OnlyInAll
    @Test
    void twoLessonsAreKeptApart() {
        browser.open(LESSON);
        answer(2);
        browser.open("/lessons/board-in-one-number");
        browser.open(LESSON);

        browser.until("the answer", () -> browser.has("#numbers .choice.correct .why"));
        assertThat(kept(".lessons['board-in-one-number'].answers === undefined")).isEqualTo(true);
    }

    @Test
    void anAnswerThatTheLessonDoesNotTakeAnyMoreIsForgotten() {
        browser.open(LESSON);
        type("a8 h8");
        browser.read(
                "kept.write(['lessons', 'every-kind', 'answers', 'numbers'], { text: '9', tries: 1 })");

        browser.open(LESSON);

        browser.until(
                "forgotten",
                () -> kept(".lessons['every-kind'].answers.numbers === undefined").equals(true));
        browser.until("the other", () -> browser.text("#corners-said").startsWith("Correct"));
        browser.complaints();
        assertThat(browser.has("#numbers .why")).isFalse();
    }

    @Test
    void theCourseShowsWhatIsBegunWhatIsReadAndWhereToGoOn() {
        browser.open("/lessons");
        assertThat(browser.isDrawn("#progress")).isFalse();
        assertThat(browser.text("#start")).isEqualTo(START);

        browser.follow("#start");
        String first = browser.place();
        browser.open("/lessons");
        assertThat(browser.text("#start")).isEqualTo("Continue");
        assertThat(browser.text("#where")).startsWith("Lesson 1: A board in two numbers, ");
        assertThat(browser.text(FIRST + " .state")).isEqualTo("started");

        browser.follow("#start");
        assertThat(browser.place()).isEqualTo(first);
        browser.read("document.querySelector('.lesson-end, .lesson-foot').scrollIntoView()");
        browser.until(
                "the end", () -> kept(".lessons['board-in-one-number'].end === true").equals(true));
        browser.open("/lessons");
        assertThat(browser.text(FIRST + " .state")).as("with open questions").isEqualTo("started");
        assertThat(browser.text("#progress span")).startsWith("0 of ");
        assertThat(browser.text("#start")).isEqualTo("Continue");
        assertThat(browser.text("#where")).isEqualTo("Lesson 2: Moving every disc at once");
    }

    @Test
    void aQuestionIsABitOfTheCourse() {
        browser.open(LESSON);
        answer(1);
        type("a8 h8");
        browser.open("/lessons");

        String bits = "[data-lesson=every-kind] .question-bits";
        assertThat(browser.attribute(bits + " [data-question=numbers]", "class"))
                .isEqualTo("bit-sign wrong");
        assertThat(browser.attribute(bits + " [data-question=corners]", "class"))
                .isEqualTo("bit-sign right");
        assertThat(browser.attribute(bits, "aria-label")).matches("\\d questions, 1 done");
    }

    @Test
    void aLessonIsDoneWhenItsQuestionsAreAnswered() {
        browser.open("/lessons");
        browser.read(
                """
                const signs = [...document.querySelectorAll('[data-lesson=board-in-one-number] [data-question]')];
                signs.forEach(({ dataset }) => kept.write(['lessons', 'board-in-one-number', 'answers', dataset.question], { state: 'right' }));
                """);
        assertThat(browser.text(FIRST + " .state")).isEqualTo("done");
        assertThat(browser.text("#progress span")).startsWith("1 of ");
    }

    @Test
    void afterTheLastLessonOneIsLedToWhatIsOpenAndThenToTheEnd() {
        browser.open("/lessons");
        browser.read(
                """
                for (const row of document.querySelectorAll('.course-path li')) kept.write(['lessons', row.dataset.lesson], { last: 1, end: true });
                """);
        assertThat(browser.text("#start")).isEqualTo("Continue");
        assertThat(browser.text("#where")).startsWith("Lesson 1: ");

        browser.read(
                """
                for (const sign of document.querySelectorAll('.bit-sign')) {
                    const { task, question } = sign.dataset;
                    const place = task ? ['tasks', task] : ['lessons', sign.closest('li').dataset.lesson, 'answers', question];
                    kept.write(place, { state: 'right' });
                }
                """);
        assertThat(browser.text("#start")).isEqualTo("The end: what you can do now");
        browser.follow("#start");
        assertThat(browser.place()).isEqualTo("/sheet/you-can?student=me");
    }

    @Test
    void whatWasMissedIsAskedAgainOnAnotherPosition() {
        browser.open(LESSON);
        type("a8");
        browser.until(
                "judged", () -> kept(".lessons['every-kind'].answers.corners.missed").equals(true));
        type("a8 h8");
        browser.open("/lessons");
        assertThat(browser.text("#review span")).isEqualTo("1 to review");

        browser.follow("#review a");
        assertThat(browser.place()).startsWith(LESSON + "?corners.seed=");
        assertThat(browser.isDrawn("#review-on")).isFalse();
        type("a8 h8");
        assertThat(browser.text("#review-on a")).isEqualTo("Reviewed: back to the course");
        browser.follow("#review-on a");
        assertThat(browser.isDrawn("#review")).isFalse();
    }

    /** Each once, in whichever lesson it stands, and what is still to come is counted down. */
    @Test
    void whoReviewsIsLedFromQuestionToQuestion() {
        browser.open("/lessons");
        browser.read(
                """
                const missed = (when) => ({ text: 'a1', when, tries: 1, state: 'wrong', missed: true });
                kept.write(['lessons', 'every-kind', 'answers'], { corners: missed(1), guess: missed(2) });
                kept.write(['lessons', 'board-in-one-number', 'answers'], { 'white-start': missed(3) });
                """);
        assertThat(browser.text("#review span")).isEqualTo("3 to review");

        browser.follow("#review a");
        assertThat(browser.place()).startsWith(LESSON + "?corners.seed=");
        type("a8 h8");
        assertThat(browser.text("#review-on a")).isEqualTo("Next to review (2 more)");
        browser.follow("#review-on a");
        assertThat(browser.place()).startsWith(LESSON + "?guess.seed=");
        assertThat(browser.read("return location.hash")).isEqualTo("#guess");
        new PressedGrid(browser, "guess").answer("a1");
        browser.follow("#review-on a");
        assertThat(browser.place()).startsWith("/lessons/board-in-one-number?white-start.seed=");
        browser.type("#white-start-answer", "0x0000001008000000");
        browser.follow("#white-start-check");

        assertThat(browser.text("#review-on a")).as("what was wrong again").endsWith("(1 more)");
        assertThat(browser.attribute("#review-on a", "href")).startsWith(LESSON + "?guess.seed=");
    }

    @Test
    void aLevelThatWasBeatenIsMarkedAndAnAddressBeatsNone() {
        browser.open("/play?side=black&level=1&moves=" + WIPED_OUT);
        assertThat(browser.isDrawn("#rematch")).isTrue();
        assertThat(isBeaten(1)).as("by somebody else").isFalse();

        browser.open("/play?side=black&level=1&moves=" + WIPED_OUT.replaceFirst("c5$", ""));
        browser.follow("#sq-c5");
        assertThat(isBeaten(1)).isTrue();
        assertThat(isBeaten(2)).isFalse();

        browser.open("/play");
        assertThat(isBeaten(1)).isTrue();
    }

    private boolean isBeaten(int level) {
        return (boolean)
                browser.read(
                        "return !document.querySelector(arguments[0]).hidden",
                        ".levels [data-won='levels " + level + "']");
    }

    @Test
    void itIsAskedBeforeAllIsForgotten() {
        browser.open(LESSON);
        answer(2);
        browser.open("/lessons");

        browser.click("#forget");
        assertThat(browser.answerQuestion(false)).contains("your answers", "your code", "puzzles");
        assertThat(browser.text("#start")).startsWith("Continue");

        browser.click("#forget");
        browser.answerQuestion(true);
        browser.until("forgotten", this::isForgotten);
        assertThat(browser.isDrawn("#progress")).isFalse();
        assertThat(browser.read("return localStorage.length")).isEqualTo(0L);
    }

    @Test
    void whatEarlierVersionsKeptIsTakenOverOnce() {
        browser.open("/lessons");
        browser.read(
                """
                localStorage.setItem('course', '{"every-kind": "begun", "board-in-one-number": "done"}');
                localStorage.setItem('answers', '{"every-kind": {"numbers": "2", "guess /embed/trace": "/embed/trace?show=1"}}');
                """);

        browser.open("/lessons");
        assertThat(browser.text("#where")).startsWith("Lesson 2: ");
        assertThat(browser.readAll("return Object.keys(localStorage)"))
                .containsExactly("flipscope");
        browser.open(LESSON);

        browser.until("the answer", () -> browser.has("#numbers .choice.correct .why"));
        assertThat(kept(".lessons['every-kind'].answers.numbers.state")).isEqualTo("right");
    }

    @OnlyInAll
    @Test
    void whatIsDamagedBeginsAnew() {
        browser.open("/lessons");
        browser.read("localStorage.setItem('flipscope', '{\"version\": 1, \"les')");

        browser.open(LESSON);
        answer(2);

        assertThat(kept(".lessons['every-kind'].answers.numbers.state")).isEqualTo("right");
    }

    @Test
    void whatALaterVersionKeepsIsLeftAsItIs() {
        String later = "{\"version\":2,\"lessons\":[]}";
        browser.open("/lessons");
        browser.read("localStorage.setItem('flipscope', arguments[0])", later);

        browser.open(LESSON);
        answer(2);

        assertThat(browser.has("#numbers .choice.correct .why")).isTrue();
        assertThat(browser.isDrawn(".not-kept")).isTrue();
        assertThat(browser.read("return localStorage.getItem('flipscope')")).isEqualTo(later);
    }

    @Test
    void withoutStorageEverythingWorksAndThePageSaysThatNothingIsKept() {
        browser.whileRunningFirst(
                THROWS,
                () -> {
                    browser.open(LESSON);
                    assertThat(browser.text(".not-kept")).startsWith("This browser keeps nothing");
                    assertThat(browser.isDrawn(".not-kept")).isTrue();
                    answer(2);
                    assertThat(browser.has("#numbers .choice.correct .why")).isTrue();
                    browser.open("/lessons");
                    assertThat(browser.isDrawn(".not-kept")).isTrue();
                    assertThat(isForgotten()).isTrue();
                    browser.open("/play?moves=f5");
                });
        browser.open(LESSON);
        assertThat(browser.isDrawn(".not-kept")).isFalse();
    }

    @OnlyInAll
    @Test
    void whereThereIsNoRoomNothingBreaksAndThePageSaysSo() {
        browser.whileRunningFirst(
                IS_FULL,
                () -> {
                    browser.open(LESSON);
                    answer(2);
                    assertThat(browser.has("#numbers .choice.correct .why")).isTrue();
                    assertThat(browser.isDrawn(".not-kept")).isTrue();
                });
    }
}
