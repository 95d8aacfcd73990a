package flipscope.web.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@WithSite
class ScoreFourTest {
    private static final String BOTH = "/score-four?side=both";

    /** Black has a1 to c1 on the floor; d1 makes four. White has three of column a4. */
    private static final String TWO_REACHES = "a1a4b1a4c1a4";

    private static Site site;

    @Test
    void aNewGameOffersSixteenColumnsAndSaysWhatItIsAbout() {
        Page page = site.page(BOTH);
        assertThat(page.count("#board [role=gridcell].playable a[href]")).isEqualTo(16);
        assertThat(page.text(".status h2")).isEqualTo("Black to move");
        assertThat(page.text(".notes")).contains("Four in a row wins");
        assertThat(page.attribute("#column-b2", "href"))
                .isEqualTo("/score-four?moves=b2&side=both&level=3");
        assertThat(page.attribute("#column-b2", "aria-label"))
                .isEqualTo("b2, empty, a ball lies on layer 1");
    }

    @Test
    void aBallLiesOnWhatIsBelowIt() {
        Page page = site.page(BOTH + "&moves=b2b2b2");
        assertThat(page.attribute("#column-b2", "aria-label"))
                .isEqualTo(
                        "b2, from the floor: Black, White, Black; a ball lies on layer 4, last ball");
        assertThat(page.count(".layer:nth-child(1) .square.black")).isEqualTo(1);
        assertThat(page.count(".layer:nth-child(2) .square.white")).isEqualTo(1);
        assertThat(page.count(".layer:nth-child(3) .square.black.last")).isEqualTo(1);
        assertThat(page.count(".layer:nth-child(4) .square.playable")).isEqualTo(1);
        assertThat(page.count(".cube .ball.black, .cube .ball.white")).isEqualTo(3);
        assertThat(page.count(".cube .ball.last.layers-2")).isEqualTo(1);
    }

    @Test
    void aFullColumnAsksWhyInPlaceOfPlaying() {
        Page page = site.page(BOTH + "&moves=c3c3c3c3");
        assertThat(page.has("[data-s=c3].playable")).isFalse();
        assertThat(page.attribute("#column-c3", "href")).endsWith("&why=c3");
        Page why = site.page(page.attribute("#column-c3", "href"));
        assertThat(why.text("#why")).contains("Why is c3 full?", "Its top cell is not free");
        assertThat(why.href("why-step")).isEqualTo("/trace/scorefour/legal?moves=c3c3c3c3");
        assertThat(why.href("why-close")).isEqualTo("/score-four?moves=c3c3c3c3&side=both&level=3");
    }

    @Test
    void anyColumnCanBeAskedAbout() {
        Page page = site.page(site.page(BOTH + "&moves=b2").href("ask"));
        assertThat(page.attributes("#board a", "href"))
                .hasSize(16)
                .allMatch(url -> url.contains("why="));
        Page why = site.page(page.attribute("#column-b2", "href"));
        assertThat(why.text("#why")).contains("One ball lies in b2", "on layer 2");
        assertThat(why.href("why-step")).isEqualTo("/trace/scorefour/drop?moves=b2&column=b2");
    }

    @Test
    void theWinningRowIsMarkedAndANewGameIsOneLinkAway() {
        Page page = site.page(BOTH + "&level=5&moves=a1a2b1b2c1c3d1");
        assertThat(page.text(".status h2")).isEqualTo("Black wins");
        assertThat(page.count(".layer .square.won")).isEqualTo(4);
        assertThat(page.count(".cube .cube-row:not(.casing)")).isEqualTo(1);
        assertThat(page.text(".lines"))
                .contains("Four in a row, on one layer: a1/1, b1/1, c1/1, d1/1");
        assertThat(page.attributes(".lines a", "href"))
                .contains("/trace/scorefour/win?moves=a1a2b1b2c1c3d1");
        assertThat(page.count("#board a")).isZero();
        assertThat(page.href("again")).isEqualTo("/score-four?side=both&level=5");
    }

    @ParameterizedTest
    @CsvSource({
        "a1a2a1b2a1c3a1, 'upright: a1/1, a1/2, a1/3, a1/4'",
        "a1b1b1c1d4c1c1d1d1d1a4a3d1, 'slanting up the layers: a1/1, b1/2, c1/3, d1/4'",
    })
    void howTheRowLiesIsSaid(String moves, String way) {
        assertThat(site.page(BOTH + "&moves=" + moves).text(".lines"))
                .contains("Four in a row, " + way);
    }

