package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.OnlyInAll;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.play.HintsPage;
import flipscope.web.play.analysis.ReviewPage.Row;
import java.net.http.HttpResponse;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The review of a whole game. */
@WithSite(overHttp = true)
class AnalysisTest {
    /** With so many empty squares every move leads to a position that is played out. */
    private static final int BRINK = Level.STRONGEST.exact() + 1;

    /** From an engine's game; its 48th move was once said to have cost nine discs. */
    private static final String BEST_MOVES =
            "f5d6c4d3e2f6c5f4e3c6c7b6d7b5b4e6a6a3a4a5a2e8a7d2f2f3d8d1f8c3b3e7g6f7g5h6h4h7g4g7g3f1h5h3h8"
                    + "c8g2h1";

    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

    /** Black has to pass before White's last two moves. */
    private static final Stretch PASS = Stretch.of("d3c3b3b2f5a3a1c1", 6, 8);

    /** One move that cannot be played out. */
    private static final Stretch ESTIMATED =
            new Stretch(Stretch.MIDDLE.from(), Stretch.MIDDLE.moves().substring(0, 2));

    private static final String GROWING = "#growing[hx-get]";

    private static final Map<List<Object>, SearchResult> SEARCHED = new HashMap<>();

    private static final Map<String, String> PAGES = new HashMap<>();

    private static Site site;

    private static String whole(String moves) {
        return whole(new Stretch(Position.START, moves), "");
    }

    /** Each address is asked for once; that it always answers the same is held below. */
    private static String whole(Stretch stretch, String rest) {
        return PAGES.computeIfAbsent(stretch.whole() + rest, site::body);
    }

    /** What the engine itself says; each question is asked of it once. */
    private static SearchResult searched(Position at, int level) {
        return SEARCHED.computeIfAbsent(
                List.of(at, level), any -> Engine.best(at, new Level(level)));
    }

    /** What the position is worth to the side to move: exactly, or as an estimate of a level. */
    private static double score(Position at, int estimate) {
        int empties = Long.bitCount(at.empty());
        if (empties == BRINK && at.legalMoves() != 0) {
            return 0.0 - score(at.play(best(at)), estimate);
        }
        return searched(at, empties <= Level.STRONGEST.exact() ? 10 : estimate).score();
    }

    /** The best move: of all, where each leads to a position that can be played out. */
    private static int best(Position at) {
        int empties = Long.bitCount(at.empty());
        if (empties != BRINK) {
            return searched(at, empties <= Level.STRONGEST.exact() ? 10 : 7).square();
        }
        int best = SearchResult.NO_MOVE;
        double most = Double.NEGATIVE_INFINITY;
        for (int square : Squares.list(at.legalMoves())) {
            double worth = 0.0 - score(at.play(square), 10);
            best = worth > most ? square : best;
            most = Math.max(most, worth);
        }
        return best;
    }

    /** Whether the strongest level would play a move that estimates blame. */
    private static boolean isCleared(Ply ply, boolean exact) {
        return !exact && searched(ply.before(), 10).square() == ply.square();
    }

    /** By how many discs a move seems worse than the best one, at a level. */
    private static long cost(Ply ply, int best, int level) {
        long better = Math.round(0.0 - score(ply.before().play(best), level));
        return better - Math.round(0.0 - score(ply.after(), level));
    }

    @Test
    void aMistakeIsOneByTwoLooks() {
        for (Stretch stretch : List.of(PASS, Stretch.MIDDLE, Stretch.BRINK, Stretch.END)) {
            List<Row> rows = ReviewPage.rows(whole(stretch, ""));
            List<Ply> plies = stretch.game().plies();
            assertThat(rows).hasSameSizeAs(plies);
            plies.forEach(ply -> isBlamedRightly(stretch, ply, rows.get(ply.number() - 1)));
        }
    }

    private static void isBlamedRightly(Stretch stretch, Ply ply, Row row) {
        boolean exact = Long.bitCount(ply.before().empty()) <= BRINK;
        int best = best(ply.before());
        long margin = exact ? 0 : 8;
        long first = cost(ply, best, 7);
        long least = first > margin ? Math.min(first, cost(ply, best, 9)) : 0;
        least = least > margin && isCleared(ply, exact) ? 0 : least;
        assertThat(row.cost()).as(row.name()).isEqualTo(least > margin ? least : 0);
        if (row.cost() > 0) {
            assertThat(row.betterUrl())
                    .contains(
                            stretch.moves().substring(0, 2 * ply.number() - 2) + Squares.name(best))
                    .contains("side=both");
        } else {
            assertThat(row.verdict()).isEqualTo(exact ? "best" : "none is clearly better");
        }
    }

