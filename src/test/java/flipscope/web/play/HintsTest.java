package flipscope.web.play;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.testkit.Resources;
import flipscope.web.Site;
import flipscope.web.WithSite;
import flipscope.web.play.HintsPage.Shown;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The score of every legal move, on its square. */
@WithSite
class HintsTest {
    private static Site site;

    private static String hints(Position at, int level) {
        String start = PositionText.write(at).replace(' ', '_');
        return site.body("/play/hints?start=" + start + "&side=both&hints=1&level=" + level);
    }

    /** The first position of a game from which every move is played out; soon done, of its kind. */
    private static Position brink() {
        String game = Resources.lines("engine/reviewed-games.txt").get(15);
        return TranscriptText.read(game, Position.START).at(41).turn();
    }

    static List<Position> positions() {
        Stream<Position> others =
                IntStream.of(8, 24, 48, 57)
                        .mapToObj(discs -> RandomPositions.reachable(discs, discs));
        return Stream.concat(Stream.of(brink()), others).toList();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theHintsOfAPositionEqualSeparateSearchesOfEachMove(Position at) {
        Map<String, Shown> shown = HintsPage.shown(hints(at, 7));
        Map<Integer, SearchResult> searched =
                Squares.list(at.legalMoves()).stream()
                        .collect(toMap(identity(), square -> search(at, square)));
        assertThat(shown).hasSameSizeAs(searched);
        double highest =
                searched.values().stream()
                        .mapToDouble(after -> 0.0 - after.score())
                        .max()
                        .orElseThrow();
        searched.forEach(
                (square, after) -> {
                    Shown hint = shown.get(Squares.name(square));
                    assertThat(hint.text()).isEqualTo(text(after));
                    assertThat(hint.label()).contains(after.exact() ? ", exact" : ", estimated");
                    assertThat(hint.styles().contains("best"))
                            .isEqualTo(0.0 - after.score() == highest);
                });
    }

    private static SearchResult search(Position at, int square) {
        boolean exact = Long.bitCount(at.empty()) <= Level.STRONGEST.exact() + 1;
        return Engine.best(at.play(square), new Level(exact ? 10 : 7));
    }

    private static String text(SearchResult after) {
        long discs = Math.round(0.0 - after.score());
        String sign = discs > 0 ? "+" : discs < 0 ? "−" : "";
        return (after.exact() ? "" : "≈") + sign + Math.abs(discs);
    }

    @Test
    void theBoardIsThereAtOnceAndAsksForTheScores() {
        String page = site.get("/play?moves=f5d6&hints=1").body();
        assertThat(page)
                .contains("Working out what each move is worth")
                .contains(
                        "hx-get=\"/play/hints?moves=f5d6&amp;side=black&amp;level=3&amp;hints=1\"")
                .contains("hx-select-oob=\"#sq-c3,#sq-c4,#sq-c5,#sq-c6,#sq-c7\"")
                .contains("<noscript><meta http-equiv=\"refresh\" content=\"1;url=/play/hints?");
        assertThat(HintsPage.shown(page)).isEmpty();
        String scored = site.get("/play/hints?moves=f5d6&hints=1").body();
        assertThat(HintsPage.shown(scored)).hasSize(5);
        assertThat(scored).doesNotContain("http-equiv=\"refresh\"");
    }

    @Test
    void everyNameSaysTheScoreToo() {
        Position end = RandomPositions.reachable(3, 58);
        for (Shown hint : HintsPage.shown(hints(end, 3)).values()) {
            assertThat(hint.label())
                    .matches(
                            "..?, empty, legal, flips \\d+, score (plus \\d+|minus \\d+|zero),"
                                    + " exact(, best)?");
        }
        assertThat(hints(end, 3)).contains("All are certain");
    }

    @Test
    void theyAreShownAndHiddenByLinksThatKeepTheGame() {
        assertThat(site.get("/play?moves=f5d6&level=5").body())
                .contains(
                        "id=\"hint\""
                                + " href=\"/play?moves=f5d6&amp;side=black&amp;level=5&amp;hints=1\"");
        assertThat(site.get("/play?moves=f5d6&level=5&hints=1").body())
                .contains(
                        "id=\"hint\" class=\"pressed\" href=\"/play?moves=f5d6&amp;side=black&amp;level=5\"");
    }

    @Test
    void whileTheEngineIsToMoveThereAreNoneButTheWayToThemKeepsItsPlace() {
        assertThat(site.get("/play?moves=f5&hints=1").body())
                .contains(
                        "id=\"hint\" class=\"pressed\" href=\"/play?moves=f5&amp;side=black&amp;level=3\"")
                .doesNotContain("/play/hints", "<small>≈", "class=\"hint ");
        assertThat(site.get("/play/hints?moves=f5&hints=1").statusCode()).isEqualTo(303);
    }

    @Test
    void whereASquareIsAskedAboutNoScoresComeInBetween() {
        assertThat(site.get("/play?moves=f5d6&hints=1&why=a1").body()).doesNotContain("id=\"hint");
    }

    @Test
    void aBusyEngineMeansThatThePageAsksAgain() {
        try (Site full = Site.with((at, level) -> refuse())) {
            HttpResponse<String> part = full.fragment("/play/hints?moves=f5d6&hints=1");
            assertThat(part.statusCode()).isEqualTo(503);
            assertThat(part.headers().firstValue("Retry-After")).hasValue("2");
            assertThat(part.body()).contains("engine is busy just now", "load delay:2s");
        }
    }

    private static CompletableFuture<SearchResult> refuse() {
        throw new EngineBusyException();
    }
}
