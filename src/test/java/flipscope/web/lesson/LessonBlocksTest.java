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

/** A lesson with a block of every kind, as a browser without scripts gets it. */
@WithSite(lessons = WithSite.TEACHING, overHttp = true)
class LessonBlocksTest {
    private static final String LESSON = "/lessons/every-kind";

    private static Site site;
    private static String page;

    @BeforeAll
    static void read() {
        page = site.get(LESSON).body();
    }

    @Test
    void aStageShowsOneStepWithItsLineAndLeadsOnInTheLessonsOwnAddress() {
        Page stage = Page.of(page).part("#steps");

        assertThat(stage.text(".line code")).isEqualTo("run |= run << 1 & passable;");
        assertThat(stage.count(".pictures svg.grid")).isBetween(2, 4);
        assertThat(stage.attribute("[rel=next]", "href"))
                .isEqualTo("/lessons/every-kind?steps.at=run.3");
        assertThat(stage.attribute("[rel=prev]", "href"))
                .isEqualTo("/lessons/every-kind?steps.at=run");
        assertThat(stage.attribute("figcaption a", "href"))
                .startsWith("/trace/reversi/mobility/left?");
    }

    @Test
    void whatItsAuthorWroteIsLeftOutOfTheAddress() {
        String next = LESSON + "?steps.at=run.3";

        assertThat(Page.of(site.get(next).body()).part("#steps").attribute("[rel=prev]", "href"))
                .isEqualTo(LESSON);
        assertThat(
                        Page.of(site.get(next + "&corners=a1").body())
                                .part("#steps")
                                .attribute("[rel=prev]", "href"))
                .isEqualTo(LESSON + "?corners=a1");
    }

    @Test
    void aWalkHasAParagraphAndAPictureForEachStep() {
        Page walk = Page.of(page).part("#told");

        assertThat(walk.texts(".walk .told"))
                .containsExactly(
                        "Begin in row 4, on e4.", "The sum is on d2, g2, a3, a4, d5, e5, b6.");
        assertThat(walk.attributes(".still", "href"))
                .containsExactly(LESSON + "?walk=told.1#told-1", LESSON + "?walk=told.2#told-2");
        assertThat(walk.text(".scene > .line code")).startsWith("long start");
        assertThat(walk.count(".scene")).isEqualTo(1);
        assertThat(Page.of(page).has("template")).isFalse();
    }

    @Test
    void theOtherScenesOfAWalkAreSentAloneFromTheAddressThatItHas() {
        assertThat(scenesBeside(1)).contains("id=\"told-2-scene\"", "passable + start");
        assertThat(scenesBeside(2)).contains("id=\"told-1-scene\"", "long start");
    }

    private static String scenesBeside(int step) {
        Page walk = site.page(LESSON + "?walk=told." + step).part("#told");
        String address = walk.attribute("[hx-get][hidden]", "href");
        Page others = Page.of(site.get(address, "HX-Request", "true", "HX-Target", "told").body());
        assertThat(others.has(".walk, #told-" + step + "-scene")).isFalse();
        assertThat(others.count("template")).isEqualTo(1);
        assertThat(others.first("template").html()).doesNotContain("id=\"");
        return others.first("template").outerHtml();
    }

    @Test
    void onPaperAWalkAsksForNothing() {
        Page walk = Page.of(site.get(LESSON + "?print=1").body()).part("#told");
        assertThat(walk.count(".scene .pictures")).isEqualTo(1);
        assertThat(walk.has("template, [hx-get]")).isFalse();
    }

    @Test
    void theStepThatTheAddressNamesIsOnTheStageWithoutScripts() {
        Page walked = Page.of(site.get(LESSON + "?walk=told.2").body());

        assertThat(walked.attributes(".in-sight", "id")).containsExactly("told");
        assertThat(walked.text("#told .scene > .line code")).startsWith("long ripple");
        assertThat(walked.attributes("#told .walk > .current", "id")).containsExactly("told-2");
        assertThat(Page.of(page).count(".in-sight")).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?print=1"})
    void noFrameStandsInALesson(String look) {
        assertThat(site.get(LESSON + look).body()).doesNotContain("<iframe");
        assertThat(site.get("/lessons/playing" + look).body()).doesNotContain("<iframe");
    }

    @Test
    void aBoardIsAPictureThatIsTold() {
        assertThat(block(page, "early"))
                .contains("Black to move. Black: e4, e5, f5. White: d4, d5, d6.")
                .contains("Legal moves: c3, c4, c5, c6, c7. Marked: c4.")
                .contains("After <em>two</em> moves.", "href=\"/play?moves=f5d6\"");
        assertThat(Page.of(page).count("#early .black")).isEqualTo(3);
        assertThat(Page.of(page).count("#early .marked")).isEqualTo(1);
    }

    @Test
    void aBoardMayHaveItsDiscsAsBitsBesideIt() {
        String board = block(site.get("/lessons/board-in-one-number").body(), "two-numbers");
        assertThat(board)
                .contains("aria-label=\"Black’s discs as bits. Bits that are 1: e3, d4, c5, d5.\"")
                .contains("White’s discs as bits. Bits that are 1: e4, f4, e5, f5, d6, f6.");
        assertThat(block(page, "early")).doesNotContain("discs as bits");
    }

    @Test
    void linesOfCodeAreAStepAndLeadToTheScratchpad() {
        Page lines = site.page("/lessons/every-kind").part("#lines");
        assertThat(lines.text(".line code")).isEqualTo("long low = x & -x;");
        Page pad = site.page(lines.first("figcaption a.open").attr("href"));
        assertThat(pad.text("#lines")).startsWith("long x = 0x0000_1818_0000_0000L;");
    }

    @Test
    void aFigureIsAStepThatLeadsNowhere() {
        Page figure = Page.of(page).part("#picture");

        assertThat(figure.text(".line code")).contains("passable + start");
        assertThat(figure.count(".track")).isZero();
        assertThat(figure.attribute("figcaption a", "href")).contains("at=ripple");
    }

    @Test
    void twoAreComparedAtAStepOrByTheirAnswers() {
        assertThat(block(page, "both"))
                .contains("Both have the same value.", "24 operations", "13 operations")
                .contains("href=\"/compare?left=popcount%2Fstages")
                .contains("at=rows");
        assertThat(block(page, "answers"))
                .contains("Legal moves found by moving left", "22 operations");
    }

    @Test
    void aBoardLeadsToTheGameThatGoesOnFromIt() {
        assertThat(block(site.get("/lessons/playing").body(), "game"))
                .contains("still-board", "href=\"/play?start=---", "level=2");
    }

    @Test
    void whatIsMeasuredIsWaitedForOnlyWhenItIsAskedFor() {
        String chart = block(site.get(LESSON + "?race=1").body(), "race");

        assertThat(chart)
                .contains("Counting bits", " ns</td>", "the slowest", "times as fast", "Java ")
                .contains("<rect width=\"100.0\"")
                .contains("href=\"/trace/popcount/hardware\"");
        assertThat(block(site.get(LESSON).body(), "race")).contains("the slowest");
    }

    @Test
    void aHintIsShutOnPaper() {
        assertThat(block(site.get(LESSON + "?print=1").body(), "corners"))
                .doesNotContain("class=\"clue\"", "<details");
        assertThat(block(page, "corners")).contains("<details class=\"hinting\">");
    }
}
