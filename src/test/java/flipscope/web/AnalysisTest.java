package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Answer;
import flipscope.engine.Busy;
import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The review of a whole game. */
class AnalysisTest {
    /** A game that a careless player lost to level 4, 59 moves. */
    private static final String LOST =
            "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7h6h5g5g4a5a6b4a4b5b7b3c2a8a7a3h4"
                    + "h3a2c1b1a1d1d2g1e1e2b2f1g2h2";

    /** Black has to pass before White's last two moves. */
    private static final String PASS = "d3c3b3b2f5a3a1c1";

    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

    private static final Pattern ROW =
            Pattern.compile(
                    "<span class=\"number\">(\\d+)</span>.*?>([a-h][1-8])</a></th>\\s*<td>(≈?)([+−]?\\d+)</td>\\s*"
                            + "<td>(?:<span[^>]*>best</span>|<a href=\"([^\"]+)\">([a-h][1-8])</a>)</td>\\s*<td>(\\d*)</td>",
                    Pattern.DOTALL);

    private static Site site;

    @BeforeAll
    static void start() {
        site = new Site();
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    private static String whole(String moves, String rest) {
        String url = "/play/analysis?moves=" + moves + "&upto=" + moves.length() / 2 + rest;
        HttpResponse<String> answer = site.get(url);
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    private record Row(int number, String name, long lead, String betterUrl, long cost) {}

    private static List<Row> rows(String page) {
        Matcher found = ROW.matcher(page);
        List<Row> rows = new ArrayList<>();
        while (found.find()) {
            rows.add(
                    new Row(
                            Integer.parseInt(found.group(1)),
                            found.group(2),
                            Long.parseLong(found.group(4).replace('−', '-')),
                            found.group(5),
                            found.group(7).isEmpty() ? 0 : Long.parseLong(found.group(7))));
        }
        return rows;
    }

    private static double score(Position at) {
        return Engine.best(at, new Level(7)).score();
    }

    @Test
    void whatAMoveCostsIsWhatTwoSeparateSearchesSay() {
        for (String moves : List.of(LOST, PASS)) {
            Game game = TranscriptText.read(moves, Position.START);
            List<Row> rows = rows(whole(moves, ""));
            assertThat(rows).hasSameSizeAs(game.plies());
            for (Ply ply : game.plies()) {
                int best = Engine.best(ply.before(), new Level(7)).square();
                long better = Math.round(0.0 - score(ply.before().play(best)));
                long played = Math.round(0.0 - score(ply.after()));
                Row row = rows.get(ply.number() - 1);
                assertThat(row.cost()).as(row.name()).isEqualTo(Math.max(0, better - played));
                if (row.cost() > 0) {
                    assertThat(row.betterUrl())
                            .contains(moves.substring(0, 2 * ply.number() - 2) + Squares.name(best))
                            .contains("side=both");
                }
            }
        }
    }

    @Test
    void theTextSaysInWordsWhatABetterMoveWouldHaveBrought() {
        assertThat(whole(LOST, ""))
                .containsPattern(
                        "was better: (Black|White) would be (about )?(\\d+ (ahead|behind)|even)"
                                + " instead of (about )?(\\d+ (ahead|behind)|even)\\.");
    }

    @Test
    void howDeepTheEngineLookedIsSaidAndWhatTheScoresOnTheBoardDoOtherwise() {
        assertThat(whole(PASS, ""))
                .contains("the engine looked 6 moves ahead, and to the very end once 11 squares")
                .contains("on its squares look 4 moves on from each move");
        assertThat(whole(PASS, "&level=7")).doesNotContain("on its squares look");
    }

    @Test
    void theLeadIsAlwaysBlacks() {
        Game game = TranscriptText.read(LOST, Position.START);
        for (Row row : rows(whole(LOST, ""))) {
            Position after = game.plies().get(row.number() - 1).after();
            double black = after.toMove().name().equals("BLACK") ? score(after) : -score(after);
            assertThat(row.lead()).isEqualTo(Math.round(black));
        }
    }

    @Test
    void theThreeMostCostlyMovesComeFirst() {
        String page = whole(LOST, "");
        assertThat(page)
                .contains("White won 63 to 1.")
                .contains("The move that cost most was Black’s move 25, c7: about 21 discs.")
                .contains("Move 25: Black played c7. It cost about 21 discs. g8 was better:");
        assertThat(page.split("<li>")).hasSize(4);
    }

    @Test
    void everyPositionIsAPointAndALinkThatKeepsTheGame() {
        String page = whole(LOST, "&side=white&level=5&ply=20");
        Matcher points = Pattern.compile("<a href=\"([^\"]+)\" aria-label=").matcher(page);
        int found = 0;
        while (points.find()) {
            assertThat(points.group(1)).contains("moves=" + LOST, "side=white", "level=5");
            found++;
        }
        assertThat(found).isEqualTo(60);
        assertThat(page).contains("ply=20").contains("aria-current=\"step\"");
    }

    @Test
    void aReviewGrowsUntilItIsWhole() {
        String url = "/play/analysis?moves=" + LOST + "&side=both";
        int requests = 0;
        String part = site.get(url).body();
        Matcher next = next(part);
        while (next.find()) {
            requests++;
            assertThat(part).contains("aria-busy=\"true\"").contains("Looked through ");
            part = site.fragment(next.group(1).replace("&amp;", "&")).body();
            next = next(part);
        }
        assertThat(requests).isEqualTo(5);
        assertThat(part).doesNotContain("aria-busy").contains("Read as a table");
    }

    private static Matcher next(String part) {
        return Pattern.compile("id=\"growing\"[^>]*hx-get=\"([^\"]+)\"").matcher(part);
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
        assertThat(rows(whole(PASS, ""))).hasSize(8);
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
        try (Site full = new Site((at, level) -> refuse())) {
            HttpResponse<String> part = full.fragment("/play/analysis?moves=f5d6&upto=2");
            assertThat(part.statusCode()).isEqualTo(503);
            assertThat(part.headers().firstValue("Retry-After")).hasValue("2");
            assertThat(part.headers().firstValue("HX-Retarget")).hasValue("#growing");
            assertThat(part.body()).contains("no place free", "load delay:2s", "upto=2");
            HttpResponse<String> page = full.get("/play/analysis?moves=f5d6");
            assertThat(page.statusCode()).isEqualTo(503);
            assertThat(page.body()).contains("<!doctype html>", "id=\"growing\"");
        }
    }

    private static CompletableFuture<Answer> refuse() {
        throw new Busy();
    }

    @Test
    void whatCannotBeReadIsNamed() {
        assertThat(site.get("/play/analysis?moves=f5d6&upto=3").statusCode()).isEqualTo(400);
        assertThat(site.get("/play/analysis?moves=a1").body()).contains("What you gave for “moves");
    }
}
