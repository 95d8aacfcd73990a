package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Sheet;
import flipscope.sheet.Classroom;
import flipscope.sheet.HandIn;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** A sheet as students answer it, and what the courses that frame it are told. */
@AlsoExported
@WithBrowser
class SheetTest {
    private static final Sheet SHIFTS = Classroom.sheet("shifts");
    private static final String ANNA = "/sheet/shifts?student=anna";

    private static Browser browser;

    private static String right(String student, int question) {
        return Classroom.right(
                HandIn.blank(SHIFTS, student)
                        .asked(SHIFTS.question(question), Classroom.POSITIONS));
    }

    private void press(String squares) {
        for (String each : squares.split(" ")) {
            browser.click("#sheet-grid-" + each);
        }
    }

    private String state() {
        return browser.attribute("#question", "data-state");
    }

    private String strip() {
        return String.join(
                "",
                browser.readAll(
                        "return [...document.querySelectorAll('.sheet-bar li .bit-sign')]"
                                + ".map((each) => each.classList[1][0])"));
    }

    /** To whoever hears the page it has begun anew. */
    private void theVerdictIsSaidFirst() {
        assertThat(browser.read("return document.activeElement.matches('.verdict')"))
                .isEqualTo(true);
        assertThat(browser.read("return document.getElementById('spoken').textContent"))
                .isEqualTo(browser.text(".verdict"));
    }

    private void begin(String student) {
        browser.open("/sheet/shifts");
        browser.type("#student", student);
        browser.follow("#begin");
    }

    @Test
    void aSheetIsAnsweredWithAMouseAndItsLinkIsMarkedElsewhere() {
        begin("anna");
        press(right("anna", 1));
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("right");
        theVerdictIsSaidFirst();
        browser.follow("#next");
        assertThat(browser.read("return location.hash")).isEqualTo("");
        press("a1");
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("wrong");
        theVerdictIsSaidFirst();
        assertThat(browser.has(".slot.result")).isTrue();
        browser.follow("#to-end");
        assertThat(strip()).isEqualTo("rwoooooooo");
        assertThat(browser.text("h1")).isEqualTo("1 of 13");

        String link = browser.value("#link");
        browser.read("localStorage.clear()");
        browser.visit(link);
        assertThat(browser.text("h1")).isEqualTo("1 of 13");
        assertThat(browser.read("return localStorage.getItem('flipscope') ?? ''").toString())
                .as("another person's sheet is none of this device's")
                .doesNotContain("anna");
    }

    @Test
    void anAnsweredBoardHasAOneOnNoOtherSquareThanTheRightOne() {
        browser.open("/sheet/carries?student=anna&q=2");
        press("c2");
        browser.follow("#sheet-check");
        assertThat(
                        browser.readAll(
                                """
                                return [...document.querySelectorAll('#question .answer-grid td > span')]
                                    .filter((each) => getComputedStyle(each, '::after').content.includes('1'))
                                    .map((each) => each.parentElement.dataset.s);
                                """))
                .containsExactly("a3");
    }

    @Test
    void theFirstAnswerStaysWhereverOneGoesBackTo() {
        begin("ben");
        press("a1");
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("wrong");
        browser.back();
        browser.until("the first answer is there again", () -> state().equals("wrong"));
        browser.open("/sheet/shifts?student=ben&q=1");
        browser.until("the device knows it", () -> state().equals("wrong"));
        browser.follow("#next");
        browser.reload();
        assertThat(strip()).isEqualTo("wooooooooo");
        browser.open("/sheet/shifts");
        browser.follow("#resume a");
        assertThat(strip()).isEqualTo("wooooooooo");
    }

