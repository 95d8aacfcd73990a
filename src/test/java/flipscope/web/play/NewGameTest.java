package flipscope.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a game begins, and what is offered after one. */
@WithSite
class NewGameTest {
    /** Neither side can move: Black has won by 58. */
    private static final String EARLY_END = "d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1";

    /** All 64 squares have discs: 36 for Black. */
    private static final String FULL = "X".repeat(36) + "O".repeat(28) + "_X";

    private static final String SEED = "input[name=seed]";

    private static Site site;

    @Test
    void theFirstOfferIsTheEasiestLevel() {
        for (String url : new String[] {"/", "/play", "/play?level=1"}) {
            Page page = site.page(url);
            assertThat(page.attribute("#new input[name=level][checked]", "value")).isEqualTo("1");
            assertThat(page.count("#new input[name=level]")).isEqualTo(10);
            assertThat(page.text("#new .levels")).contains("1 Beginner", "10 Strongest");
        }
        assertThat(site.page("/").attribute("#just-play", "href")).isEqualTo("/play?level=1");
        assertThat(
                        site.page("/play?moves=f5d6")
                                .attribute("#new input[checked][name=level]", "value"))
                .as("the level of the game that is being played")
                .isEqualTo("3");
    }

    @Test
    void aNewGameHasASeedOfItsOwnAndAnOldOneNone() {
        Page first = site.page("/play?level=1");
        String move = first.attribute("#sq-d3", "href");
        assertThat(move).matches("/play\\?moves=d3&side=black&level=1&seed=[1-9]\\d{5}");
        String next = site.page(move).attribute("#new " + SEED, "value");
        assertThat(next).matches("[1-9]\\d{5}").isNotEqualTo(move.substring(move.length() - 6));
        assertThat(site.page("/play?moves=f5d6").attribute("#sq-c3", "href"))
                .doesNotContain("seed");
        assertThat(site.page("/play?level=1&seed=0").attribute("#sq-d3", "href"))
                .doesNotContain("seed");
        assertThat(site.page("/play?level=6").attribute("#sq-d3", "href")).doesNotContain("seed");
    }

    @Test
    void thePageOfANewGameIsTheSameForAMinute() {
        String etag = site.get("/play?level=1&seed=5").headers().firstValue("ETag").orElseThrow();
        assertThat(site.get("/play?level=1&seed=5").headers().firstValue("ETag")).hasValue(etag);
    }

    @ParameterizedTest
    @CsvSource({"black, You win by 58, harder, 4", "white, You lose by 58, easier, 2"})
    void anotherLevelIsOfferedByHowItWent(String side, String result, String id, int level) {
        Page page = site.page("/play?level=3&seed=7&side=" + side + "&moves=" + EARLY_END);
        assertThat(page.text(".status h2")).isEqualTo(result);
        assertThat(page.attribute("#rematch", "href"))
                .matches("/play\\?moves=&side=" + side + "&level=3&seed=[1-9]\\d{5}");
        assertThat(page.attribute("#" + id, "href")).contains("&level=" + level + "&seed=");
        assertThat(page.count("#easier, #harder")).isEqualTo(1);
    }

    @Test
    void thereIsNoLevelBelowTheFirstAndNoneAboveTheLast() {
        String url = "/play?moves=" + EARLY_END + "&side=";
        assertThat(site.page(url + "white&level=1").count("#easier, #harder")).isZero();
        assertThat(site.page(url + "black&level=10").count("#easier, #harder")).isZero();
        Page two = site.page(url + "both");
        assertThat(two.text(".status h2")).isEqualTo("Black wins by 58");
        assertThat(two.count("#easier, #harder")).isZero();
        assertThat(two.has("#rematch")).isTrue();
    }

    @Test
    void bothScoresStandOnlyWhereTheyDiffer() {
        assertThat(site.page("/play?moves=" + EARLY_END).text(".notes"))
                .contains("22–3 on the board, 61–3 official.");
        Page full = site.page("/play?start=" + FULL);
        assertThat(full.text(".status h2")).isEqualTo("You win by 8");
        assertThat(full.text(".discs")).contains("36 28");
        assertThat(full.text(".notes")).doesNotContain("36", "official");
    }

    @Test
    void whoPlaysIsSaidInWords() {
        assertThat(site.page("/play").text("#new .choices"))
                .contains("Black", "White", "Two players", "Watch");
        assertThat(site.page("/play?moves=f5d6&level=2").text(".notes"))
                .contains("You play Black against level 2, Learner.");
    }

    /** A preview is read by somebody else. */
    @Test
    void whatOthersAreToldIsNotSaidToThem() {
        String page = site.body("/play?moves=" + EARLY_END);
        assertThat(page).contains("Black has 22 discs, White 3. Black wins by 58.");
    }

    @Test
    void whatIsUnfinishedIsKeptOnTheDeviceAndWhatIsOverForgotten() {
        assertThat(site.page("/play?moves=f5d6").attribute("#game", "data-kept")).isEqualTo("yes");
        assertThat(site.page("/play?moves=" + EARLY_END).attribute("#game", "data-kept"))
                .isEqualTo("over");
        for (String other :
                new String[] {"/play", "/play?moves=f5d6&ply=1", "/embed/play?moves=f5d6"}) {
            assertThat(site.page(other).has("#game[data-kept]")).as(other).isFalse();
        }
    }
}
