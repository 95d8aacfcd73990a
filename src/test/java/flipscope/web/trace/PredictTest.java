package flipscope.web.trace;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@WithSite
class PredictTest {
    private static final String RIPPLE = "/trace/reversi/mobility/carry?at=ripple";
    private static final String QUESTION = RIPPLE + "&predict=1";
    private static final String RIGHT = "d2 g2 a3 a4 d5 e5 b6".replace(' ', '+');

    private static final String WITHOUT_CARRY = "d2+g2+d5+e5+b3+c3+d3+e3+b4+c4+d4+e4+f4+c6+d6+e6";

    /** In round 2 the run comes to c5, in round 3 to b5. */
    private static final String SIX =
            "-X-------X-O----OOOO-X-----OXX---XXXOX----X-O----X-X----X-------_O";

    private static Site site;

    @Test
    void aStepOffersToPredictItAndTheStoryboardToPractise() {
        assertThat(site.body(RIPPLE)).contains("id=\"predict\"", "predict=1");
        assertThat(site.body("/trace/reversi/mobility/carry")).contains("practice=1");
    }

    /** A sheet of all lines would tell. */
    @ParameterizedTest
    @ValueSource(strings = {"&predict=1", "&practice=1", "&predict=1&detail=stage"})
    void aQuestionThatIsToBePrintedStaysAQuestion(String asked) {
        String page = site.body("/trace/bits/index?at=below&print=1" + asked);

        assertThat(page).contains("id=\"check\"").doesNotContain("id=\"sheet\"");
    }

    @ParameterizedTest
    @CsvSource({"predict, &at=3", "practice, ''"})
    void fromAGameTheQuestionKeepsTheGameAndHidesItsLegalMarks(String id, String at) {
        String game = "moves=f5d6&side=both&level=2";
        String beside = site.body("/trace/reversi/mobility/core?" + game + at);
        assertThat(href(beside, id))
                .startsWith("/trace/reversi/mobility/core?")
                .contains(id + "=1");
        assertThat(site.body(href(beside, id)))
                .contains("id=\"check\"", "name=\"moves\" value=\"f5d6\"", "Back to the game")
                .doesNotContain("empty, legal");
    }

    @Test
    void aQuestionTellsNothingOfItsAnswer() {
        assertThat(site.body(QUESTION))
                .contains("<code>passable</code> and <code>start</code> are added")
                .contains("<code>passable</code>", "<code>start</code>")
                .doesNotContain("0x0012808018400000", "/api/", "rel=\"next\"", "class=\"why\"")
                .doesNotContain("runs left", "Added", "id=\"stage-");
        assertThat(site.body(RIPPLE + "&more=1"))
                .as("the step itself does")
                .contains("0x0012808018400000");
    }

    /** The stage goes on for four rounds more: it comes to b5 too. */
    @Test
    void aLineOfALoopIsAskedForAndGradedAndNotItsStage() {
        String url =
                "/embed/trace/reversi/mobility/left?position="
                        + SIX
                        + "&predict=1&at=run.2&detail=statement";
        assertThat(site.body(url))
                .contains("does <code>run</code> have after")
                .contains("after <code>run |= run &lt;&lt; 1 &amp; passable</code>?")
                .doesNotContain("after this stage");
        assertThat(site.body(url + "&check=1&answer=c5+d5")).contains("Correct.");
        assertThat(site.body(url.replace("statement", "stage")))
                .contains("does <code>run</code> have after this stage?");
        assertThat(site.body(url.replace("statement", "stage") + "&check=1&answer=c5+d5"))
                .contains("Not yet.");
    }

    /** Rounds that change nothing are one stop, but a line of them is a question of its own. */
    @Test
    void aRoundThatChangesNothingIsAskedForAsAnyOther() {
        String url = "/trace/reversi/mobility/left?position=random:2&at=run.2&detail=statement";
        String page = site.body(url + "&predict=1");
        assertThat(page).doesNotContain("after this stage");
        assertThat(href(page, "show")).contains("at=run.2&");
        assertThat(href(site.body(href(page, "show")), "to-step")).contains("at=run.2&");
    }

