package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchResult;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A second try at the mistakes of a game. */
@WithSite
class RetryTest {
    private static final String LOST =
            "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7h6h5g5g4a5a6b4a4b5b7b3c2a8a7a3h4"
                    + "h3a2c1b1a1d1d2g1e1e2b2f1g2h2";

    private static Site site;

    private static String address(String rest) {
        return "/play/again?moves=" + LOST + "&side=black&level=3" + rest;
    }

    private static Page page(String rest) {
        return site.page(address(rest));
    }

    @Test
    void theReviewLeadsToTheMistakesOfEachSide() {
        Page review = site.page(Stretch.END.whole() + "&side=black");
        assertThat(review.root().select(".again-link").eachAttr("href"))
                .hasSize(2)
                .allMatch(url -> url.startsWith("/play/again?" + Stretch.END.query()))
                .anyMatch(url -> url.contains("mistakes=1-9"))
                .anyMatch(url -> url.contains("mistakes=2-4"));
    }

    @Test
    void aBetterMoveIsFoundOnTheBoard() {
        Page asked = page("&mistakes=25-45");
        assertThat(asked.text())
                .contains("Find a better move 1 of 2")
                .contains(
                        "Move 25: you played c7, which cost about 21 discs, almost surely at least 13."
                                + " What is better?")
                .doesNotContain("Yes");
        assertThat(asked.root().select("#board .playable a").eachAttr("href"))
                .hasSize(3)
                .allMatch(url -> url.contains("tried="));

        Page same = site.page(asked.attribute("#sq-c7", "href"));
        assertThat(same.text()).contains("c7 is the move that was played.");
        Page wrong = site.page(asked.attribute("#sq-g7", "href"));
        assertThat(wrong.text()).containsPattern("Not yet: g7 .*costs? about \\d+ discs\\.");
        assertThat(wrong.has("#again-next")).isFalse();
        Page right = site.page(wrong.attribute("#sq-g8", "href"));
        assertThat(right.text())
                .contains(
                        "Yes: g8 is about 21 discs better than c7, and no other move is clearly better");

        Page next = site.page(right.attribute("#again-next", "href"));
        assertThat(next.text())
                .contains("2 of 2")
                .contains("Move 45: White played h4, which cost 2 discs.");
        Page shown = site.page(next.attribute("#again-show", "href"));
        assertThat(shown.text()).contains("a2 was better. It is on the board.");
        Page end = site.page(shown.attribute("#again-next", "href"));
        assertThat(end.text())
                .contains("You found 1 of 2 better moves.")
                .contains("Move 25: g8 in place of c7")
                .contains("Move 45, h4: not found");
        assertThat(end.attribute("#puzzle", "href")).isEqualTo("/play/puzzle");
        assertThat(end.attribute("#again-25", "href")).contains("/play/analysis", "ply=24");
        assertThat(site.page(end.attribute("#again-more", "href")).text()).contains("1 of 2");
    }

    @Test
    void thePlayerIsNamedInAGameThatThePersonDidNotPlay() {
        assertThat(site.page(address("&mistakes=25").replace("side=black", "side=both")).text())
                .contains(
                        "Move 25: Black played c7, which cost about 21 discs, almost surely at least 13.");
    }

    @Test
    void eachOfferToTryAgainHasAnotherName() {
        Page review = site.page(Stretch.END.whole() + "&side=black");
        assertThat(review.attributes(".again-link", "aria-label"))
                .containsExactly(
                        "Try again: Your mistakes", "Try again: White’s mistakes (the engine)");
    }

    @Test
    void whereAllIsCertainTheBestMoveIsCalledThat() {
        assertThat(page("&mistakes=45&tried=a2").text())
                .contains("Yes: a2 is the best move, 2 discs better than h4.");
    }

    @Test
    void withoutMistakesTheAnalysisIsShown() {
        HttpResponse<String> plain = site.get(address(""));
        assertThat(plain.statusCode()).isEqualTo(303);
        assertThat(Site.location(plain)).startsWith("/play/analysis?moves=" + LOST);
    }

    @ParameterizedTest
    @CsvSource({
        "mistakes=60, “60” is not the number of a move",
        "mistakes=45-25, “25” is not the number of a move",
        "mistakes=x, “x” is not the number of a move",
        "mistakes=25&found=a1, “a1” is not a legal move there",
        "mistakes=25&found=g8-g8, There is only 1 mistake",
        "mistakes=25&tried=a1, “a1” is not a legal move there",
        "mistakes=25&found=g8&tried=a1, Every mistake has been dealt with",
        "mistakes=25&shown=2, shown"
    })
    void whatCannotBeReadIsNamed(String wrong, String told) {
        assertThat(Page.of(site.refusal(address("&" + wrong))).text()).contains(told);
    }

    @Test
    void whileTheEngineIsBusyItIsAskedAgain() {
        try (Site full = Site.with((at, level) -> refuse())) {
            HttpResponse<String> busy = full.get("/play/again?moves=f5d6&mistakes=1");
            assertThat(busy.statusCode()).isEqualTo(503);
            assertThat(busy.body()).contains("busy just now", "load delay:2s", "mistakes=1");
        }
    }

    private static CompletableFuture<SearchResult> refuse() {
        throw new EngineBusyException();
    }
}
