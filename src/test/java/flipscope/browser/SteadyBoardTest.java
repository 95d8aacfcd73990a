package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The board of a game depends on the window alone: in eleven windows and twelve states nothing that
 * is looked at or pressed stands elsewhere.
 */
@WithBrowser
class SteadyBoardTest {
    private static final List<List<Integer>> WINDOWS =
            List.of(
                    List.of(1280, 800),
                    List.of(1440, 900),
                    List.of(1024, 768),
                    List.of(1280, 720),
                    List.of(820, 1180),
                    List.of(390, 844),
                    List.of(390, 664),
                    List.of(360, 640),
                    List.of(844, 390),
                    List.of(932, 430),
                    List.of(667, 375));

    /** As drawn; a shorter one would be a smaller board. */
    private static final Map<List<Integer>, Integer> BOARDS =
            Map.of(
                    List.of(1280, 800), 632,
                    List.of(1440, 900), 732,
                    List.of(1024, 768), 600,
                    List.of(1280, 720), 552,
                    List.of(390, 844), 390,
                    List.of(390, 664), 390,
                    List.of(844, 390), 350);

    private static final String GAME = "moves=c4e3f6e6f5g6";
    private static final String OVER =
            "moves=c4e3f6e6f5g6e7e8f4d3f7g5h5b4d8c8c2c3a4h6h4d6c6b3e2b5a3f2a6b1c1b7a1b6a5a2"
                    + "f3g3f1g1h1a7a8d1h3h2e1c5c7d2d7f8g4b8g7g8h8h7g2b2";

    private static final String MENU = "document.getElementById('game-menu').open = true";
    private static final String HIDDEN = "document.documentElement.dataset.bits = 'hidden'";

    private static final Map<String, List<String>> STATES = new LinkedHashMap<>();

    static {
        STATES.put("first visit", List.of("/", ""));
        STATES.put("your turn", List.of("/play?" + GAME, ""));
        STATES.put("two players", List.of("/play?side=both&" + GAME, ""));
        STATES.put(
                "the other side is to move", List.of("/play?side=none&pause=1&" + GAME + "f4", ""));
        STATES.put("a scene", List.of("/play?scene=2&" + GAME, ""));
        STATES.put("over", List.of("/play?" + OVER, ""));
        STATES.put("lost", List.of("/play?side=white&" + OVER, ""));
        STATES.put("hints", List.of("/play/hints?hints=1&" + GAME, ""));
        STATES.put("an earlier move", List.of("/play?ply=2&side=both&" + GAME, ""));
        STATES.put("a pass", List.of("/play?side=both&moves=d3c3b3b2f5a3a1c1", ""));
        STATES.put("menu", List.of("/play?" + GAME, MENU));
        STATES.put("hidden", List.of("/play?" + GAME, HIDDEN));
    }

    /** Where things are, and how large: the place in the page, not in the window. */
    private static final String PLACES =
            """
            return ['.who', '.score .line', '#board', '.acts', '.words', '.strip', '.bits > .track', '#picture', '#watch']
                .map((each) => [each, document.querySelector(each)?.getBoundingClientRect()])
                .filter(([, box]) => box && box.width)
                .map(([each, box]) => [each, box.left, box.top + scrollY, box.width, box.height]
                    .map((at) => at.toFixed?.(1) ?? at).join(' '));
            """;

    private static Browser browser;

    @Test
    void noStateMovesAnythingInAnyWindow() {
        Map<List<Integer>, Map<String, String>> first = new LinkedHashMap<>();
        STATES.forEach(
                (state, how) -> {
                    browser.resize(1280, 800);
                    browser.open(how.get(0));
                    browser.read(how.get(1));
                    for (List<Integer> window : WINDOWS) {
                        browser.resize(window.get(0), window.get(1));
                        browser.read("scrollTo(0, 0)");
                        Map<String, String> places = places();
                        Map<String, String> expected =
                                first.computeIfAbsent(window, none -> places);
                        assertThat(expected)
                                .as(state + " " + window)
                                .containsAllEntriesOf(
                                        state.equals("a scene") ? without(places) : places);
                        assertThat(places.keySet()).contains("#board", ".who", ".acts", ".words");
                    }
                });
    }

    private Map<String, String> places() {
        Map<String, String> places = new TreeMap<>();
        for (String each : browser.readAll(PLACES)) {
            int name = each.lastIndexOf(' ', each.length());
            for (int part = 1; part < 4; part++) {
                name = each.lastIndexOf(' ', name - 1);
            }
            places.put(each.substring(0, name), each.substring(name + 1));
        }
        return places;
    }

    /** Where there is no room for it the picture is there with its scene only. */
    private static Map<String, String> without(Map<String, String> places) {
        places.remove("#picture");
        return places;
    }

    @Test
    void theBoardIsAsLargeAsTheWindowAllows() {
        browser.open("/play?" + GAME);
        BOARDS.forEach(
                (window, size) -> {
                    browser.resize(window.get(0), window.get(1));
                    assertThat(
                                    ((Number)
                                                    browser.read(
                                                            "return document.getElementById('board').getBoundingClientRect().width"))
                                            .doubleValue())
                            .as("%s", window)
                            .isEqualTo((double) size);
                });
    }

    /** Moves and review too at a desk; on a telephone all up to the track. */
    @Test
    void whatIsPlayedWithIsInSightAtOnce() {
        for (String state : List.of("/", "/play?" + GAME, "/play?" + OVER)) {
            browser.open(state);
            for (List<Integer> window : WINDOWS) {
                browser.resize(window.get(0), window.get(1));
                browser.read("scrollTo(0, 0)");
                for (String part :
                        List.of(
                                ".who",
                                "#board",
                                ".acts",
                                ".words h1",
                                ".strip",
                                "#track",
                                "#watch")) {
                    assertThat(browser.isOnScreen(part))
                            .as(state + " " + window + " " + part)
                            .isTrue();
                }
            }
            browser.resize(1280, 800);
            assertThat(browser.isOnScreen(".record")).as("its moves").isTrue();
        }
    }
}
