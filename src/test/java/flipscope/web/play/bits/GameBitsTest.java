package flipscope.web.play.bits;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.rules.Direction;
import flipscope.rules.Game;
import flipscope.rules.NaiveRules;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
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
        Ply last = game.last();
        long flips = NaiveRules.flips(last.before().own(), last.before().opponent(), last.square());
        long gained = flips | Squares.bit(last.square());
        if (!game.isOver()) {
            String url = "/play?side=both&moves=" + moves;
            Page page = site.page(url);
            Position turn = game.turn();
            for (Direction way : Direction.values()) {
                assertThat(found(page, way)).as(moves).isEqualTo(naive(turn, way));
            }
            assertThat(bits(url, 1)).as(moves).isEqualTo(gained);
            assertThat(bits(url, 2)).as(moves).isEqualTo(turn.legalMoves());
            assertThat(bits(url, 4)).as(moves).isEqualTo(turn.legalMoves());
        }
        // Whoever has just moved: so the page waits for the engine.
        if (!game.isOver() && game.turn().toMove() != last.side()) {
            String after = "/play?pause=1&side=" + Slug.of(last.side()) + "&moves=" + moves;
            assertThat(bits(after, 1)).as(moves).isEqualTo(Squares.bit(last.square()));
            assertThat(bits(after, 2)).as(moves).isEqualTo(flips);
            assertThat(bits(after, 3)).as(moves).isEqualTo(gained);
        }
    }

    private static long bits(String url, int scene) {
        return Film.of(site.body(url + "&scene=" + scene)).bits();
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
        String hex = page.attribute(".motion .way-board." + way.code(), "data-found");
        return Long.parseUnsignedLong(hex.substring(2), 16);
    }

    /** Of three hundred positions, forty of them with 13 moves and more. */
    @Test
    void whatMovesComesToRestAsTheStillOfEveryScene() {
        Random random = new Random(57);
        int all = Share.of(60, 300);
        int most = Share.of(8, 40);
        int seen = 0;
        int rich = 0;
        while (seen < all || rich < most) {
            for (Game game : positions(random)) {
                int moves = game.isOver() ? 0 : Long.bitCount(game.turn().legalMoves());
                boolean many = moves >= 13;
                if (seen < all || many) {
                    compare(game);
                    seen++;
                    rich += many ? 1 : 0;
                }
            }
        }
        assertThat(rich).isGreaterThanOrEqualTo(most);
    }

    private static void compare(Game game) {
        String moves = String.join("", game.moves().stream().map(Squares::name).toList());
        String side = Slug.of(game.last().side());
        List<String> players = game.isOver() ? List.of("both") : List.of("both", side + "&pause=1");
        for (String player : players) {
            stills("/play?side=" + player + "&moves=" + moves);
        }
    }

    private static void stills(String url) {
        Film film = Film.of(site.body(url));
        assertThat(film.length()).isEqualTo(1000 * film.scenes());
        assertThat(film.at(1000 * film.rest())).as(url).isEqualTo(film.still());
        for (int scene = 0; scene <= film.scenes(); scene++) {
            Film still = Film.of(site.body(url + "&scene=" + scene));
            assertThat(film.at(1000 * scene)).as(url + " at " + scene).isEqualTo(still.still());
            assertThat(film.stripAt(1000 * scene))
                    .as(url + " strip")
                    .isEqualTo(Squares.names(still.strip()));
            assertThat(still.strip()).as(url).isEqualTo(still.bits());
        }
    }

    @Test
    void theFirstMoveIsFoundInSixScenesEachAStill() {
        assertThat(site.page("/").text(".words .told"))
                .isEqualTo("A Reversi board is two numbers. Drag to find a move.");
        assertThat(site.page("/").texts(".fact:not([hidden]) .ten"))
                .containsExactly("34,628,173,824", "68,853,694,464");
        List<String> bits = new ArrayList<>();
        for (int scene = 0; scene <= 6; scene++) {
            bits.add(Squares.names(bits("/?", scene)));
        }
        assertThat(bits).containsExactly("", "e4 d5", "e4 d5", "e4 d5", "d4 c5", "d4", "c4");
        Page last = site.page("/?scene=6");
        assertThat(last.text(".words .told"))
                .isEqualTo("Left finds c4. The other ways find d3, f5, e6.");
        assertThat(last.has("#game.found")).as("all four light").isTrue();
        assertThat(last.texts(".fact:not([hidden]) .ten")).containsExactly("137,438,953,472");
        assertThat(last.texts(".fact code"))
                .containsExactly(
                        "beside = own << 1", "run = beside & passable", "legal = beyond & empty");
    }

    @Test
    void theFirstPageMovesAsItsStillsStand() {
        stills("/?side=black");
    }

    /**
     * Nobody meets a number before the scene that makes it, nor hexadecimal digits before asking.
     */
    @Test
    void aNumberStandsWhereItsSceneHasMadeIt() {
        for (int scene : new int[] {1, 2}) {
            assertThat(site.page("/?scene=" + scene).count(".fact:not([hidden]) .num")).isZero();
        }
        assertThat(site.page("/?scene=3").texts(".fact:not([hidden]) .ten"))
                .containsExactly("34,628,173,824");
        Page game = site.page("/play?side=both&moves=f5d6");
        assertThat(game.has(".bits.hex")).isFalse();
        Page hex = site.page(game.href("base"));
        assertThat(hex.has(".bits.hex")).isTrue();
        assertThat(hex.href("base")).contains("base=ten");
        assertThat(
                        site.page("/play?side=both&moves=f5d6&scene=2")
                                .count(".fact:not([hidden]) .num"))
                .isZero();
    }

    @Test
    void theEndIsCounted() {
        String end = "/play?moves=d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1";
        Page page = site.page(end);
        assertThat(page.texts(".fact:not([hidden]) .ten")).containsExactly("22", "3");
        Film film = Film.of(site.body(end));
        assertThat(Long.bitCount(film.bits())).isEqualTo(22);
        assertThat(film.bits()).as("packed from a1 on").isEqualTo(-1L << 42);
        Position last = TranscriptText.read(end.substring(12), Position.START).position();
        assertThat(bits(end, 1))
                .isEqualTo(last.toMove() == Side.BLACK ? last.own() : last.opponent());
    }

    @Test
    void everySceneKeepsTheGame() {
        String game = "/play?moves=f5d6c3&side=both&level=7&own=black-f5d6c3d3";
        Page page = site.page(game);
        assertThat(page.attributes(".track a", "href"))
                .hasSize(4)
                .allSatisfy(url -> assertThat(url).startsWith(game + "&scene="));
        Page first = site.page(page.href("scene-1"));
        assertThat(first.text(".words .told")).isEqualTo("c3 turned one disc.");
    }

    @Test
    void whoeverIsToMoveIsNamed() {
        assertThat(site.page("/play?side=both&moves=f5").text(".words .told"))
                .isEqualTo("White’s 3 moves are 3 bits.");
        assertThat(site.page("/play?moves=f5d6").text(".words .told"))
                .isEqualTo("Your 5 moves are 5 bits.");
        assertThat(site.page("/play?side=both&moves=f5&scene=2").text(".words .told"))
                .isEqualTo("Each way, past Black, to an empty square.");
        assertThat(site.page("/play?moves=f5&level=1").text(".words .told"))
                .isEqualTo("f5 turned one disc: 2 new bits.");
    }

    @Test
    void aFullBoardIsOverAndCounted() {
        String full = "X".repeat(63) + "-";
        Page page = site.page("/play?side=both&moves=&start=" + full + "_X");
        assertThat(page.text(".words .told")).isEqualTo("Black wins by 64.");
        assertThat(page.texts(".fact:not([hidden]) .ten")).containsExactly("63", "0");
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
        assertThat(site.page(url).attribute(".bits", "data-at")).isEqualTo(at);
    }

    @ParameterizedTest
    @CsvSource({
        "scene=7, scene",
        "scene=x, scene",
        "show=cubes, show",
        "press=4, press",
        "base=two, base"
    })
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
