package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.sheet.Classroom;
import flipscope.sheet.HandIn;
import flipscope.testkit.OnlyInAll;
import flipscope.testkit.Share;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** The way through the course: from the first page over a lesson and what it missed to the end. */
@Order(3)
@AlsoExported
@WithBrowser
class CourseTest {
    private static final Lesson FIRST = Classroom.LIBRARY.find("board-in-one-number").orElseThrow();
    private static final Sheet COURSE = Classroom.sheet("course");

    /** What of a question, or of a toy's goal, and of a picture is in the window, below the bar. */
    private static final String IN_SIGHT =
            """
            const bar = document.querySelector('.lesson-bar').getBoundingClientRect().bottom;
            const isSeen = (each) => {
                const { top, bottom, left, width } = each.getBoundingClientRect();
                return width > 0 && top >= bar - 1 && bottom <= innerHeight && each.contains(document.elementFromPoint(left + 2, bottom - 4))
                    && each.checkVisibility({ opacityProperty: true });
            };
            return ['.asked .question, .toy .goal > p:first-child', '.in-sight .pictures, .in-sight .both']
                .filter((selector) => ![...document.querySelectorAll(selector)].some(isSeen));
            """;

    private static Browser browser;
    private Hand hand = new Mouse();

    /** How somebody uses what is on the page. */
    private interface Hand {
        void follow(String selector);

        void press(String id, String squares);

        void choose(String id, int number);

        void type(String field, String text);
    }

    private static class Mouse implements Hand {
        @Override
        public void follow(String selector) {
            browser.follow(selector);
        }

        @Override
        public void press(String id, String squares) {
            for (String square : squares.split(" ")) {
                browser.click("[id='" + id + "-grid-" + square + "']");
            }
        }

        @Override
        public void choose(String id, int number) {
            browser.click("#" + id + "-" + number);
        }

        @Override
        public void type(String field, String text) {
            browser.type(field, text);
        }
    }

    private static class Touch extends Mouse {
        private final Finger finger = new Finger(browser);

        @Override
        public void follow(String selector) {
            finger.tap(selector);
        }

        @Override
        public void press(String id, String squares) {
            for (String square : squares.split(" ")) {
                finger.press("td:has(> label > #" + id + "-grid-" + square + ")");
            }
        }

        @Override
        public void choose(String id, int number) {
            finger.press("#" + id + "-" + number);
        }
    }

    private static class Keyboard implements Hand {
        @Override
        public void follow(String selector) {
            browser.tabTo(selector);
            browser.pressAndFollow(Keys.ENTER);
        }

        @Override
        public void press(String id, String squares) {
            browser.tabTo("#" + id + " .answer-grid input");
            for (String square : squares.split(" ")) {
                browser.press(Keys.HOME + String.valueOf(Keys.ARROW_UP).repeat(7));
                browser.press(String.valueOf(Keys.ARROW_RIGHT).repeat(square.charAt(0) - 'a'));
                browser.press(String.valueOf(Keys.ARROW_DOWN).repeat(square.charAt(1) - '1'));
                browser.press(Keys.SPACE);
            }
        }

        @Override
        public void choose(String id, int number) {
            browser.tabTo("#" + id + " [type=radio]");
            browser.press(Keys.SPACE);
            browser.press(String.valueOf(Keys.ARROW_DOWN).repeat(number - 1));
        }

        @Override
        public void type(String field, String text) {
            browser.tabTo(field);
            browser.press(text);
        }
    }

    /** Answers a question whose elements have names that begin with this id. */
    private void answer(String id, Block asked, boolean right) {
        String answer = right ? Classroom.right(asked) : "";
        if (browser.has(".lesson-page #" + id + " > .scene") && !(hand instanceof Keyboard)) {
            browser.bring(id);
        }
        if (asked instanceof QuizBlock quiz) {
            hand.choose(id, right ? Integer.parseInt(answer) : quiz.isCorrect(1) ? 2 : 1);
        } else if (((AskedBlock) asked).answer().isPressed()) {
            hand.press(id, right ? answer : wrongSquare(id, Classroom.right(asked)));
        } else {
            String wrong = Classroom.right(asked).startsWith("0x") ? "0x3" : "77";
            hand.type("#" + id + "-answer", right ? answer : wrong);
        }
        hand.follow("#" + id + "-check");
    }

    private String wrongSquare(String id, String right) {
        return browser
                .readAll(
                        "return [...document.querySelectorAll(`[id^=${arguments[0]}-grid-]`)].map((each) => each.value)",
                        id)
                .stream()
                .filter(each -> !List.of(right.split(" ")).contains(each))
                .findFirst()
                .orElseThrow();
    }

