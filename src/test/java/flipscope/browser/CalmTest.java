package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.ObedientSite;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Beside a game that goes on nothing moves: neither the board nor what is pressed again and again.
 */
@WithBrowser
class CalmTest {
    private static final String BEFORE_PASS = "d3c3b3b2f5a3a1";

    /** What stands still where the engine plays. */
    private static final String[] WATCHED = {
        "#board", ".who", "#game-menu > summary", ".acts", ".words", ".strip", "#track", "#watch"
    };

    private static ObedientSite site;
    private static Browser browser;

    @BeforeAll
    static void start() {
        site = new ObedientSite();
        browser = new Browser(browser.driver(), site.origin());
    }

    @AfterEach
    void thinkNoLonger() {
        site.answer();
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whileTheEngineThinksAndReplies(Look.Screen screen) {
        GamePage game = open(screen, "/play?moves=f5d6&level=7");
        List<String> places = places(WATCHED);
        site.think();

        game.play("c3");
        assertThat(game.status()).isEqualTo("Strong thinks");
        assertThat(places(WATCHED)).isEqualTo(places);

        site.answer();
        game.awaitReply();
        assertThat(places(WATCHED)).isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whenScoresAreAskedFor(Look.Screen screen) {
        open(screen, "/play?side=both&moves=f5d6");
        List<String> places = places(WATCHED);

        browser.follow("#hint");
        assertThat(browser.has("#hints")).isTrue();
        assertThat(places(WATCHED)).isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whenScoresCome(Look.Screen screen) {
        site.think();
        open(screen, "/play?moves=f5d6&hints=1");
        List<String> places = places(WATCHED);

        site.answer();
        browser.until("the scores are there", () -> browser.has(".hint.best"));
        assertThat(places(WATCHED)).isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whenAnEarlierMoveIsShown(Look.Screen screen) {
        open(screen, "/play?side=both&moves=f5d6c3d3c4");
        List<String> places = places(WATCHED);

        browser.follow("#move-previous");
        assertThat(browser.has("#from-here")).isTrue();
        assertThat(places(WATCHED)).isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void whenAPassIsSaid(Look.Screen screen) {
        GamePage game = open(screen, "/play?side=both&moves=" + BEFORE_PASS);
        List<String> places = places(WATCHED);

        game.play("c1");
        assertThat(game.notices()).contains("has no move and passes.");
        assertThat(places(WATCHED)).isEqualTo(places);
    }

    private GamePage open(Look.Screen screen, String place) {
        browser.show(new Look(screen, Look.Theme.LIGHT));
        return GamePage.open(browser, place);
    }

    private List<String> places(String... selectors) {
        return browser.readAll(
                """
                return [...arguments].map((each) => {
                  const box = document.querySelector(each).getBoundingClientRect();
                  return `${each} ${Math.round(box.top + scrollY)}`;
                });
                """,
                (Object[]) selectors);
    }
}
