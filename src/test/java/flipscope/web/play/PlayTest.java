package flipscope.web.play;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@WithSite
class PlayTest {
    /** After its eight moves Black has none; White moves again. */
    private static final String PASS = "f5f6c4g5h5h4f7h6";

    /** Neither side can move, 22 black discs to 3, 39 squares empty. */
    private static final String EARLY_END = "d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1";

    /** White to move, with one black disc to turn. */
    private static final String TWO_DISCS = "-".repeat(27) + "OX" + "-".repeat(35) + "_O";

    private static final String WHITE_BEGINS =
            "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27) + "_O";

    /** Links that lead away from the game. */
    private static final List<String> ELSEWHERE =
            List.of(
                    "/play",
                    "/play?level=1",
                    "/play/puzzle",
                    "/play/openings",
                    "/play/own",
                    "/trace",
                    "/trace/reversi/mobility/mini");

    private static final String REPLY = ".reply[hx-get]";

    private static Site site;

    @Test
    void theFirstPageCanBePlayedAtOnce() {
        String home = site.body("/");
        assertThat(home).contains("A Reversi board is two numbers", "Your turn");
        for (String square : new String[] {"d3", "c4", "f5", "e6"}) {
            String game = "/play?moves=" + square + "&side=black&level=1&fresh=1";
            assertThat(home).contains(escaped(game) + "\"");
        }
        assertThat(home).contains("Watch", "Start the course", "Two players", "Openings");
    }

    @Test
    void legalSquaresArePlayedAndTheOthersAsk() {
        String html = site.body("/play?moves=f5d6");
        assertThat(html).contains("c3, empty, legal, flips 1", "a1, empty");
        Page page = Page.of(html);
        assertThat(page.has("a#sq-c3:not(.ask)")).isTrue();
        assertThat(page.has("a#sq-a1.ask")).isTrue();
        assertThat(page.count("[role=gridcell]")).isEqualTo(64);
    }

    @Test
    void marksTheLastMoveAndWhatItTurned() {
        String page = site.body("/play?moves=f5d6");
        assertThat(page).contains("d6, white, last move", "d5, white, just turned");
        assertThat(page)
                .contains("class=\"square white last\"", "class=\"square white turned away-1\"");
    }

    @Test
    void everyLinkKeepsTheGame() {
        String url = "/play?start=" + WHITE_BEGINS + "&moves=e3&side=both&level=7";
        String others =
                ".levels a, #rematch-other, #two-players, #friend, #engine-alone, #random-opening";
        assertThat(site.page(url).attributes(others, "href"))
                .allSatisfy(link -> assertThat(link).contains("start="));
        String own = "#game a:not(" + others + ")";
        assertThat(site.page(url).attributes(own, "href"))
                .filteredOn(link -> link.startsWith("/play") || link.startsWith("/trace"))
                .filteredOn(link -> !ELSEWHERE.contains(link))
                .hasSizeGreaterThan(4)
                .allSatisfy(link -> assertThat(link).contains("start=", "side=both", "level=7"));
    }

    @Test
    void eachPositionLeadsToItsStepsThePlainTechniqueFirst() {
        Page page = site.page("/play?moves=f5d6");
        String game = "moves=f5d6&ply=%d&side=black&level=3";
        assertThat(page.href("how"))
                .startsWith("/trace/reversi/mobility/shifts?" + game.formatted(2));
        assertThat(page.href("engine"))
                .startsWith("/trace/reversi/mobility/core?" + game.formatted(2));
        assertThat(page.href("turned"))
                .startsWith("/trace/reversi/flips/loop?" + game.formatted(1))
                .endsWith("move=d6");
        Page own = site.page("/play?moves=f5&level=1");
        assertThat(own.href("how")).contains("/trace/reversi/flips/loop?", "ply=0", "move=f5");
        assertThat(own.href("engine")).contains("/trace/reversi/flips/core?", "ply=0", "move=f5");
    }

    @Test
    void htmxGetsTheGameItsTitleAndWhatIsSpoken() {
        String part = site.fragment("/play?moves=f5d6").body();
        assertThat(part).doesNotContain("<!doctype");
        assertThat(part).contains("<title>Move 2", "<section id=\"game\"");
        assertThat(part)
                .contains("hx-swap-oob=\"innerHTML:#spoken\"")
                .contains("White d6, flips 1. Your turn, 5 moves.");
    }

