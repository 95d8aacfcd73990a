package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.engine.ScoreWords;
import flipscope.web.play.HintsPage;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The position that an analysis shows: its moves, their scores, and branches. */
@WithSite
class AnalysedPositionTest {
    private static final String GAME = "f5d6c3d3c4f4e3f6";
    private static final String MOVES = "moves=" + GAME + "&side=black&level=3";

    private static Site site;

    /** What htmx gets where it asks for one element of the page. */
    private static HttpResponse<String> part(String target, String rest) {
        String url = "/play/analysis?" + MOVES + rest;
        return site.get(url, "HX-Request", "true", "HX-Target", target);
    }

    private static Page page(String parameters) {
        return site.page("/play/analysis?" + parameters);
    }

    private static Position before(int ply) {
        return TranscriptText.read(GAME, Position.START).at(ply).turn();
    }

    @Test
    void everyPlyShowsWhatEachMoveIsWorthWhoeverPlaysIt() {
        for (int ply = 0; ply <= 8; ply += 4) {
            Position at = before(ply);
            Page shown = Page.of(part("scores", "&hints=1&ply=" + ply).body());
            List<String> lines = shown.root().select("#scores li a").eachText();
            assertThat(lines).hasSize(Long.bitCount(at.legalMoves()));
            for (int square : Squares.list(at.legalMoves())) {
                double score = 0.0 - Engine.best(at.play(square), new Level(7)).score();
                assertThat(lines)
                        .anyMatch(
                                line ->
                                        line.startsWith(
                                                Squares.name(square)
                                                        + " "
                                                        + ScoreWords.marked(score, false)));
            }
            assertThat(shown.text()).contains("half were within 6 discs of the truth");
        }
    }

    @Test
    void theSquaresOfAGameShowTheSameScoresAtEveryLevel() {
        Page analysed = Page.of(part("scores", "&hints=1").body());
        for (int level = 1; level <= 10; level += 3) {
            String url = "/play/hints?moves=" + GAME + "&side=both&hints=1&level=" + level;
            assertThat(HintsPage.shown(site.get(url).body()))
                    .isEqualTo(HintsPage.shown(analysed.root().outerHtml()));
        }
    }

    @Test
    void oneMoveBeforePositionsArePlayedOutAllScoresAreCertain() {
        Position at = Stretch.BRINK.from();
        Page shown = page(Stretch.BRINK.query() + "&ply=0&upto=0&hints=1");
        assertThat(Long.bitCount(at.empty())).isEqualTo(Level.STRONGEST.exact() + 1);
        assertThat(shown.root().select("#scores li a").eachText())
                .hasSize(Long.bitCount(at.legalMoves()))
                .noneMatch(line -> line.contains("≈"));
        assertThat(shown.text()).contains("All are certain");
    }

    @Test
    void aMoveOfTheGameLeadsOnInItAndAnotherOneMakesABranchThatKeepsIt() {
        Page shown = page(MOVES + "&ply=4");
        String on = shown.attribute("#sq-c4", "href");
        assertThat(on).contains("moves=" + GAME, "ply=5", "side=black").doesNotContain("own=");
        String branch = shown.attribute("#sq-e3", "href");
        assertThat(branch).contains("moves=f5d6c3d3e3", "own=black-" + GAME, "side=both");

        Page tried = site.page(branch + "&upto=8");
        assertThat(tried.text()).contains("You are trying e3 in place of move 5, c4.");
        assertThat(tried.attribute("#position", "data-ply")).isEqualTo("4");
        assertThat(tried.root().select(".graph .point")).as("the game's graph").hasSize(9);
        assertThat(tried.attribute("#own-game", "href"))
                .contains("moves=" + GAME, "ply=4", "side=black")
                .doesNotContain("own=");
    }

    /** Two moves of a branch, as the graph draws them, and the two of a game that both have. */
    @Test
    void aBranchIsDrawnFromItsPositionBackToTheGame() {
        String parameters = "moves=f5d6c3d3e3f4&side=both&level=3&upto=8&hints=1&own=black-" + GAME;
        Page tried = page(parameters);
        StringBuilder line = new StringBuilder();
        Game branch = TranscriptText.read("f5d6c3d3e3f4", Position.START);
        for (int ply = 6; ply >= 4; ply--) {
            Position at = branch.at(ply).turn();
            double score = Engine.best(at, new Level(7)).score();
            long below = Math.round(at.toMove() == Side.BLACK ? 0.0 - score : score);
            line.append(line.isEmpty() ? "M" : "L").append(ply).append(' ').append(below);
        }
        assertThat(tried.attribute("#scores", "data-branch")).isEqualTo(line.toString());
        assertThat(tried.attributes(".graph .branch path", "d")).containsOnly(line.toString());
        assertThat(page(parameters.replace("&hints=1", "")).attribute("#scores", "hx-get"))
                .contains("hints=1");
        assertThat(page(MOVES + "&hints=1").attribute("#scores", "data-branch")).isEmpty();
    }

