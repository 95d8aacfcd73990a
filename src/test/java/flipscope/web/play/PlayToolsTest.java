package flipscope.web.play;

import static flipscope.web.Page.href;
import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.play.analysis.Stretch;
import java.net.http.HttpResponse;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/** What stands beside the board: typed moves, the board as text, setting up by hand. */
@WithSite
class PlayToolsTest {
    private static Site site;

    @Test
    void theAddressOfAGameIsReadLikeItsMoves() {
        String link = "http%3A%2F%2Flocalhost%2Fplay%3Fmoves%3Df5d6%26side%3Dwhite%26level%3D9";
        var answer = site.get("/play?side=both&text=" + link);

        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location"))
                .contains("/play/analysis?moves=f5d6&side=both&level=3");
        var part = site.fragment("/play?side=both&text=" + link);
        assertThat(part.statusCode()).isEqualTo(204);
        assertThat(part.headers().firstValue("HX-Redirect"))
                .as("htmx loads the other page as a whole")
                .contains("/play/analysis?moves=f5d6&side=both&level=3");
    }

    @Test
    void headingsHaveNoLinksInThem() {
        assertThat(site.page("/play?moves=f5d6").count("h1 a, h2 a, h3 a")).isZero();
    }

    @Test
    void aTypedMoveIsPlayed() {
        HttpResponse<String> answer = site.get("/play?moves=f5d6&level=2&typed=C3");
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(location(answer)).isEqualTo("/play?moves=f5d6c3&side=black&level=2");
    }

    @Test
    void aTypedMoveAtAnEarlierPlyTakesThePlaceOfTheRest() {
        assertThat(location(site.get("/play?moves=f5d6c3d3&ply=2&side=both&typed=c5")))
                .isEqualTo("/play?moves=f5d6c5&side=both&level=3");
    }

    @Test
    void aTypedMoveThatIsNotLegalIsKeptAndSaysWhatIs() {
        String page = site.refusal("/play?moves=f5d6&typed=a1");
        String field = "#typed[value=a1][aria-invalid=true][aria-describedby=typed-problem]";
        assertThat(Page.of(page).has(field)).isTrue();
        assertThat(page)
                .contains("\">a1 is not legal: it flips nothing for Black, who can play c3 c4")
                .contains("d6, white, last move");
    }

    @Test
    void ofSeveralTypedMovesTheWrongOneIsFound() {
        assertThat(site.get("/play?moves=f5d6&typed=d5").body())
                .contains(
                        "\">d5 is not legal: there is already a disc on it. Black can play c3 c4");
        assertThat(site.get("/play?moves=f5d6&side=both&typed=c3a1").body())
                .contains("Move 2, a1 (character 3), is not legal");
    }

    @Test
    void nothingIsTypedForTheEngine() {
        assertThat(site.body("/play?moves=f5&typed=d6"))
                .contains("White is thinking", "required readonly", "button disabled");
    }

    @Test
    void theBoardIsThereInPlainCharacters() {
        assertThat(site.get("/play?moves=f5&side=both").body())
                .contains(
                        """
                          a b c d e f g h
                        1 - - - - - - - -
                        2 - - - - - - - -
                        3 - - - - - - - -
                        4 - - - O X * - -
                        5 - - - X X X - -
                        6 - - - * - * - -
                        7 - - - - - - - -
                        8 - - - - - - - -
                        """);
    }

    @Test
    void aFinishedGameIsOneLinkFromItsReview() {
        Page page = site.page("/play?" + Stretch.END.query());
        assertThat(site.get(page.href("analyse")).statusCode()).isEqualTo(200);
        assertThat(site.get("/play").body()).doesNotContain("id=\"analyse\"");
    }

    @Test
    void aSquareGoesFromEmptyToBlackToWhiteAndBack() {
        String url = "/play?setup=1&side=white&level=6";
        for (String content : new String[] {"empty", "black", "white"}) {
            String page = site.get(url).body();
            assertThat(page).contains("aria-label=\"a1, " + content);
            assertThat(page).doesNotContain("/play/reply");
            url = href(page, "sq-a1");
            assertThat(url).contains("side=white", "level=6", "setup=1");
        }
        assertThat(site.get(url).body()).contains("aria-label=\"a1, empty\"");
        assertThat(url).as("the start position again").doesNotContain("start=");
    }

    @Test
    void aBoardThatIsSetUpIsGivenOutBeforeAMoveIsPlayed() {
        for (String start : List.of("", "&start=" + "-".repeat(64) + "_X")) {
            Document page = Jsoup.parse(site.get("/play?setup=1" + start).body());
            assertThat(page.select("pre[id^=as-]").eachAttr("id"))
                    .containsExactly(
                            "as-position",
                            "as-obf",
                            "as-hex",
                            "as-fen",
                            "as-ggf",
                            "as-sgf",
                            "as-pgn");
        }
        String url = href(site.get("/play?setup=1").body(), "sq-a1");
        Document changed = Jsoup.parse(site.get(url).body());
        assertThat(changed.select("#as-obf").text()).startsWith("X-");
    }

    @Test
    void whatIsSetUpIsPlayedOnByTheSameSides() {
        String page = site.get("/play?moves=f5d6&setup=1&side=white&level=6").body();
        assertThat(href(page, "way-done"))
                .startsWith("/play?start=")
                .endsWith("_X&moves=&side=white&level=6");
        assertThat(href(page, "way-other-side")).contains("_O&side=").endsWith("&setup=1");
        assertThat(href(page, "way-clear")).contains("start=" + "-".repeat(64) + "_X");
        assertThat(href(page, "way-start-position")).isEqualTo("/play?side=white&level=6&setup=1");
        assertThat(site.get(href(page, "way-clear")).body()).contains("Black to move", "a1, empty");
    }
}