    @Test
    void linesThatHaveRunAgainSinceTellNothingOfTheRoundBefore() {
        String drop = "/trace/scorefour/drop?moves=b3b3c3d3a3a3a1d3d4&column=11&at=return";
        assertThat(site.body(drop)).contains("\"value\">true<");
        assertThat(site.body(drop + "&predict=1"))
                .contains("Which cells does <code>cell</code> have?")
                .doesNotContain("\"value\">false<", "\"value\">d3/2<");
    }

    @Test
    void theRightAnswerIsToldWhyAndLeadsOn() {
        String page = site.body(QUESTION + "&check=1&answer=" + RIGHT);
        assertThat(page).contains("Correct.", "class=\"why\"", "rel=\"next\"");
        assertThat(next(page)).contains("predict=1");
    }

    @Test
    void aMissIsMarkedInTheGridHasAHintAndTheAnswerOnlyWhoAsks() {
        String missed = site.body(QUESTION + "&check=1&answer=" + WITHOUT_CARRY);
        assertThat(missed)
                .contains("name=\"try\" value=\"2\"")
                .doesNotContain("data-motion=", "class=\"why\"");
        Page page = Page.of(missed);
        assertThat(page.text(".verdict"))
                .as("the mistake first")
                .isEqualTo(
                        "The carry is not followed. Where two bits meet it runs on to the left,"
                                + " through everything that is set.");
        assertThat(page.text(".count"))
                .isEqualTo(
                        "Not yet. 3 squares are missing, in rows 3, 4, 6. b3, c3, d3, e3, b4, c4,"
                                + " d4, e4, f4, c6, d6, e6 do not belong there.");
        assertThat(page.text(".clue"))
                .contains("first differs from the result at a3.")
                .contains("a3 missing: a carry starts on e3, passes d3 to b3 and arrives there.")
                .doesNotContain("a4");
        assertThat(page.count("details.hinting[open]")).isZero();
        assertThat(page.count(".answer-grid td.place")).isEqualTo(12);
        assertThat(page.count(".answer-grid input[checked]")).isEqualTo(16);

        String again = site.body(QUESTION + "&try=2&check=1&answer=" + WITHOUT_CARRY);
        assertThat(Page.of(again).count("details.hinting[open]")).isEqualTo(1);

        Page shown = Page.of(site.body(href(again, "show")));
        assertThat(shown.text())
                .contains(
                        "first differs from the result at a3.",
                        "The carry is not followed.",
                        "a4 missing: a carry starts on f4");
        assertThat(shown.text(".slipped code")).isEqualTo("passable | start");
        assertThat(shown.count(".slipped svg[data-motion]")).isEqualTo(1);
        assertThat(shown.count(".result .c.parts")).as("theirs and the right one").isEqualTo(2);
        assertThat(shown.count(".why")).isEqualTo(1);
    }

    @Test
    void theTruthMovesUnderARightAnswerAndIsPlainForWhoGaveNone() {
        Page right = Page.of(site.body(QUESTION + "&check=1&answer=" + RIGHT));
        assertThat(right.count(".result svg[data-motion]")).isEqualTo(1);
        assertThat(right.count(".result .c.on.answered")).isEqualTo(7);
        Page shown = Page.of(site.body(QUESTION + "&show=1"));
        assertThat(shown.count(".result svg[data-motion]")).isEqualTo(1);
        assertThat(shown.count(".result .c.answered") + shown.count(".reason")).isZero();
    }

    @Test
    void whoAnsweredNothingIsToldWhereTheResultBegins() {
        String missed = site.body(QUESTION + "&check=1");
        assertThat(missed).contains("Not yet. 7 squares are missing.");
        assertThat(site.body(href(missed, "show")))
                .contains("first differs from the result at d2.");
    }