    @Test
    void aForcedPassIsAnnounced() {
        String page = site.fragment("/play?side=white&moves=" + PASS).body();
        assertThat(page).contains("<span class=\"told\">Black has no move and passes.</span>");
        assertThat(page).contains("Black has no move and passes. Your turn, 2 moves.");
    }

    /** Black passes before White's last two moves. */
    private static final String TWO_PASSES = "d3c3f5e3c2c1b2b3f2f3f4a2a3c4b1a1c5d1a4g3";

    /** To the person who passes, or whose turn it is for that. */
    @ParameterizedTest
    @CsvSource({
        "black, 18, You have no move and pass.",
        "black, 19, You have no move and pass.",
        "black, 20, You had no move and passed twice.",
        "white, 18, Black has no move and passes.",
        "white, 19, Black has no move and passes.",
        "white, 20, ''",
        "both, 19, Black has no move and passes.",
        "both, 20, ''",
        "none, 19, Black has no move and passes.",
        "none, 20, ''",
    })
    void passesInARowAreToldOnce(String side, int plies, String told) {
        String moves = TWO_PASSES.substring(0, 2 * plies);
        Page page = site.page("/play?level=1&pause=1&side=" + side + "&moves=" + moves);
        String said = page.text(".words .told");
        assertThat(said.contains("pass") ? said : "").isEqualTo(told);
    }

    @Test
    void theEndShowsBothScores() {
        String page = site.fragment("/play?moves=" + EARLY_END).body();
        assertThat(page).contains("You win by 58", "22–3 on the board, 61–3 official.");
        assertThat(page).contains("Game over. You win by 58.");
        assertThat(page).doesNotContain("legal, flips", "/play/reply");
    }

    @Test
    void aGameIsSteppedMoveByMoveAndTakenUpAnywhere() {
        String page = site.body("/play?moves=f5d6c3d3&side=both&ply=2");
        String game = "href=\"/play?moves=f5d6c3d3&amp;";
        assertThat(page)
                .contains("id=\"move-first\" " + game + "ply=0")
                .contains("id=\"move-previous\" " + game + "ply=1")
                .contains("id=\"move-next\" " + game + "ply=3")
                .contains("id=\"move-last\" " + game + "side=both")
                .contains("replaces the 2 that follow")
                .contains("id=\"from-here\" href=\"/play?moves=f5d6&amp;");
    }