    /** What the loser's last ball did about it: nothing, too little, or the wrong thing. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1a4b1a4c1b2d1 | Black threatened d1/1; White could have stopped it there, but played b2.",
                "b1b2c1c2a2d3a3b4a1d1a4 | Black threatened d1/1, a4/1 at once: one ball cannot stop them all.",
                "b1a1a1c1b1d4c1d1d1 | Nothing lay below d1/2 until White dropped a ball into d1.",
                "b2d4d4d4c4d1c4a2c4c4d4b4b4a4a4 | White had to stop a4/1, and Black completed four above it, in a4/2.",
            })
    void whyAGameWasWonIsAskedAtItsEnd(String moves, String reason) {
        Page page = site.page(BOTH + "&moves=" + moves);
        assertThat(page.text("#ask")).isEqualTo("Why did Black win?");
        assertThat(page.has("#hint")).isFalse();
        Page why = site.page(page.href("ask"));
        assertThat(why.text("#why")).contains("Four in a row", reason);
        assertThat(why.href("why-step")).isEqualTo("/trace/scorefour/win?moves=" + moves);
        assertThat(why.has("#why-again")).isFalse();
        assertThat(site.page(why.href("why-close")).has("#why")).isFalse();
    }

    @Test
    void whatToDoIsSaidInThePictureUntilItIsDone() {
        assertThat(site.page("/score-four").text(".cube")).contains("Press a column.");
        assertThat(site.page("/score-four?side=second&moves=b2").has(".cube-hint")).isTrue();
        assertThat(site.page(BOTH + "&moves=b2c3").has(".cube-hint")).isFalse();
        assertThat(site.page("/score-four?moves=b2").has(".cube-hint")).isFalse();
    }

    @Test
    void whoPlaysWhomIsSaid() {
        assertThat(site.page("/score-four?side=second&level=5&moves=b2c3d4").text(".notes"))
                .isEqualTo("You play White; Black is the engine, level 5.");
    }

    @Test
    void filesAndRowsAreNamedInTheCubeAndOnEveryLayer() {
        Page page = site.page("/score-four");
        assertThat(page.text(".cube")).contains("a b c d 1 2 3 4");
        assertThat(page.count(".layer-files span, .layer-rows span")).isEqualTo(32);
    }

    @Test
    void whatThreatensIsShownOnRequest() {
        Page quiet = site.page(BOTH + "&moves=" + TWO_REACHES);
        assertThat(quiet.has(".four-mark")).isFalse();
        Page page = site.page(quiet.href("hint"));
        assertThat(page.text(".lines"))
                .contains("Black can complete four: d1/1", "White can complete four: a4/4");
        assertThat(page.count(".cube .four-mark")).isEqualTo(2);
        assertThat(page.count(".layers .four-mark .of-black")).isEqualTo(1);
        assertThat(page.count(".layers .four-mark .of-white")).isEqualTo(1);
        for (String url : page.attributes(".lines a[href*=reach]", "href")) {
            assertThat(site.page(url).has("#stepper, .storyboard")).as(url).isTrue();
        }
    }

    @Test
    void everyTechniqueIsSteppedOnThisVeryPosition() {
        Page page = site.page(BOTH + "&moves=" + TWO_REACHES);
        assertThat(page.attributes(".step-list a", "href"))
                .containsExactly(
                        "/trace/scorefour/legal?moves=a1a4b1a4c1a4",
                        "/trace/scorefour/win?moves=a1a4b1a4c1a4",
                        "/trace/scorefour/reach?moves=a1a4b1a4c1a4",
                        "/trace/scorefour/reach-after?moves=a1a4b1a4c1a4",
                        "/trace/scorefour/hash?moves=a1a4b1a4c1&column=a4");
        for (String url : page.attributes(".step-list a", "href")) {
            assertThat(site.get(url).statusCode()).as(url).isEqualTo(200);
        }
        assertThat(site.get(site.page(BOTH).href("step-legal")).statusCode()).isEqualTo(200);
    }

    @Test
    void turnsAreUndoneAndRedone() {
        Page page = site.page("/score-four?side=second&level=2&moves=a1b2c3d4&ply=3");
        assertThat(page.text(".notes")).contains("This is ball 3 of 4.");
        assertThat(page.href("undo"))
                .isEqualTo("/score-four?moves=a1b2c3d4&ply=1&side=second&level=2");
        assertThat(page.href("redo")).isEqualTo("/score-four?moves=a1b2c3d4&side=second&level=2");
        assertThat(page.href("from-here"))
                .isEqualTo("/score-four?moves=a1b2c3&side=second&level=2");
    }

    @Test
    void theCubeIsThereAsText() {
        assertThat(site.page(BOTH + "&moves=a1b2a1").first(".plain-board").wholeText())
                .isEqualTo(
                        """
                          layer 1     layer 2     layer 3     layer 4
                          a b c d     a b c d     a b c d     a b c d
                        1 X * * *   1 X - - -   1 * - - -   1 - - - -
                        2 * O * *   2 - * - -   2 - - - -   2 - - - -
                        3 * * * *   3 - - - -   3 - - - -   3 - - - -
                        4 * * * *   4 - - - -   4 - - - -   4 - - - -""");
    }

    @ParameterizedTest
    @CsvSource({
        "moves=a1e5, e5",
        "moves=a1a1a1a1a1, a1",
        "moves=a1a2b1b2c1c3d1d2, d2",
        "level=9, level",
        "level=0, level",
        "side=black, side",
        "ply=65, ply",
        "moves=a1&ply=2, ply",
        "why=e9, why",
        "reach=7, reach",
    })
    void whatCannotBeReadIsNamed(String query, String named) {
        String url = "/score-four?" + query;
        HttpResponse<String> answer = site.get(url);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Page.of(answer.body()).text(".error")).contains(named);
    }
}
