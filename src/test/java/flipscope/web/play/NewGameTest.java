package flipscope.web.play;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
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

    private static Site site;

    /** The first page, and the ways from it to the first game, offer the easiest. */
    @ParameterizedTest
    @CsvSource({
        "/, 1",
        "/play?level=1, 1",
        "/play, 3",
        "/play?level=7, 7",
        "/play?moves=f5d6, 3",
        "/score-four, 3",
    })
    void aNewGameOffersTheLevelThatIsPlayed(String url, String level) {
        Page page = site.page(url);
        String chosen = "input[name=level][checked], input[name=level][type=number]";
        if (page.has("#game-menu")) {
            assertThat(page.text(".levels [aria-current]")).startsWith(level);
            assertThat(page.href("rematch-other")).contains("&level=" + level);
            assertThat(page.href("two-players")).contains("side=both&level=" + level);
        } else {
            assertThat(page.part("#new").attribute(chosen, "value")).isEqualTo(level);
        }
    }

    @Test
    void allLevelsAreOfferedByNameAndTheFirstGameIsTheEasiest() {
        Page page = site.page("/");
        assertThat(page.attributes(".levels a", "aria-label"))
                .hasSize(10)
                .contains("1 Beginner, grabs discs", "10 Strongest, perfect at the end");
        assertThat(page.attributes(".levels a", "href"))
                .allMatch(url -> url.matches("/play\\?moves=&side=black&level=\\d+&fresh=1"));
        assertThat(page.text(".acts #level")).isEqualTo("Level 1");
    }

    /** Two who begin at the same moment, with the same move; who opens the page is all the same. */
    @ParameterizedTest
    @CsvSource({
        "/, d3",
        "/play, d3",
        "/play?level=1, d3",
        "/embed/play, d3",
        "/play?level=5&side=white, ''",
        "/play?level=1&side=none, ''",
    })
    void whoeverBeginsGetsAGameOfTheirOwn(String url, String move) {
        Page page = site.page(url);
        Page begun = move.isEmpty() ? page : site.page(page.href("sq-" + move));
        String reply = begun.attribute(".reply", "hx-get");
        Set<String> seeds = new HashSet<>();
        for (int person = 0; person < 20; person++) {
            seeds.add(location(site.get(reply)).replaceFirst(".*&seed=([0-9]+).*", "$1"));
        }
        assertThat(seeds).hasSizeGreaterThan(18).allMatch(seed -> seed.matches("[1-9]\\d{0,5}"));
    }

    @ParameterizedTest
    @CsvSource({
        "'f5d6c3 [Result \"33-31\"]', true",
        "f5d6c3 32-32, true",
        "f5d6c3 (32-32) Alice - Bob B., true",
        "f5d6c3, false",
    })
    void whatFollowsTheLastMoveOfAPastedGameIsSkippedAndThatIsSaid(String text, boolean said) {
        String url = "/play?text=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
        HttpResponse<String> opened = site.get(url);
        assertThat(opened.statusCode()).isEqualTo(303);
        assertThat(location(opened)).startsWith("/play/analysis?moves=f5d6c3&");
        assertThat(site.page(location(opened)).text("#review").contains("was skipped"))
                .isEqualTo(said);
    }

    @Test
    void aGameKeepsTheSeedThatItHas() {
        String seeded = "/play?moves=d3c3&side=black&level=1&seed=7";
        assertThat(site.page(seeded).attribute("#sq-b3", "href")).endsWith("&level=1&seed=7");
        assertThat(location(site.get("/play/reply?moves=d3&level=1&seed=7")))
                .endsWith("&level=1&seed=7");
        for (String old :
                new String[] {"/play?moves=f5d6", "/play?level=1&seed=0", "/play?level=6"}) {
            assertThat(site.page(old).attribute("#board a[href*=moves]", "href"))
                    .doesNotContain("seed", "fresh");
        }
    }

    @Test
    void thePageOfANewGameIsTheSameForEverybody() {
        String etag = site.get("/play?level=1").headers().firstValue("ETag").orElseThrow();
        assertThat(site.get("/play?level=1").headers().firstValue("ETag")).hasValue(etag);
    }

    @ParameterizedTest
    @CsvSource({"black, You win by 58, harder, 4", "white, You lose by 58, easier, 2"})
    void anotherLevelIsOfferedByHowItWent(String side, String result, String id, int level) {
        Page page = site.page("/play?level=3&seed=7&side=" + side + "&moves=" + EARLY_END);
        assertThat(page.text(".words .told")).isEqualTo(result + ".");
        String other = side.equals("black") ? "white" : "black";
        assertThat(page.attribute("#rematch", "href"))
                .as("the colours swap")
                .matches("/play\\?moves=&side=" + other + "&level=3&fresh=1");
        assertThat(page.attribute("#" + id, "href")).contains("&level=" + level + "&fresh=1");
        assertThat(page.count("#easier, #harder")).isEqualTo(1);
    }

    @Test
    void thereIsNoLevelBelowTheFirstAndNoneAboveTheLast() {
        String url = "/play?moves=" + EARLY_END + "&side=";
        assertThat(site.page(url + "white&level=1").count("#easier, #harder")).isZero();
        assertThat(site.page(url + "black&level=10").count("#easier, #harder")).isZero();
        Page two = site.page(url + "both");
        assertThat(two.text(".words .told")).isEqualTo("Black wins by 58.");
        assertThat(two.count("#easier, #harder")).isZero();
        assertThat(two.has("#rematch")).isTrue();
    }

    @Test
    void bothScoresStandOnlyWhereTheyDiffer() {
        assertThat(site.page("/play?moves=" + EARLY_END).text(".record .tally"))
                .contains("22–3 on the board, 61–3 official.");
        Page full = site.page("/play?start=" + FULL);
        assertThat(full.text(".words .told")).isEqualTo("You win by 8.");
        assertThat(full.texts(".who b")).containsExactly("36", "28");
        assertThat(full.text(".record")).doesNotContain("36", "official");
    }

    @Test
    void whoPlaysIsSaidInWords() {
        assertThat(site.page("/play").text("#game"))
                .contains("Rematch as White", "Two players", "Watch the engine play");
        assertThat(site.page("/play?moves=f5d6&level=2").text(".words .plain"))
                .isEqualTo("You play Black against Learner.");
        assertThat(site.page("/play?moves=f5d6&level=2").texts(".who .name"))
                .containsExactly("You", "Learner");
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

    @Test
    void aLevelIsBeatenByAPersonWhoHasWonAWholeGame() {
        String won = "/play?level=4&moves=" + EARLY_END;
        assertThat(site.page(won + "&side=black").attribute("#game", "data-wins"))
                .isEqualTo("levels 4");
        String nearly = won.substring(0, won.length() - 2);
        for (String other :
                new String[] {
                    won + "&side=white",
                    won + "&side=both",
                    won + "&side=none",
                    won + "&ply=8",
                    nearly,
                    "/play?start=" + FULL
                }) {
            assertThat(site.page(other).has("#game[data-wins]")).as(other).isFalse();
        }
    }
}
