package flipscope.web.play.opening;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchResult;
import flipscope.notation.TranscriptText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.ScoreWords;
import flipscope.web.play.HintsPage;
import flipscope.web.play.HintsPage.Shown;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The named openings as a tree, by its links alone. */
@WithSite
class OpeningPagesTest {
    private static final String URL = "/play/openings?moves=";

    private static Site site;

    private static Page follow(Page page, String id) {
        return site.page(page.attribute("#" + id, "href"));
    }

    private static Page at(String moves) {
        return site.page(URL + moves);
    }

    @Test
    void aLineIsLookedThroughFromTheNameInAGameToPlayFromThere() {
        Page game = site.page("/play?moves=f5d6c6&side=both&level=6");
        assertThat(game.text("#opening")).isEqualTo("Opening: Perpendicular.");
        Page page = follow(game, "opening");
        assertThat(page.text("h2")).isEqualTo("Perpendicular");
        assertThat(page.text(".side h3")).isEqualTo("41 named lines go on from here.");
        page = follow(page, "to-c3");
        page = follow(page, "to-d3");
        page = follow(page, "to-c4");
        assertThat(page.text("h2")).isEqualTo("Tiger");
        page = follow(page, "to-b3");
        assertThat(page.text(".standing")).endsWith("Also called Tanaka.");
        assertThat(page.texts(".trail li"))
                .containsExactly("f5", "d6 Perpendicular", "c3", "d3", "c4 Tiger", "b3 Aubrey");
        assertThat(page.attribute("#play-on", "href"))
                .startsWith("/play?moves=f5d6c3d3c4b3&side=both&level=6");
        assertThat(follow(page, "move-previous").text("h2")).isEqualTo("Tiger");
        Page first = follow(page, "move-first");
        assertThat(first.text("h2")).isEqualTo("Named openings");
        assertThat(first.texts(".lines-on .same"))
                .containsExactly("or d3, c4, e6, the same turned");
        assertThat(first.texts(".lines-on li")).hasSize(1);
    }

    @Test
    void withoutALevelTheEasiestIsOffered() {
        assertThat(at("f5d6").attribute("#play-on", "href")).contains("&level=1&");
    }

    @Test
    void whereALineEndsOrIsLeftItSaysSo() {
        assertThat(at("f5d6c3g5").text(".side h3")).isEqualTo("No named line goes on from here.");
        Page left = at("f5d6c6");
        assertThat(left.text(".side h3")).isEqualTo("No named line passes through here.");
        assertThat(left.has(".lines-on")).isFalse();
        assertThat(follow(left, "move-previous").text("h2")).isEqualTo("Perpendicular");
    }

    /** One answer everywhere: the same numbers on the squares, in the list and in the review. */
    @ParameterizedTest
    @ValueSource(strings = {"", "f5", "f5d6", "d3c5", "f5d6c4d3", "f5f6e6d6c5e3", "e6f4c3c4d3"})
    void theMeasureIsWhatHintsAndReviewSay(String moves) {
        Page page = at(moves);
        Map<String, Shown> hints =
                HintsPage.shown(site.body("/play/hints?hints=1&side=both&moves=" + moves));
        assertThat(HintsPage.shown(page.root().html())).isEqualTo(hints);
        Position position = TranscriptText.read(moves).position();
        assertThat(page.root().select(".lines-on a")).isNotEmpty();
        for (Element each : page.root().select(".lines-on a")) {
            String move = each.select("b").text();
            String score = each.select(".measure [aria-hidden]").text();
            assertThat(score.replace("★ ", "")).isEqualTo(hints.get(move).text());
            assertThat(score.startsWith("★")).isEqualTo(hints.get(move).isBest());
            assertThat(hints.get(move).text()).isEqualTo(searched(position, move));
        }
        String lead = page.text(".standing").replaceFirst(".*ahead: ", "").replace(".", "");
        int plies = moves.length() / 2;
        Page review = site.page("/play/analysis?side=both&upto=" + plies + "&moves=" + moves);
        assertThat(review.attributes(".point", "aria-label"))
                .filteredOn(
                        label -> label.startsWith(plies == 0 ? "Start:" : "After move " + plies))
                .singleElement()
                .asString()
                .endsWith(": " + lead);
    }

    private static String searched(Position at, String move) {
        int square =
                Squares.list(at.legalMoves()).stream()
                        .filter(each -> Squares.name(each).equals(move))
                        .findFirst()
                        .orElseThrow();
        double score = Engine.best(at.play(square), MoveScores.ESTIMATE).score();
        return ScoreWords.marked(0.0 - score, false);
    }

    @Test
    void theMarginIsStated() {
        assertThat(at("f5d6").text(".side > .note"))
                .contains("≈ marks an estimate", "96 in a hundred within");
    }

    @Test
    void everyMoveOnTheBoardLeadsOn() {
        assertThat(at("f5d6").attributes(".playable a", "href"))
                .hasSize(5)
                .allMatch(url -> url.startsWith(URL + "f5d6c"));
    }

    @Test
    void htmxGetsThePartAlone() {
        assertThat(site.fragment(URL + "f5d6").body())
                .doesNotContain("<!doctype")
                .contains("<section id=\"game\"", "Perpendicular. Black to move.");
    }

    @Test
    void aMoveThatCannotBePlayedIsRefused() {
        assertThat(site.refusal(URL + "f5d6a1")).contains("a1");
    }

    @Test
    void aBusyEngineLeavesTheTreeWithoutItsMeasure() {
        try (Site full = Site.with((at, level) -> refuse())) {
            HttpResponse<String> answer = full.get(URL + "f5d6");
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValue("Retry-After")).hasValue("2");
            assertThat(Page.of(answer.body()).texts(".lines-on b"))
                    .containsExactly("c4", "c3", "c5");
            assertThat(Page.of(answer.body()).attribute("#again", "href"))
                    .startsWith(URL + "f5d6&");
        }
    }

    private static CompletableFuture<SearchResult> refuse() {
        throw new EngineBusyException();
    }
}
