package flipscope.web.scorefour;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.EngineBusyException;
import flipscope.engine.SearchTask;
import flipscope.server.Searches;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.work.Owner;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The engine's turn in the cube. */
@WithSite(overHttp = true)
class CubeReplyTest {
    private static Site site;

    private static final class Full implements Searches {
        @Override
        public <R> CompletableFuture<R> submit(
                SearchTask<R> task, Consumer<R> watcher, Owner owner) {
            throw new EngineBusyException();
        }
    }

    @Test
    void thePageFetchesTheReplyByItself() {
        Page page = site.page("/score-four?moves=a1&level=2");
        assertThat(page.text(".status h2")).isEqualTo("White is thinking");
        assertThat(page.has("#game[aria-busy=true]")).isTrue();
        assertThat(page.count("#board a, .layers a")).isZero();
        String reply = page.attribute(".reply", "hx-get");
        assertThat(page.first("noscript").html()).contains("/score-four/reply?moves=a1");
        assertThat(location(site.get(reply)))
                .matches("/score-four\\?moves=a1[a-d][1-4]&side=first&level=2");
    }

    @Test
    void theEngineStopsThreeInARowAndCompletesItsOwn() {
        assertThat(location(site.get("/score-four/reply?level=2&moves=a1a4b1b4c1")))
                .startsWith("/score-four?moves=a1a4b1b4c1d1&");
        String wins = "/score-four/reply?level=2&side=second&moves=a1a4b1b4c1c4";
        assertThat(location(site.get(wins))).startsWith("/score-four?moves=a1a4b1b4c1c4d1&");
    }

    @Test
    void whereThePersonIsToMoveOrNobodyNothingIsPlayed() {
        assertThat(location(site.get("/score-four/reply?moves=a1b1")))
                .isEqualTo("/score-four?moves=a1b1&side=first&level=3");
        assertThat(location(site.get("/score-four/reply?moves=a1a2b1b2c1c3d1")))
                .isEqualTo("/score-four?moves=a1a2b1b2c1c3d1&side=first&level=3");
        assertThat(location(site.get("/score-four/reply?moves=a1b1c1&ply=1")))
                .isEqualTo("/score-four?moves=a1b1c1&ply=1&side=first&level=3");
    }

    @Test
    void whatIsFoundIsStreamedToTheEnd() {
        String stream =
                site.get("/score-four/thinking?moves=a1&level=6", "Accept", "text/event-stream")
                        .body();
        assertThat(stream).contains("event: done");
        assertThat(site.page("/score-four?moves=a1&level=6").has("[data-thinking]")).isTrue();
        assertThat(site.page("/score-four?moves=a1&level=2").has("[data-thinking]")).isFalse();
    }

    @Test
    void aBusyEngineIsAskedAgain() {
        try (Site full = new Site(new Full())) {
            HttpResponse<String> answer = full.get("/score-four/reply?moves=a1");
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValue("Retry-After")).isPresent();
            assertThat(Page.of(answer.body()).text(".notes")).contains("busy just now");
        }
    }

    @Test
    void howItChoseIsSaidWithTheStepsThatFindIt() {
        Page game = site.page("/score-four?level=2&moves=a1a4b1b4c1d1");
        Page why = site.page(game.href("choice"));
        assertThat(why.text("h1")).isEqualTo("How did White choose d1?");
        assertThat(why.text(".lines"))
                .contains("Black threatened to complete four in d1/1. d1 takes that cell.");
        assertThat(why.attribute(".lines a", "href"))
                .startsWith("/trace/scorefour/reach?position=");
        assertThat(site.get(why.attribute(".lines a", "href")).statusCode()).isEqualTo(200);
        assertThat(why.href("back")).isEqualTo("/score-four?moves=a1a4b1b4c1d1&side=first&level=2");
    }

    @Test
    void aSearchSaysHowFarItLookedAndWhatItCompared() {
        Page why = site.page("/score-four/choice?level=4&moves=a1d4b2c3");
        assertThat(why.text(".lines")).contains("It compared", "After that it expects:");
        assertThat(why.count(".tried li")).isGreaterThan(1);
        assertThat(why.attribute(".tried a", "href"))
                .matches("/score-four\\?moves=a1d4b2[a-d][1-4]&side=both&level=4");
    }

    @Test
    void whatWasNotTheEnginesChoiceIsSaidToBeSo() {
        assertThat(site.page("/score-four/choice?level=2&moves=a1a4b1b4c1d4").text(".lines"))
                .startsWith("In this game d4 was played; at level 2 the engine would play d1.");
        assertThat(location(site.get("/score-four/choice")))
                .isEqualTo("/score-four?side=first&level=3");
    }

    @Test
    void onlyTheEnginesOwnBallIsAskedAbout() {
        assertThat(site.page("/score-four?moves=a1").leads("choice")).isFalse();
        assertThat(site.page("/score-four?side=both&moves=a1b1").leads("choice")).isFalse();
        assertThat(site.page("/").href("score-four")).isEqualTo("/score-four");
    }
}
