package flipscope.web.play.puzzle;

import static flipscope.web.Site.location;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.puzzle.ExactEnd;
import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Puzzles;
import flipscope.puzzle.Strength;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Puzzles, by their links alone. */
@WithSite
class PuzzleTest {
    private static final int SEED = 12;

    private static final String MOVE = ".playable a";

    private static Site site;

    private static String url(Strength strength) {
        return "/play/puzzle?seed=" + SEED + "&strength=" + strength.number();
    }

    private static Puzzle puzzle(Strength strength) {
        return new Puzzles().of(strength, SEED);
    }

    private static Page follow(Page page, String id) {
        return site.page(page.attribute("#" + id, "href"));
    }

    @Test
    void todaysIsTheOneOfTheDay() {
        HttpResponse<String> answer = site.get("/play/puzzle?strength=2");
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(location(answer))
                .isEqualTo("/play/puzzle?day=" + PuzzleRoutes.today() + "&strength=2");
        assertThat(PuzzleRoutes.today()).isAfter("2026-11-01");
    }

    /** What a day's address shows follows from it alone, and every link keeps the day. */
    @Test
    void thePuzzleOfADayIsThatOfItsNumber() {
        String ofDay = "/play/puzzle?day=2026-12-01&strength=2";
        Page page = site.page(ofDay);
        Page numbered = site.page("/play/puzzle?seed=20788&strength=2");
        assertThat(LocalDate.parse("2026-12-01").toEpochDay()).isEqualTo(20788);
        assertThat(page.attributes(".square", "class"))
                .isEqualTo(numbered.attributes(".square", "class"));
        assertThat(page.text("h1")).isEqualTo("Puzzle of the day, 1 December 2026");
        assertThat(numbered.text("h1")).isEqualTo("Puzzle 20788");
        assertThat(page.attribute("#strength-3", "href"))
                .isEqualTo("/play/puzzle?day=2026-12-01&strength=3");
        int win = new Puzzles().of(Strength.MEDIUM, 20788).win();
        Page next = follow(page, "sq-" + Squares.name(win));
        assertThat(next.attribute(MOVE, "href")).startsWith(ofDay + "&moves=");
        while (!next.has("#puzzle-result")) {
            assertThat(next.text("#said"))
                    .containsPattern("Play on to the end: (Black|White) defends as well as can be");
            next = rightMove(next);
        }
        assertThat(next.text("#said")).doesNotContain("Play on");
        assertThat(next.text("#puzzle-result"))
                .isEqualTo(
                        "Flipscope: Puzzle of the day, 1 December 2026 ★★☆, solved at the first"
                                + " try: "
                                + site.origin()
                                + ofDay);
        String card =
                site.get("/figure/card/1200/play/puzzle.svg?day=2026-12-01&strength=2").body();
        assertThat(card).contains("Puzzle of the day, 1 December 2026");
    }

    @ParameterizedTest
    @EnumSource
    void itIsPlayedToItsEnd(Strength strength) {
        Page page = site.page(url(strength));
        Position at = puzzle(strength).game().turn();
        assertThat(page.count(MOVE)).isEqualTo(Long.bitCount(at.legalMoves()));
        assertThat(page.text("h2")).endsWith("to move and win");
        assertThat(page.text("#strength-" + strength.number() + "[aria-current]"))
                .contains(List.of("Easy", "Harder", "Hardest").get(strength.number() - 1))
                .endsWith(strength.empties() + " empty");
        page = follow(page, "sq-" + Squares.name(puzzle(strength).win()));
        int moves = 1;
        while (!page.has("#puzzle-result")) {
            assertThat(page.text("#said")).contains(" is right: it wins by ");
            page = rightMove(page);
            moves++;
        }
        assertThat(moves).isBetween(2, strength.empties());
        assertThat(page.text("h2")).contains("Solved: ", " wins by ", "Without a miss.");
        assertThat(page.text("#puzzle-result"))
                .startsWith(
                        "Flipscope: Puzzle 12 "
                                + List.of("★☆☆", "★★☆", "★★★").get(strength.number() - 1))
                .contains("solved at the first try: " + site.origin() + url(strength));
        assertThat(site.page(page.attribute("#puzzle-game", "href")).has("#rematch")).isTrue();
    }

    /** One of the moves goes on winning: the board says which. */
    private static Page rightMove(Page page) {
        return page.attributes(MOVE, "href").stream()
                .map(site::page)
                .filter(next -> !next.has("#again"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void eachMoveThatDoesNotWinIsAnsweredOnTheBoard() {
        Puzzle puzzle = puzzle(Strength.MEDIUM);
        Position at = puzzle.game().turn();
        Page page = site.page(url(Strength.MEDIUM));
        for (int square : Squares.list(at.legalMoves())) {
            int lead = ExactEnd.lead(at, square);
            Page next = follow(page, "sq-" + Squares.name(square));
            String said =
                    lead > 0
                            ? "is right: it wins by " + lead
                            : lead == 0 ? "only draws" : "loses by " + -lead;
            assertThat(next.text("#said"))
                    .startsWith(Squares.name(square) + " " + said + ".")
                    .contains(" answers ");
            assertThat(next.has("#again")).isEqualTo(lead <= 0);
            assertThat(next.count(MOVE) == 0).isEqualTo(lead <= 0);
            assertThat(next.count(".square.last")).isEqualTo(1);
            if (lead <= 0) {
                assertThat(next.attribute("#again", "href"))
                        .isEqualTo(url(Strength.MEDIUM) + "&missed=1");
            }
        }
    }

    @Test
    void whoMissesTwiceCanBeShownTheMove() {
        assertThat(site.page(url(Strength.EASY) + "&missed=1").has("#show")).isFalse();
        Page page = follow(site.page(url(Strength.EASY) + "&missed=2"), "show");
        assertThat(page.text("#said"))
                .startsWith(Squares.name(puzzle(Strength.EASY).win()) + " is right");
        while (!page.has("#puzzle-result")) {
            page = follow(page, "show");
        }
        assertThat(page.text("#puzzle-result")).containsPattern("solved after [3-9] misses");
    }

    @Test
    void whatCannotBePlayedIsNamed() {
        for (String wrong :
                List.of(
                        "moves=a1zz",
                        "moves=d4",
                        "moves=x",
                        "seed=-1",
                        "strength=4",
                        "missed=100",
                        "day=2026-02-30",
                        "day=1969-12-31",
                        "day=tomorrow")) {
            String answer = site.refusal("/play/puzzle?" + wrong + "&seed=5");
            assertThat(answer).contains(wrong.substring(0, wrong.indexOf('=')));
        }
        assertThat(site.get("/play/puzzle?seed=5&moves=d4").body())
                .contains("d4 cannot be played", "The legal moves are");
    }

    @Test
    void theFirstPageLeadsToTodays() {
        assertThat(site.page("/").attribute("#puzzle", "href")).isEqualTo("/play/puzzle");
    }

    @Test
    void htmxGetsTheBoardAlone() {
        assertThat(site.fragment(url(Strength.EASY)).body())
                .doesNotContain("<!doctype")
                .contains("<section id=\"game\"", "<title>Puzzle 12");
    }

    @Test
    void itsPreviewShowsItsBoard() {
        Page page = site.page(url(Strength.HARD));
        String card = site.get("/figure/card/1200/play/puzzle.svg?seed=12&strength=3").body();
        assertThat(card).contains("Puzzle 12", page.text("h2")).doesNotContain("Black has 2 discs");
        assertThat(page.attribute("meta[property=og:image]", "content"))
                .contains("/figure/card/1200/play/puzzle.png?seed=12&strength=3");
    }
}
