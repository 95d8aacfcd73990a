package flipscope.web.lesson;

import static flipscope.web.Page.block;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
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
        String answer = site.refusal(LESSON + "?numbers=" + choice);
        assertThat(answer).contains("numbers", "from 1 to 3", choice);
    }

    @Test
    void aGridKeepsWhatWasPressedAndFramesWhatDoesNotBelong() {
        Page near = question("corners=a8+h7", "corners");

        assertThat(near.attributes("td:has(input[checked])", "data-s")).containsExactly("h7", "a8");
        assertThat(near.attributes("td.place", "data-s")).containsExactly("h7");
        assertThat(near.text(".verdict.wrong"))
                .isEqualTo("Not yet. One square is missing, in row 8. h7 does not belong there.");
        assertThat(near.text(".hinting summary")).isEqualTo("A hint");
        assertThat(near.root().html()).doesNotContain("<code>1000</code>");
    }

    @Test
    void withoutScriptsEverySquareIsSentApart() {
        Page right = question("corners=a8&corners=h8&corners=", "corners");

        assertThat(right.text(".verdict")).isEqualTo("Correct.");
        assertThat(block(site.get(LESSON + "?corners=a8&corners=h8").body(), "numbers"))
                .contains("type=\"hidden\" name=\"corners\" value=\"a8 h8\"");
    }

    @Test
    void anEmptyGridIsNoAnswerUntilTheReaderSaysSo() {
        Page empty = question("corners=", "corners");

        assertThat(empty.text(".verdict")).isEqualTo("Press the squares first, then Check.");
        assertThat(empty.root().attr("data-state")).isEqualTo("open");
        assertThat(empty.attribute("#corners-none", "value")).isEqualTo("none");
        assertThat(question("corners=none", "corners").root().attr("data-state"))
                .isEqualTo("wrong");
    }

    @Test
    void anExerciseShowsItsAnswerToNobodyWhoHasNotTried() {
        assertThat(question("", "corners").has("#corners-show")).isFalse();
        assertThat(question("corners=i9", "corners").has("#corners-show")).isFalse();
        assertThat(question("corners=a8", "corners").attribute("#corners-show", "href"))
                .isEqualTo(LESSON + "?corners=%3F#corners");
    }

    @Test
    void anAnswerThatIsShownLeavesItsQuestionOpen() {
        Page shown = question("corners=?", "corners");

        assertThat(shown.attributes("td.answered", "data-s")).containsExactly("a8", "h8");
        assertThat(shown.root().attr("data-state")).isEqualTo("open");
        assertThat(shown.root().html()).contains("<code>1000</code>");
        assertThat(shown.attribute("#corners-again", "href")).isEqualTo(LESSON + "#corners");
    }

    @Test
    void anExerciseTellsWhyARightAnswerIsRight() {
        Page right = question("corners=H8,a8", "corners");

        assertThat(right.text(".verdict.correct")).isEqualTo("Correct.");
        assertThat(right.root().html()).contains("<code>1000</code>").doesNotContain("A hint");
    }

    @Test
    void anAnswerThatCannotBeReadIsRefusedByItsMessage() {
        String answer = site.refusal(LESSON + "?corners=k9");
        assertThat(block(answer, "corners")).contains("“k9” is not a square of this grid");
        assertThat(site.get(LESSON + "?corners=" + "a1+".repeat(200)).statusCode()).isEqualTo(400);
    }

    /** The values that a step starts from, and an empty grid in the place of its result. */
    @Test
    void aPredictionIsAQuestionOfThePage() {
        Page open = question("", "guess");

        assertThat(open.has("iframe")).isFalse();
        assertThat(open.text(".question")).contains("every carry runs on to the left");
        assertThat(open.texts(".operands figcaption code")).containsExactly("passable", "start");
        assertThat(open.attributes(".pressing input", "value")).hasSize(64);
        assertThat(open.has(".result")).isFalse();
        assertThat(open.root().attr("data-state")).isEqualTo("open");
    }

    @Test
    void aRightPredictionShowsTheStepItself() {
        Page wrong = question("guess=a1", "guess");
        assertThat(wrong.text(".verdict.wrong")).contains("a1 does not belong there");
        assertThat(wrong.has(".result")).isFalse();

        Page shown = question("guess=?", "guess");
        String result = shown.attribute(".result svg", "data-on");
        Page right = question("guess=" + result, "guess");

        assertThat(right.text(".verdict.correct")).isEqualTo("Correct.");
        assertThat(right.has(".result svg[data-motion]")).isTrue();
        assertThat(right.has(".pressing")).isFalse();
        assertThat(right.root().attr("data-state")).isEqualTo("right");
        assertThat(shown.root().attr("data-state")).isEqualTo("open");
    }

    @Test
    void aQuestionIsAskedOnAnotherPositionByItsNumber() {
        Page own = question("", "guess");
        Page other = question("guess.seed=7", "guess");

        assertThat(own.attribute("#guess-elsewhere", "href"))
                .isEqualTo(LESSON + "?guess.seed=1#guess");
        assertThat(other.attribute("#guess-elsewhere", "href")).contains("guess.seed=8");
        assertThat(other.attribute("#guess-written", "href")).isEqualTo(LESSON + "#guess");
        assertThat(other.attributes(".operands svg", "aria-label"))
                .isNotEqualTo(own.attributes(".operands svg", "aria-label"))
                .isEqualTo(
                        question("guess.seed=7", "guess")
                                .attributes(".operands svg", "aria-label"));
        assertThat(block(site.get(LESSON + "?guess.seed=7").body(), "numbers"))
                .contains("name=\"guess.seed\" value=\"7\"");
        assertThat(site.get(LESSON + "?guess.seed=no").statusCode()).isEqualTo(400);
    }

    private static Page question(String answers, String name) {
        return Page.of(site.get(LESSON + "?" + answers).body()).part("#" + name);
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

    @Test
    void aNumberThatIsAColumnOrASquareIsAlsoCalledByItsName() {
        assertThat(site.page("/lessons/four-in-a-row").texts("#drop-scene figcaption"))
                .contains("column d3");
        assertThat(site.page("/lessons/subtract-to-see-a-ray").texts("#sees-scene figcaption"))
                .contains("square c2");
    }
}
