package flipscope.web.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.play.HintsPage;
import flipscope.web.play.analysis.ReviewPage.Row;
import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The review of a whole game. */
@WithSite
class AnalysisTest {
    /** A game that a careless player lost to level 4, 59 moves. */
    private static final String LOST =
            "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7h6h5g5g4a5a6b4a4b5b7b3c2a8a7a3h4"
                    + "h3a2c1b1a1d1d2g1e1e2b2f1g2h2";

    /** From an engine's game; its 48th move was once said to have cost nine discs. */
    private static final String BEST_MOVES =
            "f5d6c4d3e2f6c5f4e3c6c7b6d7b5b4e6a6a3a4a5a2e8a7d2f2f3d8d1f8c3b3e7g6f7g5h6h4h7g4g7g3f1h5h3h8"
                    + "c8g2h1";

    /** Black has to pass before White's last two moves. */
    private static final String PASS = "d3c3b3b2f5a3a1c1";

    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

    private static final String GROWING = "#growing[hx-get]";

    private static Site site;

    private static String whole(String moves, String rest) {
        String url = "/play/analysis?moves=" + moves + "&upto=" + moves.length() / 2 + rest;
        HttpResponse<String> answer = site.get(url);
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    /** What the position is worth to the side to move: exactly, or as an estimate of a level. */
    private static double score(Position at, int estimate) {
        int empties = Long.bitCount(at.empty());
        if (empties == 19 && at.legalMoves() != 0) {
            return 0.0 - score(at.play(best(at)), estimate);
        }
        return Engine.best(at, new Level(empties <= 18 ? 10 : estimate)).score();
    }

    /** The best move: of all, where each leads to a position that can be played out. */
    private static int best(Position at) {
        int empties = Long.bitCount(at.empty());
        return empties == 19
                ? Collections.max(
                        Squares.list(at.legalMoves()),
                        Comparator.comparingDouble(square -> 0.0 - score(at.play(square), 10)))
                : Engine.best(at, new Level(empties <= 18 ? 10 : 7)).square();
    }

    /** Whether the strongest level would play a move that estimates blame. */
    private static boolean isCleared(Ply ply, boolean exact) {
        return !exact && Engine.best(ply.before(), new Level(10)).square() == ply.square();
    }

    /** By how many discs a move seems worse than the best one, at a level. */
    private static long cost(Ply ply, int best, int level) {
        long better = Math.round(0.0 - score(ply.before().play(best), level));
        return better - Math.round(0.0 - score(ply.after(), level));
    }

    @Test
    void aMistakeIsOneByTwoLooks() {
        for (String moves : List.of(LOST, PASS, BEST_MOVES)) {
            Game game = TranscriptText.read(moves, Position.START);
            List<Row> rows = ReviewPage.rows(whole(moves, ""));
            assertThat(rows).hasSameSizeAs(game.plies());
            for (Ply ply : game.plies()) {
                boolean exact = Long.bitCount(ply.before().empty()) <= 19;
                int best = best(ply.before());
                long margin = exact ? 0 : 8;
                long first = cost(ply, best, 7);
                long least = first > margin ? Math.min(first, cost(ply, best, 9)) : 0;
                least = least > margin && isCleared(ply, exact) ? 0 : least;
                Row row = rows.get(ply.number() - 1);
                assertThat(row.cost()).as(row.name()).isEqualTo(least > margin ? least : 0);
                if (row.cost() > 0) {
                    assertThat(row.betterUrl())
                            .contains(moves.substring(0, 2 * ply.number() - 2) + Squares.name(best))
                            .contains("side=both");
                } else {
                    assertThat(row.verdict()).isEqualTo(exact ? "best" : "none is clearly better");
                }
            }
        }
    }

    @Test
    void theBestMoveIsNotBlamed() {
        List<Row> rows = ReviewPage.rows(whole(BEST_MOVES, ""));
        Row h1 = rows.get(47);
        assertThat(h1.name()).isEqualTo("h1");
        assertThat(h1.verdict()).isEqualTo("best");
        assertThat(h1.lead()).isEqualTo(rows.get(46).lead()).isEqualTo(2);
        String earlier = "/play/hints?moves=" + BEST_MOVES.substring(0, 94) + "&side=both&hints=1";
        assertThat(HintsPage.shown(site.get(earlier).body()).get("h1"))
                .matches(hint -> hint.isBest() && hint.isExact() && hint.discs() == -2);
    }

    @Test
    void whatCannotBePlayedOutIsBlamedOnlyBeyondTheMarginThatThePageStates() {
        String page = whole(LOST, "");
        assertThat(page).contains("both find another move better by more than 8 discs");
        List<Row> guessed = ReviewPage.rows(page).subList(0, 42);
        assertThat(guessed).allMatch(row -> row.cost() == 0 || row.cost() > 8);
        assertThat(guessed).anyMatch(row -> row.cost() > 8);
    }

    @Test
    void theTextSaysInWordsWhatABetterMoveWouldHaveBrought() {
        assertThat(Page.of(whole(LOST, "")).text())
                .containsPattern(
                        "was better: (Black|White) would be (about )?(\\d+ (ahead|behind)|even)"
                                + " instead of (about )?(\\d+ (ahead|behind)|even)\\.");
    }

    @Test
    void howDeepTheEngineLookedIsSaidAndHowFarOffItMayBe() {
        assertThat(whole(PASS, ""))
                .contains("From 18 empty squares on, the engine played every position to the end")
                .contains("found by looking 6 moves ahead")
                .contains("two searches, 6 and 10 moves ahead")
                .contains("The scores on the squares during a game are the same numbers")
                .contains("half were within 6 discs of the truth and 96 in a hundred within 19");
    }

    @Test
    void theLeadIsAlwaysBlacks() {
        Game game = TranscriptText.read(LOST, Position.START);
        for (Row row : ReviewPage.rows(whole(LOST, ""))) {
            Position after = game.plies().get(row.number() - 1).after();
            double black =
                    after.toMove().name().equals("BLACK") ? score(after, 7) : -score(after, 7);
            assertThat(row.lead()).isEqualTo(Math.round(black));
        }
    }

    @Test
    void theThreeMostCostlyMovesComeFirst() {
        String page = whole(LOST, "");
        assertThat(page)
                .contains("White won 63 to 1.")
                .contains("The worst mistake was Black’s move 25, c7: it cost about 21 discs.")
                .contains("Move 25: Black played c7. It cost about 21 discs. g8 was better:");
        assertThat(Page.of(page).count(".mistakes")).isEqualTo(2);
    }

    @Test
    void everyPositionIsAPointAndALinkThatKeepsTheGame() {
        String page = whole(LOST, "&side=white&level=5&ply=20");
        assertThat(Page.of(page).attributes("svg a[aria-label]", "href"))
                .hasSize(60)
                .allSatisfy(
                        link ->
                                assertThat(link)
                                        .contains("moves=" + LOST, "side=white", "level=5"));
        assertThat(page).contains("ply=20").contains("aria-current=\"step\"");
    }

    @Test
    void aReviewGrowsUntilItIsWhole() {
        String url = "/play/analysis?moves=" + LOST + "&side=both";
        int requests = 0;
        String part = site.get(url).body();
        while (Page.of(part).has(GROWING)) {
            requests++;
            assertThat(part).contains("aria-busy=\"true\"").contains("Reviewed ");
            part = site.fragment(Page.of(part).attribute(GROWING, "hx-get")).body();
        }
        assertThat(requests).isEqualTo(11);
        assertThat(part).doesNotContain("aria-busy").contains("Read as a table");
    }

    @Test
    void withoutScriptsThePageGoesOnByItself() {
        assertThat(site.get("/play/analysis?moves=" + LOST).body())
                .contains("<noscript><meta http-equiv=\"refresh\" content=\"1;url=/play/analysis?");
        assertThat(whole(LOST, "")).doesNotContain("http-equiv=\"refresh\"");
    }

    @Test
    void gamesThatHardlyBeganOrEndedSoonAreReviewedToo() {
        assertThat(whole("", "")).contains("No move has been played yet.");
        assertThat(whole("f5", "")).contains("The game is not over:");
        assertThat(whole(WIPE_OUT, "")).contains("Black won 64 to 0.");
        assertThat(ReviewPage.rows(whole(PASS, ""))).hasSize(8);
    }

    @Test
    void theSameGameHasTheSameReview() {
        String first = whole(LOST, "");
        try (Site other = new Site()) {
            String second = other.get("/play/analysis?moves=" + LOST + "&upto=59").body();
            assertThat(second.replace(other.origin(), site.origin())).isEqualTo(first);
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
        assertThat(site.get("/play/analysis?moves=f5d6&upto=3").statusCode()).isEqualTo(400);
        assertThat(site.get("/play/analysis?moves=a1").body()).contains("Your value for “moves");
    }
}