    @Test
    void itIsAnsweredByKeysAlone() {
        browser.open("/sheet/shifts");
        browser.tabTo("#student");
        browser.press("anna");
        browser.pressAndFollow(Keys.ENTER);
        String square = right("anna", 1).split(" ")[0];
        browser.tabTo(".answer-grid input");
        browser.press(Keys.SPACE);
        browser.press(Keys.SPACE);
        int column = square.charAt(0) - 'a';
        int row = square.charAt(1) - '1';
        browser.press(Keys.HOME);
        for (int i = 0; i < row; i++) {
            browser.press(Keys.ARROW_DOWN);
        }
        for (int i = 0; i < column; i++) {
            browser.press(Keys.ARROW_RIGHT);
        }
        browser.press(Keys.SPACE);
        assertThat(browser.has("#sheet-grid-" + square + ":checked")).isTrue();
        browser.pressAndFollow(Keys.ENTER);
        assertThat(state()).isIn("right", "wrong");
        browser.tabTo("#next");
        browser.pressAndFollow(Keys.ENTER);
        assertThat(browser.text("h1")).startsWith("Question 2 of 10");
    }

    /** With a mouse and by keys, with scripts and without. */
    @OnlyServed
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSheetOnChessIsTheSame(boolean scripts) {
        Sheet knights = Classroom.sheet("chess-knight");
        String right =
                Classroom.right(
                        HandIn.blank(knights, "anna")
                                .asked(knights.question(1), Classroom.POSITIONS));
        browser.allowScripts(scripts);
        browser.open("/sheet/chess-knight?student=anna&q=1");
        assertThat(browser.text(".answer-grid tbody th")).isEqualTo("8");
        assertThat(browser.has(".grid .piece.black")).isTrue();
        press(right);
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("right");
        browser.open("/sheet/chess-knight?student=anna&q=2");
        browser.tabTo(".answer-grid input");
        browser.press(Keys.SPACE);
        assertThat(browser.has("#sheet-grid-a8:checked")).isTrue();
        browser.pressAndFollow(Keys.ENTER);
        assertThat(state()).isEqualTo("wrong");
    }

