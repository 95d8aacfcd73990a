package flipscope.web.play;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EnginePool;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.work.WorkPool;
import java.net.http.HttpResponse;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The moves that the engine makes in a game, and how a page waits for them. */
@WithSite
class EngineReplyTest {
    /** After its eight moves Black has none; White moves again. */
    private static final String PASS = "f5f6c4g5h5h4f7h6";

    /** White to move, with one black disc to turn. */
    private static final String TWO_DISCS = "-".repeat(27) + "OX" + "-".repeat(35) + "_O";

    private static Site site;

    @Test
    void whereTheEngineIsToMoveThePageFetchesTheReply() {
        String page = site.body("/play?moves=f5");
        assertThat(page).contains("White is thinking", "aria-busy=\"true\"");
        assertThat(page)
                .contains("hx-get=\"/play/reply?moves=f5&amp;side=black&amp;level=3\"")
                .contains("<noscript><meta http-equiv=\"refresh\" content=\"1;url=/play/reply?");
        assertThat(page).doesNotContain("id=\"sq-d6\" href");
    }

    @Test
    void theReplyLeadsToTheGameWithOneMoveMore() {
        HttpResponse<String> reply = site.get("/play/reply?moves=f5&side=black&level=1");
        assertThat(reply.statusCode()).isEqualTo(303);
        assertThat(location(reply)).matches("/play\\?moves=f5(d6|f6|f4)&side=black&level=1");
    }

    @Test
    void thereIsNoReplyWhereThePersonIsToMove() {
        HttpResponse<String> reply = site.get("/play/reply?moves=f5d6&side=black&level=1");
        assertThat(reply.statusCode()).isEqualTo(303);
        assertThat(location(reply)).isEqualTo("/play?moves=f5d6&side=black&level=1");
    }

    @Test
    void theReplyGoesThroughTheForcedPassOfThePerson() {
        HttpResponse<String> reply = site.get("/play/reply?moves=" + PASS + "&side=black&level=1");
        assertThat(location(reply)).matches("/play\\?moves=" + PASS + "(c5|e7)&.*");
        assertThat(site.body(location(reply))).contains("You had no move and passed.");
    }

    @Test
    void aPassStaysToBeReadWhenTheEngineHasMovedAgain() {
        assertThat(site.body("/play?side=black&level=1&moves=" + PASS + "c5"))
                .contains("<span class=\"told\">You had no move and passed.</span>");
    }

    @Test
    void theEngineAloneIsPausedAndPlaysOneMove() {
        assertThat(site.body("/play?moves=f5&side=none&level=1"))
                .contains("White is thinking", "hx-get=\"/play/reply?moves=f5&amp;side=none")
                .contains(
                        "id=\"pause\""
                                + " href=\"/play?moves=f5&amp;side=none&amp;level=1&amp;pause=1");
        String paused = site.body("/play?moves=f5&side=none&level=1&pause=1");
        assertThat(paused).contains("White to move").doesNotContain("hx-get=", "http-equiv");
        HttpResponse<String> one = site.get("/play/reply?moves=f5&side=none&level=1&pause=1");
        assertThat(location(one)).matches("/play\\?moves=f5..&side=none&level=1&pause=1");
    }

    @Test
    void aFullEngineMeansAPageThatTriesAgain() {
        EnginePool closed = new EnginePool(new WorkPool());
        closed.close();
        try (Site full = new Site(closed::submit)) {
            HttpResponse<String> page = full.get("/play/reply?moves=f5");
            assertThat(page.statusCode()).isEqualTo(503);
            assertThat(page.headers().firstValue("Retry-After")).hasValue("2");
            assertThat(page.body())
                    .contains("The engine is busy just now.", "load delay:2s")
                    .contains("content=\"1;url=/play/reply?moves=f5");
            HttpResponse<String> part = full.fragment("/play/reply?moves=f5");
            assertThat(part.headers().firstValue("HX-Replace-Url").orElseThrow())
                    .startsWith("/play?moves=f5");
            assertThat(full.get("/api/best?position=" + TWO_DISCS).body()).contains("\"busy\"");
        }
    }

    @Test
    void gamesOfSeveralSeedsGetSeveralReplies() {
        assertThat(replies(IntStream.rangeClosed(1, 12))).hasSizeGreaterThan(2);
        assertThat(replies(IntStream.of(7, 7, 7))).hasSize(1);
        assertThat(location(site.get("/play/reply?moves=f5&level=1&seed=7"))).contains("&seed=7");
        assertThat(location(site.get("/play/reply?moves=f5&level=1&seed=0")))
                .isEqualTo(location(site.get("/play/reply?moves=f5&level=1")));
        assertThat(site.get("/play/reply?moves=f5&level=1&seed=x").body())
                .contains("seed", "0 to 999999999");
    }

    private static Set<String> replies(IntStream seeds) {
        String url = "/play/reply?moves=f5d6c3d3c4&level=1&seed=";
        return seeds.mapToObj(seed -> location(site.get(url + seed)).substring(0, 26))
                .collect(Collectors.toSet());
    }
}
