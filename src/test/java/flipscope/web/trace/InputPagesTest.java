package flipscope.web.trace;

import static org.assertj.core.api.Assertions.assertThat;

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

/** What stands beside a trace and changes its inputs, by address alone. */
@WithSite
class InputPagesTest {
    private static final String CELL = "a[id^=sq-]";
    private static final String WAY = "a[id^=way-]";

    private static Site site;

    private static List<String> links(String selector, String page) {
        return Page.of(page).attributes(selector, "href");
    }

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void everyAlgorithmShowsWhatItWorksOnAndEveryWayToChangeItWorks(String id) {
        String page = site.body("/trace/" + id + "?setup=1&at=0&detail=stage&more=1");
        List<String> cells = links(CELL, page);
        assertThat(cells).as("squares to choose").isNotEmpty();
        for (String url : List.of(cells.get(0), cells.get(cells.size() - 1))) {
            assertThat(site.body(url)).contains("id=\"board\"", "id=\"stepper\"");
        }
        assertThat(links(WAY, page)).isNotEmpty().allSatisfy(site::body);
        assertThat(cells).allMatch(each -> each.contains("detail=stage&more=1"));
    }

    @ParameterizedTest
    @CsvSource({
        "bits/lowest, bits=0x, bits",
        "bits/lowest, bits=0x1ffffffffffffffff, bits",
        "popcount/stages, bits=12z, bits",
        "bits/place, x=8, x",
        "bits/place, y=-1, y",
        "bits/carry-run, run=0x100, run",
        "reversi/mobility/left, position=random:1:99, position",
        "reversi/mobility/left, position=random:1&discs=3, discs",
        "reversi/mobility/mini, position=XO, position",
        "reversi/mobility/left, setup=2, setup",
        "tictactoe/list, position=XOXO_X, position",
        "scorefour/win, moves=a5, moves",
        "scorefour/drop, column=e1, column"
    })
    void whatIsWrongIsNamedOnThePageAndInTheApi(String id, String query, String parameter) {
        String page = site.refusal("/trace/" + id + "?" + query);
        assertThat(page).contains("Your value for “" + parameter + "”");
        String api = site.refusal("/api/trace/" + id + "?" + query);
        assertThat(api).contains("\"where\":\"" + parameter + "\"");
    }

    /** {@code own} may be the game that another one varies; without a game it can only be meant. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/trace/reversi/mobility/left?own=0x1",
                "/trace/reversi/mobility/left?at=run&opponent=0x1",
                "/embed/trace/reversi/mobility/left?own=0x1",
                "/api/trace/reversi/mobility/left?own=0x1",
                "/api/trace/scorefour/win?own=0x1",
                "/api/trace/reversi/flips/loop?moves=f5d6&opponent=0x1",
                "/figure/trace/tictactoe/lines.svg?own=7",
                "/figure/card/600/trace/reversi/mobility/left.svg?own=0x1",
                "/compare?left=reversi/mobility/left&opponent=0x1"
            })
    void anInputThatComesFromTheBoardIsRefusedByItsOwnName(String url) {
        String name = url.replaceFirst(".*[?&](own|opponent)=.*", "$1");
        assertThat(site.refusal(url)).contains("“" + name + "” is read off the board");
    }

    @Test
    void theGameThatAnotherOneVariesIsStillTaken() {
        String game = "?moves=f5d6c3&own=black-f5f6";
        site.body("/trace/reversi/mobility/left" + game);
        site.body("/api/trace/reversi/mobility/left" + game);
    }

    @Test
    void aRandomPositionMayHaveItsNumberOfDiscsBesideIt() {
        assertThat(site.body("/api/trace/reversi/mobility/left?position=random:5&discs=20"))
                .isEqualTo(site.body("/api/trace/reversi/mobility/left?position=random:5:20"))
                .isNotEqualTo(site.body("/api/trace/reversi/mobility/left?position=random:5"));
    }

    @Test
    void aStepByNumberIsKeptByItsNameWhenTheInputsChange() {
        String page = site.body("/trace/reversi/mobility/left?setup=1&at=1");
        assertThat(links(CELL, page)).hasSize(64).allMatch(each -> each.contains("at=beside"));
    }

    @Test
    void everyStepOfAPositionThatIsSetUpStaysSo() {
        Page page = site.page("/trace/reversi/mobility/left?setup=1&at=run");
        assertThat(page.href("next")).contains("setup=1");
    }

    @Test
    void onlyTheLegalMovesAreMarkedButEveryEmptySquareTakesTheMove() {
        String page =
                site.body(
                        "/trace/reversi/flips/loop?position="
                                + "-".repeat(27)
                                + "OX------XO"
                                + "-".repeat(27)
                                + "_X&move=d3");
        assertThat(links(CELL, page)).hasSize(60);
        assertThat(Page.of(page).count(".square.empty.playable")).isEqualTo(4);
        assertThat(page)
                .contains(
                        "aria-label=\"a1, empty\"",
                        "aria-label=\"d3, the move that you step through\"");
    }

    @Test
    void aBoardBesideMobilityIsAskedWhyUntilItIsSetUp() {
        String body = site.body("/trace/reversi/mobility/left");
        assertThat(links(CELL, body)).isNotEmpty().allMatch(url -> url.contains("why="));
        assertThat(links(CELL, site.body("/trace/reversi/mobility/left?setup=1")))
                .hasSize(64)
                .noneMatch(url -> url.contains("why="));
    }

    @Test
    void htmxGetsBoardAndStepperTogetherWhereItAsksForBoth() {
        String url = "/trace/reversi/mobility/left?setup=1&at=run";
        String both = site.get(url, "HX-Request", "true", "HX-Target", "trace").body();
        assertThat(both).contains("id=\"trace\"", "id=\"board\"", "id=\"stepper\"");
        assertThat(both).doesNotContain("<html");
        assertThat(site.get(url, "HX-Request", "true", "HX-Target", "stepper").body())
                .contains("id=\"stepper\"")
                .doesNotContain("id=\"board\"");
    }
}