    /** Its last position has no moves to score, and a place in the graph. */
    @Test
    void aBranchToTheEndOfAGameIsDrawnToo() {
        String over = "moves=e6f4e3f6g5d6e7f5c5&side=both&own=both-e6f4e3f6g5d6e7f5g6&upto=0";
        assertThat(page(over).attribute("#scores", "hx-get")).contains("hints=1");
        Page drawn = page(over + "&hints=1");
        assertThat(drawn.attribute("#scores", "data-branch")).startsWith("M9 -64L8 ");
        assertThat(drawn.has("#scores[hx-get]")).isFalse();
    }

    @Test
    void whoStepsBackOutOfABranchIsInTheGameAgain() {
        Page tried = page("moves=f5d6c3d3e3&side=both&level=3&own=black-" + GAME);
        Page back = site.page(tried.attribute("#move-previous", "href"));
        assertThat(back.has("#own-game")).isFalse();
        assertThat(back.text()).contains("Move 4 of 8: White, d3");
        assertThat(back.attribute("#move-next", "href")).contains("moves=" + GAME);
    }

    @Test
    void withScriptsTheAddressIsTheGameAloneAndTheReviewStays() {
        HttpResponse<String> next = part("position", "&ply=3&upto=8&hints=1");
        assertThat(next.body()).doesNotContain("id=\"review\"").contains("id=\"position\"");
        assertThat(next.headers().firstValue("HX-Replace-Url"))
                .contains("/play/analysis?" + MOVES.replace("&side", "&ply=3&side"));
        HttpResponse<String> branch =
                site.get(
                        "/play/analysis?moves=f5d6c3d3e3&side=both&own=black-" + GAME,
                        "HX-Request",
                        "true",
                        "HX-Target",
                        "position");
        assertThat(branch.headers().firstValue("HX-Push-Url").orElseThrow()).contains("own=black");
        assertThat(part("scores", "&hints=1").headers().firstValue("HX-Replace-Url")).isEmpty();
    }

    @Test
    void aPositionIsAnnouncedAndThenItsBestMove() {
        assertThat(part("position", "&ply=3").body())
                .contains("#spoken\">Move 3 of 8: Black, c3. White to move</p>");
        assertThat(part("scores", "&ply=3&hints=1").body())
                .contains("#spoken\">Scores are shown. Best: ");
    }

    @Test
    void withoutScriptsLinksKeepTheReviewAndTheScores() {
        Page whole = page(MOVES + "&upto=8&hints=1");
        assertThat(whole.has("#scores li")).isTrue();
        assertThat(whole.attribute("#move-previous", "href")).contains("upto=8", "hints=1");
        Page before = page(MOVES + "&upto=8");
        assertThat(before.attribute("#scores .go-on", "href")).contains("upto=8", "hints=1");
    }

    @Test
    void theEnginesMistakesAreListedApartFromThePersons() {
        Page black = page("moves=" + GAME + "&upto=8&side=black");
        assertThat(black.root().select(".mistakes h3").eachText())
                .containsExactly("Your mistakes", "White’s mistakes (the engine)");
        Page white = page("moves=" + GAME + "&upto=8&side=white");
        assertThat(white.root().select(".mistakes h3").eachText())
                .containsExactly("Your mistakes", "Black’s mistakes (the engine)");
        Page both = page("moves=" + GAME + "&upto=8&side=both");
        assertThat(both.root().select(".mistakes h3").eachText())
                .containsExactly("Black’s mistakes", "White’s mistakes");
    }

    @Test
    void aGameThatIsOverHasAResultAndNoMovesToScore() {
        Page over = site.page(Stretch.END.whole() + "&side=both&hints=1");
        assertThat(Stretch.END.game().isOver()).isTrue();
        assertThat(over.root().select("#position h2").text()).isEqualTo("Black wins by 22");
        assertThat(over.has("#scores li")).isFalse();
        assertThat(over.has("#scores[hx-get]")).isFalse();
    }
}