    @Test
    void aNumberThatIsMissedIsTooLargeOrTooSmallAndHasNoBits() {
        String asked = url("/trace/bits/index?at=return&predict=1&check=1&answer=");
        int number = Integer.decode(last());
        assertThat(site.body(asked + (number + 4))).contains("The answer is less than");
        assertThat(site.body(asked + (number - 1))).contains("The answer is more than");
        assertThat(Page.of(site.body(asked + (number ^ 4))).text(".feedback"))
                .doesNotContain("bit");
    }

    /** The number that the example of {@code bits/index} returns. */
    private static String last() {
        JsonNode steps = steps("bits/index");
        return steps.get(steps.size() - 1).at("/result/value").asString();
    }

    @Test
    void inACubeNoShiftGoesLeft() {
        String lifted = "/trace/scorefour/ground?moves=a1a1b2&at=lifted&predict=1&detail=operation";
        assertThat(site.body(lifted + "&check=1&answer=a1/1"))
                .contains("moves towards d4 at the top")
                .doesNotContain("to the left");
    }

    @Test
    void toggledCellsAreAnAnswerAndAreKept() {
        String cells = "&cell=" + RIGHT.replace("+", "&cell=");
        assertThat(site.body(QUESTION + "&check=1" + cells)).contains("Correct.");
        Page kept = site.page(QUESTION + "&answer=c4");
        assertThat(kept.has("input[value=c4][aria-label=c4][checked]")).isTrue();
        assertThat(kept.has("input[value=c5][aria-label=c5]:not([checked])")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "/trace/reversi/mobility/carry?at=ripple&predict=1&check=1, k9, “k9” is not a square",
        "/trace/reversi/mobility/carry?at=ripple&predict=1, zz, “zz” is not a square",
        "/trace/scorefour/ground?at=lifted&predict=1&check=1, c4, “c4” is not a cell of this cube",
        "/trace/bits/index?at=return&predict=1&check=1, many, “many” is not a whole number",
        "/trace/bits/index?at=return&predict=1&check=1, '', Type a number first",
        "/trace/reversi/flips/loop?at=7&predict=1&check=1, maybe, Choose true or false",
    })
    void whatIsNoAnswerIsSaidAndKeptWhereItIsTyped(String url, String answer, String message) {
        String response = site.refusal(url(url) + "&answer=" + answer);
        assertThat(response).contains("class=\"verdict unreadable\"", message);
        boolean typed = url.contains("bits");
        assertThat(response.contains("value=\"" + answer + "\"")).isEqualTo(typed);
    }

    @Test
    void anAnswerThatIsTooLongIsSaidToBe() {
        String response = site.refusal(QUESTION + "&check=1&answer=" + "c4+".repeat(200));
        assertThat(response).contains("at most 400 characters");
    }

    /** The last step of the example of {@code bits/index} is the number that it returns. */
    private static String url(String url) {
        if (!url.contains("at=return")) {
            return url;
        }
        int last = steps("bits/index").size() - 1;
        return url.replace("at=return", "at=" + last);
    }

    @Test
    void aCallIsAskedWhatItWillGiveBackAndItsStepsAreHidden() {
        String page = site.body("/trace/reversi/mobility/shifts?predict=1&at=5");
        assertThat(page).contains("Which squares will <code>Fill.shiftLeft", "<code>own</code>");
        String right = site.body("/trace/reversi/mobility/shifts?predict=1&at=5&show=1");
        assertThat(right).contains("This is the answer.");
        assertThat(href(right, "to-step") + "&").doesNotContain("at=5&");
    }

    @Test
    void twoWordsAreAskedForOneAfterTheOtherAndTheFirstDoesNotTellTheSecond() {
        String page = site.body("/trace/reversi/move/apply?predict=1&at=return");
        assertThat(page)
                .contains("the first", "<code>ownAfter</code>")
                .doesNotContain("opponentAfter</code> have");
        String shown = site.body(href(page, "show"));
        assertThat(shown).doesNotContain("class=\"why\"");
        String second = site.body(next(shown));
        assertThat(second).contains("the second", "<code>opponentAfter</code> have?");
        assertThat(site.body(href(second, "show"))).contains("class=\"why\"");
    }

