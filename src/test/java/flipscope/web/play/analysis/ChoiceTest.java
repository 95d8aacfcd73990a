package flipscope.web.play.analysis;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.RootMove;
import flipscope.engine.SearchResult;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** How the engine chose a move. */
@WithSite
class ChoiceTest {
    private static final String URL = "/play/choice?moves=f5d6c3d3&side=black&level=6";

    private static Site site;

    private static SearchResult answer() {
        Game before = TranscriptText.read("f5d6c3", Position.START);
        return Engine.best(before.turn(), new Level(6));
    }

    @Test
    void itIsToldInOneSentenceFirst() {
        assertThat(site.get(URL).body())
                .contains("How did White choose d3?")
                .contains("White had " + answer().moves().size() + " moves. The engine looked ")
                .contains("at " + "%,d".formatted(answer().nodes()) + " positions");
    }

    @Test
    void everyMoveHasItsBoardItsScoreAndItsCost() {
        String page = site.get(URL).body();
        for (RootMove move : answer().moves()) {
            assertThat(page)
                    .contains("/play?moves=f5d6c3" + Squares.name(move.square()) + "&amp;side=both")
                    .contains("%,d positions".formatted(move.nodes()));
        }
        assertThat(page).contains("no better than ≈");
    }

    @Test
    void everyMoveOfTheExpectedLineLeadsToABoard() {
        String page = site.get(URL).body();
        StringBuilder moves = new StringBuilder("f5d6c3");
        for (int square : answer().line()) {
            moves.append(Squares.name(square));
            assertThat(page).contains("/play?moves=" + moves + "&amp;side=both");
        }
    }

    @Test
    void theStepperOpensOnThePositionBeforeTheMove() {
        String game = "moves=f5d6c3d3&amp;ply=3&amp;side=black&amp;level=6";
        assertThat(site.get(URL).body())
                .contains("href=\"/trace/reversi/mobility/core?" + game + "\"")
                .contains("href=\"/trace/reversi/flips/core?" + game + "&amp;move=d3\"");
    }

    @Test
    void onlyAMoveOfTheEngineLeadsHere() {
        assertThat(site.get("/play?moves=f5d6&level=6").body())
                .contains(
                        "id=\"choice\" href=\"/play/choice?moves=f5d6&amp;side=black&amp;level=6");
        assertThat(site.get("/play?moves=f5d6&ply=1").body()).doesNotContain("id=\"choice\"");
        assertThat(site.get("/play?moves=f5d6&side=both").body()).doesNotContain("id=\"choice\"");
        assertThat(site.get("/play/choice?moves=").statusCode()).isEqualTo(303);
    }

    @Test
    void anotherMoveThanTheEnginesIsSaidToBeOne() {
        String page = site.get("/play/choice?moves=f5f4&level=8").body();
        assertThat(page).contains("In this game f4 was played; at level 8 the engine would play ");
    }

    @Test
    void theEndOfAGameAndOnlyMovesHaveTheirOwnWords() {
        String passes = "d3c3b3b2f5a3a1c1";
        assertThat(site.get("/play/choice?moves=" + passes).statusCode()).isEqualTo(200);
        assertThat(site.get("/play/choice?moves=e6f4e3f6g5d6e7f5c5&level=6").statusCode())
                .isEqualTo(200);
    }

    @Test
    void aBusyEngineIsSaidToBeBusy() {
        try (Site full = Site.with((at, level) -> refuse())) {
            HttpResponse<String> page = full.get(URL);
            assertThat(page.statusCode()).isEqualTo(503);
            assertThat(page.headers().firstValue("Retry-After")).hasValue("2");
        }
    }

    private static CompletableFuture<SearchResult> refuse() {
        throw new EngineBusyException();
    }

    /** What was played in a game of a seed is what is explained. */
    @Test
    void aGameOfASeedIsExplainedByItsSeed() {
        for (int seed = 1; seed <= 5; seed++) {
            String game = "?moves=f5d6c3%s&side=black&level=4&seed=" + seed;
            String played = location(site.get("/play/reply" + game.formatted("")));
            assertThat(site.get(played.replace("/play?", "/play/choice?")).body())
                    .contains("by the number of this game")
                    .doesNotContain("the engine would play");
        }
        assertThat(site.get(URL).body()).doesNotContain("by the number of this game");
    }
}