    @Test
    void itIsAnsweredOnAPhone() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/sheet/shifts?student=cleo&q=1");
        Finger finger = new Finger(browser);
        for (String each : right("cleo", 1).split(" ")) {
            finger.press("#sheet-grid-" + each);
        }
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("right");
        assertThat(
                        (boolean)
                                browser.read(
                                        "return document.documentElement.scrollWidth <="
                                                + " innerWidth"))
                .isTrue();
    }

    @OnlyServed
    @Test
    void withoutScriptsItIsTheSame() {
        browser.allowScripts(false);
        begin("anna");
        press(right("anna", 1));
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("right");
        browser.open(ANNA + "&q=4");
        browser.click("#sheet-" + right("anna", 4));
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("right");
        browser.open(ANNA + "&q=10");
        browser.type("#sheet-code", right("anna", 10));
        browser.follow("#sheet-check");
        assertThat(state()).isEqualTo("right");
        browser.follow("#to-end");
        assertThat(browser.value("#code")).startsWith("shifts?student=anna&state=");
    }

    // What a course is told

    private Object heard(String subject) {
        return browser.read(
                "return heard.filter(([, data]) => data.subject === arguments[0])"
                        + ".map(([, data]) => data).at(-1)",
                subject);
    }

    @Test
    void aCourseThatFramesItIsToldTheScoreAndGivesTheAnswersBack() {
        try (HostPage host = new HostPage(browser)) {
            host.open("", List.of("/embed/sheet/shifts?student=anna"));
            host.inside(
                    0,
                    () -> {
                        press(right("anna", 1));
                        browser.click("#sheet-check");
                        return null;
                    });
            browser.until("the score is told", () -> heard("SPLICE.reportScoreAndState") != null);
            Map<?, ?> report = (Map<?, ?>) heard("SPLICE.reportScoreAndState");
            assertThat(((Number) report.get("score")).doubleValue()).isBetween(0.07, 0.08);
            Map<?, ?> state = (Map<?, ?>) report.get("state");
            assertThat(state.get("search").toString()).contains("answers=");

            host.inside(0, () -> browser.read("localStorage.clear()"));
            host.open("", List.of("/embed/sheet/shifts?student=anna"));
            browser.until("the state is asked for", () -> heard("SPLICE.getState") != null);
            Map<?, ?> asked = (Map<?, ?>) heard("SPLICE.getState");
            assertThat(asked.get("content_id")).isEqualTo("/embed/sheet/shifts");
            browser.read(
                    "document.querySelector('iframe').contentWindow.postMessage("
                            + "{subject: 'SPLICE.getState.response', message_id: arguments[0],"
                            + " state: arguments[1]}, '*')",
                    asked.get("message_id"),
                    state);
            browser.until("the answer is back", () -> host.inside(0, this::strip).startsWith("r"));
        }
    }

    /** Where nothing can be stored either; and the frame moves nothing around it. */
    @OnlyServed
    @Test
    void aSandboxedFrameIsAnsweredAndSaysTheVerdict() {
        try (HostPage host = new HostPage(browser)) {
            String frames = "sandbox=\"allow-scripts allow-forms\" style=\"margin-top:900px\"";
            host.open(
                    frames,
                    List.of("/embed/sheet/shifts?student=anna", "/embed/sheet/shifts?student=bo"));
            assertThat(host.inside(0, () -> browser.read("return document.activeElement.tagName")))
                    .as("no focus is taken by itself")
                    .isEqualTo("BODY");
            host.inside(
                    0,
                    () -> {
                        press(right("anna", 1));
                        browser.click("#sheet-check");
                        return null;
                    });
            Object before = browser.read("return scrollY");
            browser.until("it is answered", () -> host.inside(0, this::strip).startsWith("r"));
            host.inside(
                    0,
                    () -> {
                        theVerdictIsSaidFirst();
                        return null;
                    });
            assertThat(browser.read("return scrollY")).isEqualTo(before);
        }
    }

    @Test
    void aLessonInAFrameTellsItsScoreToo() {
        try (HostPage host = new HostPage(browser)) {
            host.open("", List.of("/embed/lessons/the-carry-trick"));
            host.inside(
                    0,
                    () -> {
                        browser.click("#forgotten-1");
                        browser.click("#forgotten-check");
                        return null;
                    });
            browser.until("the score is told", () -> heard("SPLICE.reportScoreAndState") != null);
            Map<?, ?> report = (Map<?, ?>) heard("SPLICE.reportScoreAndState");
            assertThat(report.get("score").toString()).matches("0|0\\.\\d+");
            assertThat(((Map<?, ?>) report.get("state")).get("search").toString())
                    .contains("forgotten=1");
        }
    }

    /** On a phone some questions may be, but no sum. */
    private static final String HIDDEN_MARKS =
            """
            const wide = matchMedia('(width >= 64rem)').matches;
            const edge = document.querySelector('.marks .table').getBoundingClientRect().right + 1;
            return [...document.querySelectorAll(wide ? '.marks .table :is(th, td)' : '.marks .table tr > :last-child')]
                .filter((each) => each.getBoundingClientRect().right > edge).map((each) => each.textContent);
            """;

    @Test
    void theBoardsOfSlipsAreSquareAndEachSumIsInSight() {
        for (Look look : Look.opposites(false)) {
            browser.show(look);
            browser.open("/marks?sheet=shifts");
            browser.paste("#lines", handedIn(12));
            browser.follow("#mark");
            assertThat(
                            browser.readAll(
                                    """
                                    return [...document.querySelectorAll('.slips tbody td')]
                                        .map((cell) => cell.getBoundingClientRect())
                                        .map((cell) => Math.abs(cell.width - cell.height) < 2 ? 'square' : 'not');
                                    """))
                    .as("%s", look)
                    .hasSizeGreaterThan(64)
                    .containsOnly("square");
            assertThat(browser.readAll(HIDDEN_MARKS)).as("%s", look).isEmpty();
        }
    }

    private static String handedIn(int students) {
        return Classroom.students(SHIFTS, students).stream()
                .map(student -> student.handIn().code())
                .collect(Collectors.joining("\n"));
    }
}
