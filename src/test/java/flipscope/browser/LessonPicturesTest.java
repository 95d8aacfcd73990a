package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Lesson;
import flipscope.lesson.read.TaskBlock;
import flipscope.sheet.Classroom;
import flipscope.testkit.Resources;
import flipscope.testkit.Share;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Beside each heading, each step of a walk and each question of a lesson stands the picture that is
 * meant: whole, with nothing over it, and large enough to be read.
 */
@Order(1)
@WithBrowser
class LessonPicturesTest {
    private static final String PLACES = Resources.text("browser/lesson-places.js");

    private static final List<List<Integer>> WINDOWS =
            List.of(List.of(1280, 800), List.of(390, 664), List.of(1024, 768), List.of(390, 844));

    /** Of the two ways to come to a lesson each has two windows, so that all four are seen. */
    private static final int HALF = Share.of(2, 4);

    private static Browser browser;

    private static Stream<Lesson> lessons() {
        return Share.lessons().stream()
                .flatMap(slug -> Classroom.LIBRARY.find(slug).stream())
                .filter(each -> !each.questions().isEmpty());
    }

    private static List<String> flaws(List<List<Integer>> windows) {
        List<String> found = new ArrayList<>();
        for (List<Integer> window : windows) {
            browser.resize(window.get(0), window.get(1));
            browser.readLater(PLACES, -1)
                    .forEach(flaw -> found.add(window.get(0) + "x" + window.get(1) + " " + flaw));
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void besideEveryParagraphStandsItsPicture(Lesson lesson) {
        browser.open("/lessons/" + lesson.slug());
        assertThat(flaws(WINDOWS.subList(0, HALF))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void soItDoesWhenEveryAnswerIsTold(Lesson lesson) {
        browser.open("/lessons/" + lesson.slug() + "?" + told(lesson));
        assertThat(flaws(WINDOWS.subList(WINDOWS.size() - HALF, WINDOWS.size()))).isEmpty();
    }

    /** Every question answered right. */
    private static String told(Lesson lesson) {
        return lesson.questions().stream()
                .filter(each -> !(each instanceof TaskBlock))
                .map(each -> each.name() + "=" + encoded(Classroom.right(each)))
                .collect(Collectors.joining("&"));
    }

    private static String encoded(String answer) {
        return URLEncoder.encode(answer.isEmpty() ? "?" : answer, StandardCharsets.UTF_8);
    }
}
