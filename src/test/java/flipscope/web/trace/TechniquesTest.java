package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The paths: every technique on a page of its own, and those of one subject in each head. */
@WithSite
class TechniquesTest {
    private static final String TECHNIQUE = "li:has(> .cost) > a[href^=/trace/]";

    private static Site site;

    private static List<String> linked(String page) {
        return Page.of(page).attributes(TECHNIQUE, "href");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/trace", "/trace/"})
    void everyTechniqueIsLinkedOnceFromThePathOfItsFamily(String address) {
        assertThat(site.page(address).attributes(".families li a", "href"))
                .containsExactlyInAnyOrderElementsOf(
                        Packaged.CATALOGUE.techniques().stream()
                                .map(Technique::id)
                                .map(id -> "/trace/" + id)
                                .toList());
    }

    @Test
    void aFamilyIsAPictureOfTheBoldTechniqueASentenceAndAPath() {
        Page list = site.page("/trace");
        assertThat(list.texts(".families h2"))
                .containsExactly(
                        "Legal moves",
                        "Turning discs",
                        "Counting discs",
                        "One bit",
                        "Small boards",
                        "Score four",
                        "Chess",
                        "The clinic",
                        "What a player counts");
        assertThat(list.count(".families section > p")).isEqualTo(9);
        assertThat(list.count(".families section > .shown > svg.grid")).isEqualTo(9);
        assertThat(list.attributes(".families section > .shown", "href"))
                .isEqualTo(list.attributes(".families li .shown", "href"));
    }

    @Test
    void thePathsLeadFromTheSimplestOn() {
        Page list = site.page("/trace");
        assertThat(list.texts("#topic-flips li"))
                .containsExactly(
                        "walk and see",
                        "from both ends",
                        "by carries",
                        "in halves",
                        "the engine’s",
                        "two XORs");
        assertThat(list.count("#topic-clinic li"))
                .isEqualTo(
                        (int)
                                Packaged.CATALOGUE.techniques().stream()
                                        .filter(Technique::isSlip)
                                        .count());
        assertThat(list.text("#topic-clinic p")).startsWith("Eleven slips");
    }

    /** The pictures show bits and marks, none of them only a word such as {@code true}. */
    @Test
    void everyPictureShowsCells() {
        assertThat(site.page("/trace").count(".families svg.grid :is(.grounds, .lane)"))
                .isGreaterThanOrEqualTo(8);
        assertThat(site.page("/trace").count(".families svg.grid.as-flag")).isZero();
    }

    @Test
    void whatEachCostsAndWhereItComesFromIsFolded() {
        Page list = site.page("/trace");
        int all = Packaged.CATALOGUE.techniques().size();
        assertThat(list.count("details .cost")).isEqualTo(all);
        assertThat(list.count("details .origin")).isEqualTo(all);
        assertThat(list.texts("#costs li"))
                .contains("Legal moves found by moving left 22 operations");
        assertThat(list.text("#costs")).contains("one machine instruction");
        assertThat(list.count(":containsOwn(The engine runs this)"))
                .isEqualTo(
                        (int)
                                Packaged.CATALOGUE.techniques().stream()
                                        .filter(Technique::engine)
                                        .count());
    }

    /** A technique has a link and up to four words, with those of its family. */
    @Test
    void whatIsSeenAtOnceIsShort() {
        int techniques = Packaged.CATALOGUE.techniques().size();
        Document page = Jsoup.parse(site.get("/trace").body());
        page.select("details > :not(summary), [hidden], .skip, .unseen, svg").remove();
        assertThat(page.select("a[href]")).hasSizeLessThanOrEqualTo(22 + techniques);
        assertThat(page.body().text().split("[ ›]+")).hasSizeLessThanOrEqualTo(36 + 4 * techniques);
    }

    @Test
    void thePathInAHeadKeepsTheInputsAndMarksWhereThePageStands() {
        String position = "---------------------------OX------XXX--------------------------_O";
        String page = site.get("/trace/reversi/mobility/carry?position=" + position).body();

        assertThat(Page.of(page).text(".picker > summary"))
                .isEqualTo("Legal moves: technique 3 of 8");
        assertThat(page).contains("Slips to learn from");
        assertThat(Page.of(page).texts("[aria-current=page]"))
                .contains("Legal moves: the carry trick");
        assertThat(linked(page))
                .contains("/trace/reversi/mobility/mini")
                .filteredOn(link -> !link.contains("mini"))
                .allMatch(link -> link.contains("OX------XXX"));
    }

    @Test
    void aStoryboardLeadsOnToTheNextTechniqueAndTheLastDoesNot() {
        assertThat(site.page("/trace/tictactoe/list").href("onward"))
                .startsWith("/trace/tictactoe/lines");
        assertThat(site.get("/trace/tictactoe/lines").body()).doesNotContain("id=\"onward\"");
    }

    @Test
    void theLastStepLeadsOnAndTheOthersDoNot() {
        Page last = site.page("/trace/reversi/mobility/carry?at=return&detail=stage");
        assertThat(last.texts(".leads-on a"))
                .containsExactly(
                        "the next technique, “Legal moves, by shifts”",
                        "the lesson",
                        "your own example");
        assertThat(last.href("onward-technique")).startsWith("/trace/reversi/mobility/shifts");
        assertThat(last.href("onward-technique")).contains("position=");
        String start =
                "?position=---------------------------OX------XO---------------------------%2BX";
        assertThat(
                        site.page(
                                        "/trace/reversi/mobility/left"
                                                + start
                                                + "&at=return&detail=stage")
                                .href("onward-technique"))
                .isEqualTo("/trace/reversi/mobility/carry");
        assertThat(last.href("onward-lesson")).isEqualTo("/lessons/the-carry-trick");
        assertThat(site.page(last.href("onward-own").replace("#board", "")).count(".editing"))
                .isEqualTo(1);
        assertThat(site.page("/trace/tictactoe/lines?at=return&detail=stage").texts(".leads-on a"))
                .noneMatch(link -> link.startsWith("the next technique"));
        assertThat(site.page("/trace/reversi/mobility/carry?at=ripple").count(".leads-on a"))
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?at=ripple", "?at=legal&detail=stage"})
    void aTechniqueLeadsToTheLessonThatExplainsIt(String at) {
        assertThat(site.get("/trace/reversi/mobility/carry" + at).body())
                .contains(
                        "href=\"/lessons/the-carry-trick\">New to this? The lesson “The carry"
                                + " trick” explains it.</a>");
    }

    @Test
    void aTechniqueThatNoLessonExplainsLeadsToTheFirstOnItsSubject() {
        assertThat(site.page("/trace/reversi/flips/core").texts("#lesson"))
                .containsExactly("New to this? Begin with the lesson “Turning discs”.");
        assertThat(
                        site.page("/trace/reversi/flips/core?at=return&detail=stage")
                                .href("onward-lesson"))
                .isEqualTo("/lessons/turning-discs");
    }

    @Test
    void twoThatUseOneTrickSaySo() {
        assertThat(site.get("/trace/reversi/flips/carry").body())
                .containsOnlyOnce("the same trick as in “Legal moves: the carry trick”");
        String page = site.get("/trace/reversi/mobility/carry").body();
        assertThat(page).containsOnlyOnce("the same trick as in “What flips: the carry trick”");
        assertThat(Page.of(page).texts("a[href=/lessons/the-carry-trick]"))
                .contains("Lesson: The carry trick");
    }

    @Test
    void aSlipSaysThatItIsOneInsteadOfItsPlace() {
        assertThat(site.page("/trace/clinic/legal-sign").text(".picker > summary"))
                .isEqualTo("Score four: a slip");
    }

    @Test
    void whatCannotTakeTheInputsIsShownOnItsExample() {
        String empty = "-".repeat(64) + "_X";
        String page = site.get("/trace/scorefour/ground?position=" + empty).body();

        assertThat(linked(page)).contains("/trace/scorefour/reach-after");
        assertThat(linked(page))
                .filteredOn(link -> link.contains("/legal"))
                .allMatch(link -> link.contains("position=" + "-".repeat(64)));
    }
}
