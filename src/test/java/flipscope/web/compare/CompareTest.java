package flipscope.web.compare;

import static flipscope.web.Page.href;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Two algorithms side by side: what is shown, what is said, where the links lead. */
@WithSite
class CompareTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final String START =
            "---------------------------OX------XO---------------------------_X";
    private static final String AFTER_F5 =
            "---------------------------OX------XXX--------------------------_O";

    private static Site site;

    /** Every two of a family, in both orders, and each with itself. */
    static List<String> pairs() {
        return CATALOGUE.techniques().stream()
                .flatMap(
                        left ->
                                CATALOGUE.family(left.family()).stream()
                                        .map(right -> "left=" + left.id() + "&right=" + right.id()))
                .toList();
    }

    static List<String> slips() {
        return CATALOGUE.techniques().stream()
                .filter(each -> !each.correctForm().isEmpty())
                .map(Technique::id)
                .toList();
    }

    /** Each on both sides of another, and one of each family beside itself. */
    static List<String> somePairs() {
        return Share.of(pairs(), CompareTest::kinds);
    }

    private static List<String> kinds(String pair) {
        String[] ids = pair.replaceAll("(left|right)=", "").split("&");
        return ids[0].equals(ids[1])
                ? List.of("itself " + CATALOGUE.find(ids[0]).orElseThrow().family())
                : List.of(pair.split("&"));
    }

    @ParameterizedTest
    @MethodSource("somePairs")
    void everyTwoOfAFamilyCanBeComparedToTheLastStep(String pair) {
        String overview = site.body("/compare?at=overview&" + pair);
        assertThat(overview).contains("longest chain", "The answer");
        String first = site.body(href(overview, "start"));
        Page page = Page.of(first);
        Page end = page.leads("last") ? site.page(page.href("last")) : page;
        assertThat(end.leads("next")).isFalse();
        String[] place = end.text(".count").split(" ");
        assertThat(place).hasSize(4).startsWith("step");
        assertThat(place[1]).isEqualTo(place[3]);
    }

    @ParameterizedTest
    @MethodSource("slips")
    void aSlipOpensWhereItPartsFromItsRightFormAndSaysWhatWentWrong(String id) {
        Technique slip = CATALOGUE.find(id).orElseThrow();
        String page = site.body("/compare?left=" + id);
        String right = CATALOGUE.find(slip.correctForm()).orElseThrow().title();
        assertThat(page).contains("What went wrong", "They first differ at “", "So the ", right);
        assertThat(Page.of(page).texts("[aria-current=step]"))
                .containsAnyOf("First difference", "The answers");
    }

    @ParameterizedTest
    @MethodSource("slips")
    void aSlipOnTheRightIsShownWithItsExampleToo(String id) {
        String right = CATALOGUE.find(id).orElseThrow().correctForm();
        assertThat(site.body("/compare?left=" + right + "&right=" + id))
                .contains("What went wrong");
    }

    @Test
    void whereASlipDoesNoHarmThePageSaysSoAndLeadsToWhereItDoes() {
        String page =
                site.body(
                        "/compare?left=clinic/mobility-right-mask&right=reversi/mobility/shifts&position="
                                + START);
        assertThat(page).contains("it does no harm").doesNotContain("What went wrong");
        assertThat(site.body(href(page, "elsewhere"))).contains("What went wrong");
    }

    @Test
    void aSlipBesideAnAlgorithmThatItIsNotASlipOfLeadsToItsRightForm() {
        String page =
                site.body("/compare?left=clinic/mobility-right-mask&right=reversi/mobility/left");
        assertThat(page).contains("is a slip, kept to learn from");
        assertThat(href(page, "elsewhere")).contains("right=reversi%2Fmobility%2Fshifts");
    }

    @Test
    void theAnswersAreComparedInWords() {
        assertThat(site.body("/compare?left=reversi/mobility/carry&right=reversi/mobility/core"))
                .contains("Same answer: h1, b2, a4, b5, f5, b6, b7, e7.");
        assertThat(site.body("/compare?left=reversi/mobility/left&right=reversi/mobility/core"))
                .contains("Different answers. Only on the right: ");
        assertThat(site.body("/compare?left=bits/place&right=bits/lowest"))
                .contains("They work on different inputs");
    }

    @ParameterizedTest
    @CsvSource({
        "left=popcount/stages, popcount/hardware",
        "left=clinic/legal-sign, scorefour/legal",
        "left=reversi/flips/core, left=reversi/flips/",
        "right=clinic/legal-sign, scorefour/legal"
    })
    void whatIsNotChosenIsTheBestPartner(String chosen, String partner) {
        assertThat(href(site.body("/compare?" + chosen), "swap").replace("%2F", "/"))
                .contains(partner);
    }

    @Test
    void withoutAnyChoiceTheEasiestTwoAreShownAndTheEnginesOwnIsOneLinkAway() {
        String page = site.body("/compare");
        assertThat(page)
                .contains("Two ways, side by side", "Same answer: ")
                .contains("Legal moves: the carry trick beside Legal moves, by shifts");
        String engine = href(page, "engine");
        assertThat(site.body(engine)).contains("beside Legal moves, as the engine finds them");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "left=reversi/mobility/core&right=reversi/mobility/left",
                "left=tictactoe/list&right=tictactoe/lines"
            })
    void whereTheEnginesOwnIsShownOrThereIsNoneNoLinkLeadsToIt(String query) {
        assertThat(Page.of(site.body("/compare?" + query)).leads("engine")).isFalse();
    }

    @Test
    void theTechniquesLeadToTwoThatFindTheSameMoves() {
        assertThat(Page.of(site.body("/trace")).attributes(".more > a", "href"))
                .containsExactly("/compare");
        assertThat(site.body("/compare"))
                .contains("Legal moves: the carry trick", "Legal moves, by shifts");
    }

    @Test
    void whatASideWaitsForIsSaidWithTheWayThere() {
        String counts = "/compare?left=popcount/clear-lowest&right=popcount/stages&at=";
        String page = site.body(counts + "3");
        assertThat(page)
                .contains("Skip to where the right one goes on (step 18)")
                .contains("Skip to the answers (step 24)");
        assertThat(site.body(href(page, "onward"))).contains("Only the right one takes this step");
        assertThat(site.body(href(page, "meet"))).contains("Both give the same answer.");
        assertThat(Page.of(site.body(counts + "22")).leads("onward"))
                .as("they meet at once")
                .isFalse();
        assertThat(Page.of(site.body(counts + "23")).leads("meet")).as("nothing follows").isFalse();
    }

    @Test
    void theNextMeetingIsCalledAsItsLandmarkIs() {
        assertThat(
                        site.body(
                                "/compare?left=reversi/mobility/carry&right=reversi/mobility/shifts&at=12"))
                .contains(">run 2</a>", "Skip to where they meet: run 2 (step 22)");
    }

    @Test
    void answersThatDifferAreNotCalledAMeeting() {
        assertThat(
                        site.body(
                                "/compare?left=reversi/mobility/left&right=reversi/mobility/core&at=empty"))
                .contains("Skip to the answers (step ");
    }

    @Test
    void theCostsStandInOneTable() {
        Page page = site.page("/compare?left=popcount/stages&right=popcount/subtract");
        assertThat(page.texts(".costs tbody tr")).contains("multiply 0 1", "total 24 13");
    }

    @Test
    void everyLinkKeepsTheGame() {
        String game = "moves=f5d6c3&side=black&level=4&ply=2";
        String page = site.body("/compare?left=reversi/mobility/carry&" + game + "&at=empty");
        for (String id : List.of("next", "previous", "last", "overview", "swap", "landmark-1")) {
            assertThat(href(page, id)).as(id).contains("moves=f5d6c3", "level=4", "ply=2");
        }
        assertThat(page).contains("Back to the game", "name=\"level\" value=\"4\"");
    }

    @Test
    void inputsOfTheirOwnAreKept() {
        String page = site.body("/compare?left=bits/place&right=bits/lowest&x=2&bits=0x30&at=0");
        assertThat(href(page, "next")).contains("x=2", "y=3", "bits=0x30");
        assertThat(site.body("/compare?left=tictactoe/lines&position=XXXOO----_X"))
                .contains("Same answer: true.");
    }

    @Test
    void aStepHasTheMoveThatWasChosen() {
        String page =
                site.body(
                        "/compare?left=reversi/flips/loop&move=d6&position=" + AFTER_F5 + "&at=0");
        assertThat(href(page, "next")).contains("move=d6");
    }

    @Test
    void aFragmentHasTheStepAndNoPageRoundIt() {
        String part =
                site.fragment("/compare?left=popcount/stages&right=popcount/subtract&at=rows")
                        .body();
        assertThat(part)
                .contains("<title>", "id=\"stepper\"", "Both have the same value.")
                .doesNotContain("<html");
    }

    @Test
    void anUnknownStepShowsTheNearestAndSaysSo() {
        assertThat(site.body("/compare?left=popcount/stages&at=nowhere"))
                .contains("There is no such step here.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"left=reversi/mobility/cary", "right=reversi/mobility/cary"})
    void anUnknownAlgorithmIsNotFoundAndTheNearestIsNamed(String query) {
        String answer = site.missing("/compare?" + query);
        assertThat(answer)
                .contains("did you mean", "href=\"/compare?" + query.replace("cary", "carry"));
    }

    @ParameterizedTest
    @CsvSource({
        "left=popcount/stages&right=bits/lowest, right",
        "left=scorefour/hash, left",
        "right=reversi/mobility/mini, right",
        "left=tictactoe/list&position=XO, position",
        "left=reversi/flips/loop&move=d4, move",
        "left=popcount/stages&bits=zz, bits"
    })
    void whatCannotBeComparedIsRefusedByName(String query, String parameter) {
        assertThat(site.refusal("/compare?" + query)).contains(parameter + ": ", "for=\"repair\"");
    }

    @ParameterizedTest
    @CsvSource({
        "reversi/mobility/left, reversi/mobility/core",
        "clinic/legal-sign, scorefour/legal",
        "tictactoe/lines, tictactoe/list"
    })
    void theStepperLeadsHere(String id, String partner) {
        String url = href(site.body("/trace/" + id), "compare");
        assertThat(url.replace("%2F", "/")).startsWith("/compare?left=" + id + "&right=" + partner);
        assertThat(site.body(url)).contains("id=\"swap\"");
    }
}
