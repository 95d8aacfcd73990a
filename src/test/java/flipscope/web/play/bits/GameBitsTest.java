package flipscope.web.play.bits;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Direction;
import flipscope.rules.Game;
import flipscope.rules.NaiveRules;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.Share;
import flipscope.text.Slug;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bits beside a board, as its page carries them. */
@WithSite
class GameBitsTest {
    private static Site site;

    /** Some positions of games of random moves: two hundred of twenty. */
    @Test
    void everyDirectionFindsWhatTheRulesSayAndEveryMoveTurnsWhatTheySay() {
        Random random = new Random(30);
        for (int games = 0; games < Share.of(6, 20); games++) {
            positions(random).forEach(GameBitsTest::check);
        }
    }

    /** A few positions of a game of random moves. */
    private static List<Game> positions(Random random) {
        List<Game> games = new ArrayList<>();
        Game game = Game.from(Position.START);
        while (!game.isOver()) {
            List<Integer> legal = Squares.list(game.turn().legalMoves());
            game = game.play(legal.get(random.nextInt(legal.size())));
            if (random.nextInt(6) == 0) {
                games.add(game);
            }
        }
        return games;
    }

    private static void check(Game game) {
        String moves = String.join("", game.moves().stream().map(Squares::name).toList());
        if (!game.isOver()) {
            Page page = site.page("/play?side=both&moves=" + moves);
            Position turn = game.turn();
            for (Direction way : Direction.values()) {
                assertThat(found(page, way)).as(moves).isEqualTo(naive(turn, way));
            }
            assertThat(scene(page, 3)).as(moves).isEqualTo(turn.legalMoves());
            assertThat(scene(page, 1)).as(moves).isEqualTo(game.last().flips());
        }
        Ply last = game.last();
        // Whoever has just moved: so the page waits for the engine, or the game is over.
        Page after = site.page("/play?pause=1&side=" + Slug.of(last.side()) + "&moves=" + moves);
        if (game.turn().toMove() != last.side()) {
            Position before = last.before();
            long placed = before.own() | Squares.bit(last.square());
            long flips = NaiveRules.flips(before.own(), before.opponent(), last.square());
            assertThat(scene(after, 1)).as(moves).isEqualTo(placed);
            assertThat(scene(after, 2)).as(moves).isEqualTo(placed | flips);
        }
    }

    /** The empty squares that a line of the other side's discs leads to, going one way. */
    private static long naive(Position turn, Direction way) {
        long found = 0;
        for (int square : Squares.list(turn.empty())) {
            long flips =
                    NaiveRules.flips(
                            turn.own(), turn.opponent(), square, -way.files(), -way.rows());
            found |= flips == 0 ? 0 : Squares.bit(square);
        }
        return found;
    }

    private static long found(Page page, Direction way) {
        return bits(page.attribute(".found-way." + way.code(), "data-found"));
    }

    private static long scene(Page page, int number) {
        return bits(page.attribute("#scene-" + number, "data-bits"));
    }

    private static long bits(String hex) {
        return Long.parseUnsignedLong(hex.substring(2), 16);
    }

    @Test
    void theFirstMoveIsFoundInSixScenesEachAStill() {
        assertThat(site.page("/").texts(".said"))
                .containsExactly("Where can Black play? Drag the handle.");
        assertThat(site.page("/").texts(".both b"))
                .containsExactly("34,628,173,824", "68,853,694,464");
        assertThat(stills("on")).containsExactly("e4 d5", "", "", "d4 c5", "d4", "c4");
        assertThat(stills("ring")).containsExactly("", "", "", "", "d4 e5", "d4 e5");
        Page last = site.page("/?scene=6");
        assertThat(last.text(".said"))
                .isEqualTo("One more left, onto an empty square: c4 is a move. Press it.");
        assertThat(last.text(".number")).isEqualTo("137,438,953,472");
        assertThat(last.texts(".scenes code"))
                .contains("beside = own << 1", "run = beside & passable", "legal = beyond & empty");
    }

    /** The squares of each still whose cells have a class. */
    private static List<String> stills(String css) {
        List<String> stills = new ArrayList<>();
        Page page = site.page("/");
        for (int scene = 1; scene <= 6; scene++) {
            Page still = site.page(page.href("scene-" + scene));
            long set = 0;
            List<String> cells = still.attributes("#picture .cells i", "class");
            for (int place = 0; place < 64; place++) {
                boolean has = List.of(cells.get(place).split(" ")).contains(css);
                set |= has ? Squares.bit(63 - place) : 0;
            }
            stills.add(Squares.names(set));
        }
        return stills;
    }

    @Test
    void everySceneKeepsTheGame() {
        String game = "/play?moves=f5d6c3&side=both&level=7&own=black-f5d6c3d3";
        Page page = site.page(game);
        assertThat(page.attributes(".scenes a", "href"))
                .hasSize(4)
                .allSatisfy(url -> assertThat(url).startsWith(game + "&scene="));
        Page first = site.page(page.href("scene-1"));
        assertThat(first.text(".said")).isEqualTo("Black played c3. It turned d4.");
    }

    @Test
    void whoeverIsToMoveIsNamed() {
        assertThat(site.page("/play?side=both&moves=f5").text(".said"))
                .isEqualTo("Press one of the 3. The same track then shows what it turns.");
        assertThat(site.page("/play?side=both&moves=f5&scene=2").text(".said"))
                .isEqualTo(
                        "From each disc of White’s, over Black’s, to the first empty square: once in each direction.");
        assertThat(site.page("/play?moves=f5&level=1").text(".said"))
                .isEqualTo("Black’s number has 2 bits more, White’s has 1 fewer.");
    }

    @Test
    void aBoardWithoutALegalSquareSaysSo() {
        String full = "X".repeat(63) + "-";
        assertThat(site.page("/play?side=both&moves=&start=" + full + "_X").text(".headline"))
                .isEqualTo("No square is legal here. Drag to see why.");
    }

    @Test
    void aFrameHasTheWaysToTheStepsButNoScenes() {
        Page frame = site.page("/embed/play?side=both&moves=f5");
        assertThat(frame.count("#picture")).isZero();
        assertThat(frame.count("#how")).isOne();
    }

    @ParameterizedTest
    @CsvSource({
        "/?press=1, 4",
        "/?press=3&show=bits, 6",
        "/?show=bits, 0",
        "/?refused=d4&press=0, 0",
    })
    void olderAddressesOfTheFirstPageWork(String url, String at) {
        assertThat(site.page(url).attribute("#picture", "data-at")).isEqualTo(at);
    }

    @ParameterizedTest
    @CsvSource({"scene=7, scene", "scene=x, scene", "show=cubes, show", "press=4, press"})
    void whatIsWrongIsNamed(String query, String parameter) {
        for (String page : List.of("/?", "/play?moves=f5&side=both&")) {
            HttpResponse<String> answer = site.get(page + query, "Accept", "text/html");
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.body()).contains(parameter);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/?scene=3&show=bits"})
    void theFirstPageIsOnePageForOthers(String url) {
        Page page = site.page(url);
        assertThat(page.attribute("link[rel=canonical]", "href")).isEqualTo(site.origin() + "/");
        assertThat(page.attribute("meta[name=description]", "content"))
                .startsWith("A Reversi board is two numbers.");
        assertThat(page.attribute("meta[property=og:image]", "content"))
                .isEqualTo(site.origin() + "/figure/card/1200/site.png");
        assertThat(site.bytes("/figure/card/1200/site.png").statusCode()).isEqualTo(200);
    }
}
