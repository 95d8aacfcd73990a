package flipscope.web.scorefour;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.ColumnText;
import flipscope.rules.CubeRows;
import flipscope.rules.NaiveScoreFour;
import flipscope.testkit.ScoreFourGames;
import flipscope.testkit.Share;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@WithSite
class ScoreFourTest {
    private static final String BOTH = "/score-four?side=both";

    /** Black has a1 to c1 on the floor; d1 makes four. White has three of column a4. */
    private static final String TWO_REACHES = "a1a4b1a4c1a4";

    private static final String FIVE_BALLS =
            "XXX---------O---" + "------------O---" + "-".repeat(32);

    private static final String SIX_BALLS =
            "XXX---------O---" + "------------O---" + "------------O---" + "-".repeat(16);

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
                .isEqualTo("b2, empty; the next ball comes to rest on layer 1");
    }

    @Test
    void aBallLiesOnWhatIsBelowIt() {
        Page page = site.page(BOTH + "&moves=b2b2b2");
        assertThat(page.attribute("#column-b2", "aria-label"))
                .isEqualTo(
                        "b2, from the floor: Black, White, Black; the next ball comes to rest on layer"
                                + " 4, last ball");
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
        assertThat(why.href("why-step"))
                .startsWith("/trace/scorefour/legal?position=")
                .endsWith("_X&moves=c3c3c3c3&side=both&level=3");
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
        assertThat(why.href("why-step"))
                .startsWith("/trace/scorefour/drop?position=-----X--")
                .endsWith("_O&moves=b2&side=both&level=3&column=b2");
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
                .anyMatch(url -> url.startsWith("/trace/scorefour/win?position=XXXXOO----O"));
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
        assertThat(why.href("why-step"))
                .startsWith("/trace/scorefour/win?position=")
                .contains("_X&moves=" + moves);
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

    /** To the person who plays one side; where two play, both are named. */
    @ParameterizedTest
    @CsvSource({
        "first, '', Your turn",
        "second, '', Black is thinking",
        "second, a1, Your turn",
        "first, a1a2, Your turn",
        "first, a1a2b1b2c1c3d1, You win",
        "second, a1a2b1b2c1c3d1, You lose",
        "second, a1a2b1b2c1c2d4d2, You win",
        "first, a1a2b1b2c1c2d4d2, You lose",
        "both, a1a2b1b2c1c2d4d2, White wins",
        "both, a1, White to move",
    })
    void whoseTurnItIsAndWhoHasWonIsSaid(String side, String moves, String status) {
        String game = "score-four?side=" + side + "&moves=" + moves;
        Page page = site.page("/" + game);
        assertThat(page.text(".status h2")).isEqualTo(status);
        assertThat(page.attribute("meta[name=description]", "content")).doesNotContain("You");
        assertThat(site.page("/embed/" + game + "&controls=none").text(".status h2"))
                .matches("(Black|White) (wins|to move)");
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
        for (String url : page.attributes(".lines a[href*=scorefour/reach]", "href")) {
            assertThat(site.page(url).has("#stepper, .storyboard")).as(url).isTrue();
        }
    }

    /** The lines of each side with three balls and a free cell, in all positions of some games. */
    @Test
    void theLinesThatThreatenAreThereAsBits() {
        StringBuilder columns = new StringBuilder();
        ScoreFourGames.games(
                Share.of(3, 12),
                then -> {
                    columns.append(ColumnText.write(then.column()));
                    if (!then.last()) {
                        Page page = site.page(BOTH + "&moves=" + columns);
                        assertThat(threatening(page))
                                .as(columns.toString())
                                .isEqualTo(
                                        threatening(then.other(), then.all())
                                                + threatening(then.mover(), then.all()));
                    } else {
                        columns.setLength(0);
                    }
                });
        Page page = site.page(BOTH + "&moves=a1b2a2c3a3d4");
        assertThat(page.texts(".threats figcaption"))
                .containsExactly(
                        "Black: three in a line, as bits · how? (Black: three in a line, as bits)");
        assertThat(page.attributes(".threats .mini", "data-on"))
                .containsExactly("a1/1,a2/1,a3/1,a4/1");
    }

    private static long threatening(Page page) {
        return page.attributes(".threats .mini", "data-on").stream()
                .mapToLong(names -> names.split(",").length)
                .sum();
    }

    private static int threatening(long balls, long all) {
        long lines = 0;
        long cells = CubeRows.completing(balls, all);
        for (int cell = 0; cell < 64; cell++) {
            if ((cells & NaiveScoreFour.bit(cell)) != 0) {
                for (long line : CubeRows.through(balls | NaiveScoreFour.bit(cell), cell)) {
                    lines |= line;
                }
            }
        }
        return Long.bitCount(lines);
    }

    @Test
    void everyTechniqueIsSteppedOnThisVeryPosition() {
        Page page = site.page(BOTH + "&moves=" + TWO_REACHES);
        assertThat(page.attributes(".step-list a", "href"))
                .extracting(
                        url -> url.replaceFirst("&moves=" + TWO_REACHES + "&side=both&level=3", ""))
                .containsExactly(
                        "/trace/scorefour/legal?position=" + SIX_BALLS + "_X",
                        "/trace/scorefour/win?position=" + SIX_BALLS + "_O",
                        "/trace/scorefour/reach?position=" + SIX_BALLS + "_X",
                        "/trace/scorefour/reach-after?position=" + SIX_BALLS + "_O&column=a4",
                        "/trace/scorefour/hash?position=" + FIVE_BALLS + "_O&column=a4");
        for (String url : page.attributes(".step-list a", "href")) {
            assertThat(site.get(url).statusCode()).as(url).isEqualTo(200);
        }
        assertThat(site.get(site.page(BOTH).href("step-legal")).statusCode()).isEqualTo(200);
    }

    /** At its start, in the middle, at an earlier ball, at its end, and how a ball was chosen. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "?side=second&level=5",
                "?moves=a1a4b1a4c1a4&side=both&level=3&reach=1",
                "?moves=a1a4b1a4c1a4&ply=3&side=second&level=2&reach=1",
                "?moves=a1a4b1a4c1a4&ply=0&side=first&level=8",
                "?moves=a1a2b1b2c1c3d1&side=first&level=3",
            })
    void everyStepLeadsBackToItsGame(String game) {
        String address = "/score-four" + game;
        Page page = site.page(address);
        assertThat(page.attributes("a[href^=/trace/scorefour/]", "href"))
                .isNotEmpty()
                .allSatisfy(step -> leadsBack(step, address));
        if (page.leads("ask")) {
            leadsBack(site.page(address + "&why=b3").href("why-step"), address);
        }
    }

    /** From the storyboard and from a step, beside the board and in the menu of a phone. */
    private static void leadsBack(String step, String address) {
        Page stages = site.page(step);
        assertThat(stages.text(".band a")).isEqualTo("Back to the game");
        assertThat(stages.attribute(".band a", "href")).isEqualTo(address);
        Page at = site.page(stages.href("start"));
        assertThat(at.attribute(".band a", "href")).isEqualTo(address);
        assertThat(at.attribute("#menu #to-game", "href")).isEqualTo(address);
        assertThat(site.get(address).statusCode()).isEqualTo(200);
    }

    @Test
    void howABallWasChosenLeadsIntoStepsWithAWayBackToo() {
        String game = "moves=a1a4b1a4c1d1&side=first&level=3&reach=1";
        Page why = site.page("/score-four/choice?" + game);
        leadsBack(why.attribute(".lines a", "href"), "/score-four?" + game);
    }

    @Test
    void inAFrameAStepLeadsBackToTheFramedGame() {
        String game = "/embed/score-four?moves=a1a4b1&side=second&level=5&theme=dark";
        Page step = site.page(site.page(game).attribute(".lines a", "href"));
        assertThat(step.href("to-game")).isEqualTo(game);
    }

    /** What is typed into the address by hand: the game as of one of its balls. */
    @Test
    void aStepOfAGameWithoutAPositionTakesTheBallsThatAreShown() {
        String game = "?moves=a1a4b1a4c1a4&ply=2&side=second&level=2";
        Page step = site.page("/trace/scorefour/legal" + game);
        assertThat(step.attribute(".band a", "href")).isEqualTo("/score-four" + game);
        assertThat(step.count(".square.black, .square.white")).isEqualTo(2);
    }

    @Test
    void aChangedBoardIsNoLongerThatOfTheGame() {
        Page step = site.page(site.page(BOTH + "&moves=a1").href("step-legal"));
        assertThat(site.page(step.attribute("[data-s='b1/1'] a", "href")).has(".band a")).isFalse();
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
        assertThat(Page.of(site.refusal(url)).text(".error")).contains(named);
    }
}
