package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.ObedientSite;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Beside a game that goes on nothing moves: neither the board nor what is pressed again and again.
 */
@ExtendWith(BrowserExtension.class)
class CalmTest {
    private static final String BEFORE_PASS = "d3c3b3b2f5a3a1";

    private static ObedientSite site;

    private final Browser browser;

    CalmTest(Browser shared) {
        this.browser = new Browser(shared.driver(), site.origin());
    }

    @BeforeAll
    static void start() {
        site = new ObedientSite();
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
    @EnumSource(
            value = Look.Screen.class,
            names = {"WIDE", "PHONE"})
    void whileTheEngineThinksAndReplies(Look.Screen screen) {
        GamePage game = open(screen, "/play?moves=f5d6&level=7");
        List<String> places =
                places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch");
        site.think();

        game.play("c3");
        assertThat(game.status()).isEqualTo("White is thinking");
        assertThat(places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch"))
                .isEqualTo(places);

        site.answer();
        game.awaitReply();
        assertThat(places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch"))
                .isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(
            value = Look.Screen.class,
            names = {"WIDE", "PHONE"})
    void whenScoresAreAskedFor(Look.Screen screen) {
        open(screen, "/play?side=both&moves=f5d6");
        List<String> places =
                places("#board", "#game-menu > summary", ".tools", ".scenes", ".strip");

        browser.follow(screen == Look.Screen.PHONE ? "#hint-more" : "#hint");
        assertThat(browser.has("#hints")).isTrue();
        assertThat(places("#board", "#game-menu > summary", ".tools", ".scenes", ".strip"))
                .isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(
            value = Look.Screen.class,
            names = {"WIDE", "PHONE"})
    void whenScoresCome(Look.Screen screen) {
        site.think();
        open(screen, "/play?moves=f5d6&hints=1");
        List<String> places =
                places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch");

        site.answer();
        browser.until("the scores are there", () -> browser.has(".hint.best"));
        assertThat(places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch"))
                .isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(
            value = Look.Screen.class,
            names = {"WIDE", "PHONE"})
    void whenAnEarlierMoveIsShown(Look.Screen screen) {
        open(screen, "/play?side=both&moves=f5d6c3d3c4");
        List<String> places =
                places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch");

        browser.follow("#move-previous");
        assertThat(browser.has("#from-here")).isTrue();
        assertThat(places("#board", "#game-menu > summary", ".tools", ".scenes", "#watch"))
                .isEqualTo(places);
    }

    @ParameterizedTest
    @EnumSource(
            value = Look.Screen.class,
            names = {"WIDE", "PHONE"})
    void whenAPassIsSaid(Look.Screen screen) {
        GamePage game = open(screen, "/play?side=both&moves=" + BEFORE_PASS);
        List<String> places = places("#board", "#game-menu > summary", ".tools", ".scenes");

        game.play("c1");
        assertThat(game.notices()).contains("has no move and passes.");
        assertThat(places("#board", "#game-menu > summary", ".tools", ".scenes")).isEqualTo(places);
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