    @Test
    void aFairOpeningIsDrawnAndStandsInTheAddress() {
        HttpResponse<String> drawn = site.get("/play/opening?side=white&level=4&moves=e6");
        assertThat(drawn.statusCode()).isEqualTo(303);
        assertThat(drawn.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(location(drawn)).matches("/play\\?moves=f5\\w{14}&side=white&level=4");
    }

    @Test
    void theOpeningIsNamed() {
        assertThat(site.body("/play?moves=f5d6c4d3c3&side=both")).contains("Opening: Tiger.");
    }

    @Test
    void undoAndRedoGoByTurns() {
        assertThat(site.body("/play?moves=f5d6c3d3"))
                .contains("id=\"undo\" href=\"/play?moves=f5d6c3d3&amp;ply=2");
        String back = site.body("/play?moves=f5d6c3d3&ply=2");
        assertThat(back).contains("This is move 2 of 4.");
        assertThat(back).contains("id=\"redo\" href=\"/play?moves=f5d6c3d3&amp;side");
        assertThat(site.body("/play?moves=f5d6c3d3&ply=0")).contains("id=\"undo\" role");
    }

    @Test
    void whatIsTypedBeginsAnotherGame() {
        HttpResponse<String> moves = site.get("/play?side=white&level=9&text=F5+d6%0A2.+c3");
        assertThat(moves.statusCode()).isEqualTo(303);
        assertThat(location(moves))
                .as("to be looked at: the engine does not play it on")
                .isEqualTo("/play/analysis?moves=f5d6c3&side=both&level=9");
        HttpResponse<String> record =
                site.get("/play?level=9&text=" + escape("(;GM[Othello]B[F5]W[D6]B[C3];)"));
        assertThat(location(record)).isEqualTo(location(moves));
        HttpResponse<String> position = site.get("/play?moves=f5d6&text=" + TWO_DISCS);
        assertThat(location(position)).startsWith("/play?start=").contains("&moves=&side=black");
    }

    @Test
    void theGameIsThereForOtherPrograms() {
        assertThat(site.body("/play?moves=f5d6&side=both"))
                .contains("B[F5]W[D6];)", ";B[f5];W[d6])", "1. f5 d6 *");
    }

    @Test
    void whatCannotBeReadIsKeptBesideTheGame() {
        assertThat(site.refusal("/play?moves=f5d6&text=" + escape("f5 <b>zz")))
                .contains("f5 &lt;b&gt;zz</textarea>", "aria-invalid=\"true\"")
                .contains("d6, white, last move");
    }

    @Test
    void theMovesBeforeAMistakeOpenWithOnePress() {
        String refused = site.refusal("/play?moves=f5f6&text=" + escape("f5d6c3d3x"));
        assertThat(refused)
                .contains("f5d6c3d3x</textarea>", "f6, white, last move")
                .contains("The first four moves are a game: open them.");
        assertThat(Page.of(refused).href("open-first"))
                .startsWith("/play/analysis?moves=f5d6c3d3&");
        assertThat(site.refusal("/play?text=" + escape("x9y"))).doesNotContain("id=\"open-first\"");
    }

    @Test
    void aPastedBoardWithoutItsSideIsBlacksAndThatIsSaid() {
        String board = "---------------------------OX------XXX--------------------------";
        String opened = site.get("/play?text=" + board).headers().firstValue("Location").orElse("");
        assertThat(opened).contains("start=" + board + "_X", "assumed=1");
        assertThat(site.body(opened)).contains("did not say who is to move");
        assertThat(site.body(opened.replace("&assumed=1", "")))
                .doesNotContain("did not say who is to move");
        assertThat(site.get("/play?text=" + board + "+O").headers().firstValue("Location"))
                .hasValueSatisfying(link -> assertThat(link).doesNotContain("assumed"));
    }

    @Test
    void aPositionHasItsExportsBeforeAMove() {
        assertThat(site.body("/play?start=" + WHITE_BEGINS))
                .contains("(;GM[Othello]", "AB[", "[FEN ");
    }

    @Test
    void theMenuLeadsBackToTheGameWithoutAnyScript() {
        String menu =
                "<a href=\"/play?moves=f5d6&amp;side=both&amp;level=3\" aria-current=\"page\">";
        assertThat(site.body("/play?moves=f5d6&side=both")).contains(menu);
        assertThat(site.body("/lessons")).contains("<a href=\"/play?level=1\">");
    }

    @Test
    void aTextThatIsTooLongSaysSoBesideTheGame() {
        String text = "f5 ".repeat(6_000).strip();
        assertThat(site.refusal("/play?moves=f5d6&text=" + escape(text)))
                .contains("The text has 17,999 characters; at most 16,000 are read.")
                .contains(text + "</textarea>", "aria-invalid=\"true\"", "d6, white, last move")
                .doesNotContain("maxlength=\"4000\"");
    }

    @Test
    void errorsNameTheParameterAndKeepWhatWasTyped() {
        String[][] wrong = {
            {"moves=f5a1", "moves"},
            {"moves=f5&ply=2", "ply"},
            {"moves=f5&ply=-1", "ply"},
            {"level=11", "level"},
            {"level=x", "level"},
            {"side=red", "side"},
            {"start=XO", "start"},
            {"detail=no", "detail"},
            {"moves=" + "f".repeat(1_001), "moves"},
        };
        for (String[] each : wrong) {
            HttpResponse<String> answer = site.get("/play?" + each[0]);
            assertThat(answer.statusCode()).as(each[0]).isEqualTo(400);
            assertThat(answer.body())
                    .as(each[0])
                    .contains("id=\"repair\" name=\"" + each[1] + "\"");
        }
        assertThat(site.raw("GET /play?moves=%zz HTTP/1.1"))
                .startsWith("HTTP/1.1 400")
                .contains("“moves” has a broken escape");
        assertThat(site.get("/play?level=11").body()).contains("a whole number from 1 to 10");
    }

    @Test
    void aWholeGameCanBePlayedByFollowingLinks() {
        String url = "/play?moves=&side=black&level=1";
        Page page = site.page(url);
        int turns = 0;
        while (!page.has("#rematch")) {
            turns++;
            assertThat(turns).isLessThan(100);
            if (page.has(REPLY)) {
                page = site.page(location(site.get(page.attribute(REPLY, "hx-get"))));
            } else {
                page = site.page(page.attribute("a[id^=sq-][href]:not(.ask)", "href"));
            }
        }
        assertThat(turns).isGreaterThan(10);
    }

    private static String escaped(String url) {
        return "href=\"" + url.replace("&", "&amp;");
    }

    private static String escape(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