    @Test
    void aTableOfTablesIsPassedOverAndThePageSaysSo() {
        String page = site.body("/trace/scorefour/reach-after?predict=1&at=34");
        assertThat(page).contains("id=\"asked-note\"", "makes nothing new to ask about");
        assertThat(site.body("/trace/scorefour/reach-after?predict=1&at=35"))
                .contains("The table already holds the answer")
                .doesNotContain("id=\"asked-note\"");
    }

    @Test
    void everyLinkOfAQuestionKeepsTheGameAndTheLook() {
        String url =
                "/trace/reversi/mobility/core?moves=f5d6c3&side=black&level=4&ply=2&at=3"
                        + "&detail=statement&predict=1";
        String page = site.body(url);
        for (String id : List.of("show", "skip", "more")) {
            assertThat(href(page, id)).contains("moves=f5d6c3", "level=4", "detail=statement");
        }
        assertThat(page)
                .contains("name=\"moves\" value=\"f5d6c3\"")
                .contains("name=\"detail\" value=\"statement\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/embed"})
    void anAnswerThatIsNeverOfferedIsNotOfferedAfterAMissOrFurtherOn(String embed) {
        String asked = embed + QUESTION + "&show=0";
        for (String answer : List.of("", "&check=1&answer=k9", "&check=1&answer=c4")) {
            Page page = Page.of(site.get(asked + answer).body());
            assertThat(page.count("#show")).as(answer).isZero();
            assertThat(page.count("#check")).as(answer).isOne();
            assertThat(page.attributes("[name=show]", "value")).as(answer).containsExactly("0");
        }
        String right = site.body(asked + "&check=1&answer=" + RIGHT);
        assertThat(Page.of(site.body(next(right))).count("#show")).isZero();
        assertThat(Page.of(site.body(QUESTION)).count("#show")).isOne();
    }

    @Test
    void afterSoManyMissesTheAnswerIsToldAndCountsAsMissed() {
        String asked = QUESTION + "&show=0&tries=2";
        Page first = Page.of(site.body(asked + "&check=1&answer=" + WITHOUT_CARRY));
        assertThat(first.attributes("[name=tries]", "value")).containsExactly("2");
        assertThat(first.attributes("[name=try]", "value")).containsExactly("2");
        assertThat(first.count(".verdict.wrong")).isOne();
        assertThat(first.attributes("#clear", "href"))
                .as("a cleared answer does not begin anew")
                .allMatch(link -> link.contains("try=2"));

        Page last = Page.of(site.body(asked + "&try=2&check=1&answer=" + WITHOUT_CARRY));
        assertThat(last.count(".verdict.missed")).isOne();
        assertThat(last.attributes("form.asked", "data-state")).containsExactly("wrong");
        assertThat(last.count(".result .c.parts")).isEqualTo(2);
        assertThat(last.text(".verdict")).startsWith("The carry is not followed.");
        assertThat(last.count("#check") + last.count("#show")).isZero();
        assertThat(last.attributes("#next", "href"))
                .allMatch(link -> link.contains("tries=2") && link.contains("show=0"));

        Page right = Page.of(site.body(asked + "&try=2&check=1&answer=" + RIGHT));
        assertThat(right.attributes("form.asked", "data-state")).containsExactly("right");
    }

    @ParameterizedTest
    @ValueSource(strings = {"show=2", "show=yes", "tries=0", "tries=4", "try=4"})
    void anOptionBeyondItsLimitIsRefusedByName(String option) {
        String refused = site.refusal(QUESTION + "&" + option);
        assertThat(refused).contains("“" + option.split("=")[0] + "”");
    }

    private static String next(String page) {
        return href(page, "next");
    }

    private static JsonNode steps(String id) {
        return site.json("/api/trace/" + id).get("steps");
    }
}