    @Test
    void theBestMoveIsNotBlamed() {
        Stretch end = Stretch.of(BEST_MOVES, 47, 48);
        List<Row> rows = ReviewPage.rows(whole(end, ""));
        Row h1 = rows.get(1);
        assertThat(h1.name()).isEqualTo("h1");
        assertThat(h1.verdict()).isEqualTo("best");
        assertThat(h1.lead()).isEqualTo(rows.get(0).lead()).isEqualTo(2);
        String earlier = "/play/hints?moves=" + BEST_MOVES.substring(0, 94) + "&side=both&hints=1";
        assertThat(HintsPage.shown(site.get(earlier).body()).get("h1"))
                .matches(hint -> hint.isBest() && hint.isExact() && hint.discs() == -2);
    }

    @Test
    void whatCannotBePlayedOutIsBlamedOnlyBeyondTheMarginThatThePageStates() {
        String page = whole(Stretch.MIDDLE, "");
        assertThat(page).contains("both find another move better by more than 8 discs");
        List<Row> guessed = ReviewPage.rows(page);
        assertThat(guessed).allMatch(row -> row.cost() == 0 || row.cost() > 8);
        Row third = guessed.get(2);
        assertThat(third.cost()).isGreaterThan(8);
        assertThat(page)
                .contains(
                        "It cost about %d discs, almost surely at least %d."
                                .formatted(third.cost(), third.cost() - 8));
        assertThat(page).contains("Move 3: ");
    }

    @Test
    void theTextSaysInWordsWhatABetterMoveWouldHaveBrought() {
        for (Stretch stretch : List.of(Stretch.MIDDLE, Stretch.END)) {
            assertThat(Page.of(whole(stretch, "")).text())
                    .containsPattern(
                            "was better: (you|White) would be (about )?(\\d+ (ahead|behind)|even)"
                                    + " instead of (about )?(\\d+ (ahead|behind)|even)\\.");
        }
    }

    @Test
    void howDeepTheEngineLookedIsSaidAndHowFarOffItMayBe() {
        assertThat(whole(Stretch.MIDDLE, ""))
                .contains("From 20 empty squares on, the engine played every position to the end")
                .contains("looks 6 moves ahead of each position", "so 7 moves in all")
                .contains("two searches, 6 and 12 moves ahead")
                .contains("The scores on the squares during a game are the same numbers")
                .contains("half were within 6 discs of the truth and 96 in a hundred within 19");
    }

    @Test
    void theLeadIsAlwaysBlacks() {
        for (Stretch stretch : List.of(Stretch.MIDDLE, Stretch.END)) {
            Game game = stretch.game();
            for (Row row : ReviewPage.rows(whole(stretch, ""))) {
                Position after = game.plies().get(row.number() - 1).after();
                double black =
                        after.toMove() == Side.BLACK ? score(after, 7) : 0.0 - score(after, 7);
                assertThat(row.lead()).isEqualTo(Math.round(black));
            }
        }
    }

    @Test
    void theMostCostlyMovesComeFirst() {
        Page page = Page.of(whole(Stretch.END, ""));
        assertThat(page.text())
                .contains("Black won 43 to 21. The worst mistake was your move 9, b8: it cost 16");
        assertThat(page.texts(".costly-moves > li > p:first-child"))
                .satisfiesExactly(
                        each -> assertThat(each).startsWith("Move 9: you played b8. It cost 16 "),
                        each -> assertThat(each).startsWith("Move 1: you played c8. It cost 2 "),
                        each -> assertThat(each).startsWith("Move 4: White played b1. It cost 14 "),
                        each -> assertThat(each).startsWith("Move 2: White played c2. It cost 4 "));
        assertThat(page.count(".mistakes")).isEqualTo(2);
    }

    @Test
    void everyPositionIsAPointAndALinkThatKeepsTheGame() {
        String page = whole(Stretch.END, "&side=white&level=5&ply=10");
        assertThat(Page.of(page).attributes("svg a[aria-label]", "href"))
                .hasSize(15)
                .allSatisfy(
                        link ->
                                assertThat(link)
                                        .contains(
                                                "moves=" + Stretch.END.moves(),
                                                "side=white",
                                                "level=5"));
        assertThat(page).contains("ply=10").contains("aria-current=\"step\"");
    }

    @Test
    void aReviewGrowsUntilItIsWhole() {
        int requests = 0;
        String part = site.get(Stretch.END.url() + "&side=both").body();
        while (Page.of(part).has(GROWING)) {
            requests++;
            assertThat(part).contains("aria-busy=\"true\"").contains("the worst suspects first");
            part = site.fragment(Page.of(part).attribute(GROWING, "hx-get")).body();
        }
        assertThat(requests).isEqualTo(3);
        assertThat(part).doesNotContain("aria-busy").contains("Read as a table");
    }