    /** Answers a lesson, every second question wrong; its tasks are for {@code WritingTest}. */
    private void answer(Lesson lesson) {
        List<Block> questions =
                lesson.questions().stream().filter(each -> !(each instanceof TaskBlock)).toList();
        for (int index = 0; index < questions.size(); index++) {
            Block asked = questions.get(index);
            boolean right = index % 2 == 0;
            answer(asked.name(), asked, right);
            assertThat(browser.attribute("#" + asked.name(), "data-state"))
                    .as(asked.name())
                    .isEqualTo(right ? "right" : "wrong");
        }
    }

    private int half() {
        return FIRST.questions().size() / 2;
    }

    @OnlyInAll
    @Test
    void halfOfItWrongOneComesFromTheFirstPageOverAReviewToTheEnd() {
        browser.open("/");
        browser.follow("#course");
        browser.follow("#start");
        assertThat(browser.place()).isEqualTo("/lessons/" + FIRST.slug());
        answer(FIRST);

        browser.follow(".lesson-bar .way-out");
        assertThat(browser.text("#start")).isEqualTo("Continue");
        assertThat(browser.text("#review span")).isEqualTo(half() + " to review");
        browser.follow("#review a");
        assertThat(browser.place()).contains(".seed=");
        String asked = (String) browser.read("return location.hash.slice(1)");
        assertThat(browser.attribute("#" + asked, "data-state")).isEqualTo("open");

        browser.open("/lessons");
        browser.follow(".sheets a[href='/sheet/course']");
        answerTheSheet();

        assertThat(browser.text(".end h1")).isEqualTo("10 of 20");
        assertThat(browser.readAll(MISSED)).hasSize(10).doesNotContain("");
        assertThat(browser.readAll(ON)).contains("/write", "/play/puzzle", "/lessons/bug-clinic");
        String link = browser.value("#link");
        String marks = browser.text(".end .lead");
        browser.reset();
        browser.visit(link);
        assertThat(browser.text(".end h1")).as("opened elsewhere").isEqualTo("10 of 20");
        assertThat(browser.text(".end .lead")).isEqualTo(marks);
    }

    private static final String MISSED =
            "return [...document.querySelectorAll('.missed b')].map((each) => each.textContent)";
    private static final String ON =
            "return [...document.querySelectorAll('.ways-on a')].map((each) => each.getAttribute('href'))";

    private void answerTheSheet() {
        browser.type("#student", "anna");
        browser.follow("#begin");
        HandIn handIn = HandIn.blank(COURSE, "anna");
        for (Sheet.Question question : COURSE.questions()) {
            Block asked = handIn.asked(question, Classroom.POSITIONS);
            answer("sheet", asked, question.number() % 2 == 0);
            if (browser.has("#next")) {
                browser.follow("#next");
            }
        }
    }

    /** Lessons of four parts of the course, and where each leads on. */
    private static final Map<String, String> OF_FOUR_PARTS =
            Map.of(
                    "board-in-one-number", "moving-every-disc",
                    "every-legal-move", "the-carry-trick",
                    "playing-the-move", "counting-bits",
                    "one-move-at-a-time", "four-in-a-row",
                    "legal-moves-to-player", "a-stronger-player");

    /** Some of them that ask in every way in which any of them does. */
    private static Stream<Arguments> taken() {
        return Share.of(new TreeSet<>(OF_FOUR_PARTS.keySet()), CourseTest::ways).stream()
                .map(slug -> arguments(slug, OF_FOUR_PARTS.get(slug)));
    }

    /** In which ways a lesson is answered. */
    private static Set<Object> ways(String slug) {
        return lesson(slug).questions().stream().map(CourseTest::way).collect(Collectors.toSet());
    }

    private static Object way(Block question) {
        return question instanceof AskedBlock asked ? asked.answer().kind() : question.getClass();
    }

    private static Lesson lesson(String slug) {
        return Classroom.LIBRARY.find(slug).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("taken")
    void aLessonIsTakenByTouchOnAPhone(String slug, String next) {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        hand = new Touch();
        take(slug, next);
    }

    @ParameterizedTest
    @MethodSource("taken")
    void aLessonIsTakenByKeysAlone(String slug, String next) {
        hand = new Keyboard();
        take(slug, next);
    }

    private void take(String slug, String next) {
        browser.open("/lessons/" + slug);

        answer(lesson(slug));

        hand.follow("#page_next");
        assertThat(browser.place()).isEqualTo("/lessons/" + next);
    }

    @Test
    void everyLessonBeginsWithAQuestionAndItsPictureInTheFirstWindow() {
        for (Look.Screen screen : List.of(Look.Screen.WIDE, Look.Screen.PHONE)) {
            browser.show(new Look(screen, Look.Theme.LIGHT));
            browser.resize(screen.width, screen == Look.Screen.WIDE ? 800 : screen.height);
            for (String slug : Share.lessons()) {
                browser.open("/lessons/" + slug);
                assertThat(browser.readAll(IN_SIGHT))
                        .as("not in sight: %s, %s", slug, screen)
                        .isEmpty();
            }
        }
    }
}
