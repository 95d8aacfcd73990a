package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Site;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A step that was drawn before is answered just as it was the first time, and only while it is so.
 */
class StepCacheTest {
    private static final String STEP = "/trace/reversi/mobility/left?at=run.2";

    /**
     * No lesson of the course steps this technique, so one of the instructor's own can be first.
     */
    private static final String NOT_STEPPED = "/trace/clinic/flips-own-anchor?at=flips";

    private static final String LESSON =
            """
            ---
            title: Mine
            summary: Mine.
            order: 4
            minutes: 1
            ---

            ```trace
            algorithm: clinic/flips-own-anchor
            ```
            """;

    @Test
    void theSecondAnswerIsTheFirstOneWordForWordAndHeaderForHeader() {
        try (Site site = new Site();
                Site other = new Site()) {
            HttpResponse<String> first = site.fragment(STEP);
            HttpResponse<String> second = site.fragment(STEP);

            assertThat(second.body()).isEqualTo(first.body());
            assertThat(headers(second)).isEqualTo(headers(first));
            assertThat(first.body().replace(site.origin(), other.origin()))
                    .isEqualTo(other.fragment(STEP).body());
        }
    }

    @Test
    void whatElseIsAskedForAtTheSameAddressIsAnswerOfItsOwn() {
        try (Site site = new Site()) {
            String step = site.fragment(STEP).body();

            assertThat(site.get(STEP).body()).startsWith("<!doctype html>");
            assertThat(site.get(STEP, "HX-Request", "true", "HX-Target", "trace").body())
                    .isNotEqualTo(step)
                    .contains("id=\"trace\"");
            assertThat(
                            site.get(
                                            STEP,
                                            "HX-Request",
                                            "true",
                                            "HX-History-Restore-Request",
                                            "true")
                                    .body())
                    .startsWith("<!doctype html>");
            assertThat(site.fragment(STEP + "&more=1").body()).isNotEqualTo(step);
            assertThat(site.fragment(STEP).body()).isEqualTo(step);
        }
    }

    @Test
    void whatIsRefusedIsRefusedEachTime() {
        try (Site site = new Site()) {
            String wrong = "/trace/reversi/mobility/left?position=XO&at=1";

            assertThat(site.fragment(wrong).statusCode()).isEqualTo(400);
            assertThat(site.fragment(wrong).statusCode()).isEqualTo(400);
        }
    }

    @Test
    void aLessonThatComesOrGoesChangesTheLinksToItAtOnce(@TempDir Path folder) throws IOException {
        try (Site site = new Site(folder)) {
            List<String> taught = new ArrayList<>();
            taught.add(site.fragment(NOT_STEPPED).body());
            Path lesson = Files.writeString(folder.resolve("mine.md"), LESSON);
            taught.add(site.fragment(NOT_STEPPED).body());
            Files.delete(lesson);
            taught.add(site.fragment(NOT_STEPPED).body());

            assertThat(taught.get(1)).contains("/lessons/mine");
            assertThat(taught.get(1)).isNotEqualTo(taught.get(0));
            assertThat(taught.get(2)).isEqualTo(taught.get(0));
        }
    }

    private static Map<String, List<String>> headers(HttpResponse<?> answer) {
        Map<String, List<String>> all = new TreeMap<>(answer.headers().map());
        all.remove("date");
        return all;
    }
}