    /**
     * The line of who leads is whole from the first request on; before two looks nobody is blamed.
     */
    @Test
    void theFirstAnswerDrawsTheWholeLineAndBlamesNobody() {
        Page first = site.page(Stretch.END.url() + "&side=both");
        assertThat(first.count(".graph .point")).isEqualTo(15);
        assertThat(first.text("#growing"))
                .startsWith("This is a first look. Now the 14 moves are checked, the worst")
                .contains("In all this can take up to a minute.");
        assertThat(site.page("/play/analysis?moves=f5d6c3").text("#growing"))
                .contains("In all this takes a few seconds.");
        assertThat(first.has(".costly-moves, .again-link, tr .number, .point.costly")).isFalse();
    }

    /** What is told while a review grows is told at its end, too, and the worst is there first. */
    @Test
    void theWorstSuspectsAreCheckedFirst() {
        String all = whole(Stretch.END, "").replace("upto=14", "upto=5");
        List<Row> whole = ReviewPage.rows(all);
        Row worst = whole.stream().max(Comparator.comparingLong(Row::cost)).orElseThrow();
        String part = site.body(Stretch.END.url() + "&upto=5");
        List<Row> some = ReviewPage.rows(part);
        assertThat(some).hasSize(5).isSubsetOf(whole).contains(worst);
        assertThat(Page.of(part).text("#growing"))
                .startsWith("Checked 5 of 14 moves, the worst suspects first.");
        assertThat(Page.of(part).texts(".mistakes h3"))
                .allMatch(title -> title.endsWith(" so far"));
        assertThat(Page.of(part).has(".again-link")).isFalse();
    }

    @Test
    void withoutScriptsThePageGoesOnByItself() {
        assertThat(site.get(Stretch.END.url()).body())
                .contains("<noscript><meta http-equiv=\"refresh\" content=\"1;url=/play/analysis?");
        assertThat(whole(Stretch.END, "")).doesNotContain("http-equiv=\"refresh\"");
    }

    @Test
    void gamesThatHardlyBeganOrEndedSoonAreReviewedToo() {
        assertThat(whole("")).contains("No move has been played yet.");
        assertThat(whole("f5"))
                .contains("The game is not over:", "Half of such estimates are within 6 discs");
        assertThat(ReviewPage.rows(whole(PASS, ""))).hasSize(3);
    }

    /** With more than fifty empty squares before each of its moves. */
    @OnlyInAll
    @Test
    void aGameWithoutDiscsOfOneSideIsReviewedToo() {
        assertThat(whole(WIPE_OUT)).contains("Black won 64 to 0.");
    }

    @Test
    void theSameGameHasTheSameReview() {
        try (Site other = new Site()) {
            for (Stretch stretch : List.of(ESTIMATED, Stretch.END)) {
                String second = other.get(stretch.whole()).body();
                assertThat(second.replace(other.origin(), site.origin()))
                        .isEqualTo(whole(stretch, ""));
            }
        }
    }

    @Test
    void whileTheEngineIsBusyWhatIsThereStays() {
        try (Site full = Site.with((at, level) -> refuse())) {
            HttpResponse<String> part = full.fragment("/play/analysis?moves=f5d6&upto=2");
            assertThat(part.statusCode()).isEqualTo(503);
            assertThat(part.headers().firstValue("Retry-After")).hasValue("2");
            assertThat(part.headers().firstValue("HX-Retarget")).hasValue("#growing");
            assertThat(part.body()).contains("busy just now", "load delay:2s", "upto=2");
            HttpResponse<String> page = full.get("/play/analysis?moves=f5d6");
            assertThat(page.statusCode()).isEqualTo(503);
            assertThat(page.body()).contains("<!doctype html>", "id=\"growing\"");
        }
    }

    private static CompletableFuture<SearchResult> refuse() {
        throw new EngineBusyException();
    }

    @Test
    void whatCannotBeReadIsNamed() {
        assertThat(site.get("/play/analysis?moves=f5d6&upto=61").statusCode()).isEqualTo(400);
        assertThat(site.get("/play/analysis?moves=f5d6&upto=-1").statusCode()).isEqualTo(400);
    }

    @Test
    void moreMovesThanTheGameHasAreAllOfThem() {
        assertThat(site.get("/play/analysis?moves=f5d6&upto=60").statusCode()).isEqualTo(200);
        assertThat(site.get("/play/analysis?moves=a1").body()).contains("Your value for “moves");
    }
}
