package flipscope.web.lesson;

import static flipscope.web.Page.block;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The quizzes, exercises and predictions of a lesson, answered without scripts and on paper. */
@WithSite(lessons = WithSite.TEACHING)
class LessonQuestionsTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Site site;
    private static String page;

    @BeforeAll
    static void read() {
        page = site.get(LESSON).body();
    }

    @Test
    void aQuestionOnPaperHasWhatIsGivenAndAnEmptyGridForThePencil() {
        String asked = block(site.get(LESSON + "?print=1").body(), "guess");

        assertThat(asked).contains("Which squares are set then?", "class=\"given\"", "answer-grid");
        assertThat(asked).doesNotContain("<input", "<a ", "/figure/", "checked");
    }

    /** There is nothing before it that could be shown in its place. */
    @Test
    void aQuestionAboutTheVeryFirstStepKeepsItsAnswerOnPaperToo() {
        String asked = block(site.get("/lessons/one-move-at-a-time?print=1").body(), "below");

        assertThat(asked)
                .contains("<code>bits - 1</code>", "\"bits: f7\"")
                .doesNotContain("g7 ", "g7,");
    }

    @Test
    void aQuizTellsWhyAChoiceIsWrongAndOfARightOneEverything() {
        assertThat(block(page, "numbers")).doesNotContain("nothing of White", "One a colour.");

        String wrong = block(site.get(LESSON + "?numbers=1").body(), "numbers");
        assertThat(wrong)
                .contains("Not quite.", "nothing of White")
                .doesNotContain("One a colour.");
        assertThat(Page.of(wrong).has("[value=1][checked]")).isTrue();

        String right = block(site.get(LESSON + "?numbers=2").body(), "numbers");
        assertThat(right).contains("Correct.", "One a colour.", "nothing of White");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "4", "two", "-1"})
    void aChoiceThatIsNoneIsRefusedByName(String choice) {
        HttpResponse<String> answer = site.get(LESSON + "?numbers=" + choice);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("numbers", "from 1 to 3", choice);
    }

    @Test
    void anExerciseSaysWhatIsMissingAndKeepsWhatWasTyped() {
        String near = block(site.get(LESSON + "?corners=a8+h7").body(), "corners");

        assertThat(near)
                .contains("value=\"a8 h7\"", "One square is missing", "h7 does not belong")
                .contains("A hint");
        String beforeItIsAskedFor = near.substring(0, near.indexOf("<details class=\"solution\">"));
        assertThat(beforeItIsAskedFor).doesNotContain("h8", "<code>1000</code>");
        assertThat(near.substring(beforeItIsAskedFor.length()))
                .contains("Show the answer", "<code>a8 h8</code>", "<code>1000</code>");
    }

    @Test
    void anExerciseShowsItsAnswerToNobodyWhoHasNotTried() {
        assertThat(block(page, "corners")).doesNotContain("Show the answer");
        String unreadable = site.get(LESSON + "?corners=i9").body();
        assertThat(block(unreadable, "corners")).doesNotContain("Show the answer");
    }

    @Test
    void anExerciseTellsWhyARightAnswerIsRight() {
        String right = block(site.get(LESSON + "?corners=H8,a8").body(), "corners");

        assertThat(right).contains("verdict correct", "<code>1000</code>").doesNotContain("A hint");
    }

    @Test
    void anAnswerThatCannotBeReadIsRefusedAndKept() {
        HttpResponse<String> answer = site.get(LESSON + "?corners=k9");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(block(answer.body(), "corners"))
                .contains("aria-invalid=\"true\"", "value=\"k9\"", "corners-verdict");
    }

    @Test
    void theFormsKeepEachOthersAnswers() {
        String both = site.get(LESSON + "?numbers=2&corners=a8").body();

        assertThat(block(both, "numbers"))
                .contains("type=\"hidden\" name=\"corners\" value=\"a8\"");
        assertThat(block(both, "corners")).contains("type=\"hidden\" name=\"numbers\" value=\"2\"");
    }

    @Test
    void htmxIsGivenTheBlockThatItAsksForAndWhatTheOthersKeep() {
        String part =
                site.get(
                                LESSON + "?numbers=2&corners=a8",
                                "HX-Request",
                                "true",
                                "HX-Target",
                                "numbers")
                        .body();

        assertThat(part)
                .contains("<form id=\"numbers\"", "<div id=\"corners-kept\" hidden hx-swap-oob")
                .contains("hx-swap-oob=\"innerHTML:#spoken\">Correct.</p>")
                .doesNotContain("<form id=\"corners\"", "<html");
    }
}
