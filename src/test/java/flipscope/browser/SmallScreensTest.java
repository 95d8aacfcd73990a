package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Where there is little room things become smaller, and keep their form. */
@WithBrowser
class SmallScreensTest {
    private static final List<String> PAGES =
            List.of(
                    "/play?moves=f5d6&side=both",
                    "/play?setup=1",
                    "/score-four?moves=a1b2&side=both",
                    "/embed/score-four?moves=a1b2&side=both",
                    "/trace/reversi/mobility/left",
                    "/trace/reversi/mobility/left?at=run.2",
                    "/trace/reversi/mobility/left?at=run.2&predict=1",
                    "/trace/reversi/mobility/left?practice=1",
                    "/trace/scorefour/win?at=3&predict=1",
                    "/trace/reversi/mobility/left?setup=1",
                    "/trace/tictactoe/lines?setup=1",
                    "/compare?at=3",
                    "/write?task=left",
                    "/write?task=flips",
                    "/embed/play?side=both",
                    "/embed/board?position=random:5",
                    "/embed/trace/reversi/mobility/left?at=run.2&predict=1",
                    "/embed/trace/reversi/mobility/left?at=run.2&controls=full",
                    "/lessons/board-in-one-number",
                    "/embed/lessons/the-carry-trick");

    private static final List<String> GAMES =
            List.of(
                    "/score-four",
                    "/score-four?side=second&moves=a1",
                    "/score-four?level=8&moves=a1b2c3",
                    "/score-four?moves=a1b2c3d4&ply=2",
                    "/score-four?moves=a1a2b1b2c1c3d1",
                    "/play",
                    "/play?level=10&moves=f5d6c3",
                    "/play?moves=f5d6c3d3&ply=2",
                    "/play?start=" + "X".repeat(63) + "O_X");

    private static final List<List<Integer>> WINDOWS_OF_GAMES =
            List.of(
                    List.of(390, 664),
                    List.of(844, 390),
                    List.of(390, 844),
                    List.of(320, 568),
                    List.of(667, 375));

    private static final List<List<Integer>> WINDOWS_OF_STEPS =
            List.of(
                    List.of(1160, 800),
                    List.of(1024, 768),
                    List.of(820, 1180),
                    List.of(640, 900),
                    List.of(390, 664),
                    List.of(844, 390));

    private static final String IS_CUT =
            """
            const box = document.querySelector(arguments[0]);
            return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
            """;

    /** How far below the names of the files the words about the operator and the marks begin. */
    private static final String BELOW_FILES =
            """
            const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
            const files = Math.max(...boxes('.slot .file').map(({ bottom }) => bottom));
            return Math.min(...boxes('.gloss, .marks-of').map(({ top }) => top)) - files + 0.01;
            """;

    private static Browser browser;

    @Test
    void discsAreRoundAndNothingSticksOut() {
        browser.show(new Look(Look.Screen.SMALL_PHONE, Look.Theme.LIGHT));
        for (String page : PAGES) {
            browser.open(page);
            assertThat(ovals()).as(page).isEmpty();
            assertThat(Flaws.sticksOut(browser)).as(page).isEmpty();
        }
    }

    /** Of both games, at their start, in the middle, while the engine thinks and at the end. */
    @Test
    void howAGameStandsIsInSight() {
        for (String game : GAMES) {
            browser.open(game);
            for (List<Integer> window : WINDOWS_OF_GAMES) {
                browser.resize(window.get(0), window.get(1));
                browser.read("scrollTo(0, 0)");
                assertThat(browser.isOnScreen(".status h2, .who .turn"))
                        .as("%s %s", game, window)
                        .isTrue();
                assertThat(browser.isOnScreen(".cube-space, .board"))
                        .as("%s %s", game, window)
                        .isTrue();
            }
        }
    }

    @Test
    void nothingLiesOverAControlOfAStep() {
        for (String step :
                List.of(
                        "reversi/mobility/carry?at=ripple&detail=statement",
                        "reversi/flips/carry?at=flips.2&detail=statement",
                        "chess/magic-bishop?at=3",
                        "popcount/subtract?at=2")) {
            browser.open("/trace/" + step);
            for (List<Integer> window : WINDOWS_OF_STEPS) {
                browser.resize(window.get(0), window.get(1));
                assertThat(Flaws.covered(browser)).as("%s %s", step, window).isEmpty();
            }
        }
    }

    /** What names the operator, the files and the marks each has its own place. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "820, 1180", "640, 900", "560, 620"})
    void whatIsSaidOfPicturesStandsBelowThem(int width, int height) {
        browser.resize(width, height);
        for (String page : List.of("/embed/trace/", "/trace/")) {
            browser.open(page + "reversi/flips/carry?at=5&detail=operation");
            assertThat((double) browser.read(BELOW_FILES)).as(page).isPositive();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PHONE", "SMALL_PHONE"})
    void theNumberOfTheLastOfManyStepsIsWhole(Look.Screen screen) {
        browser.show(new Look(screen, Look.Theme.LIGHT));
        browser.open("/trace/reversi/mobility/shifts?at=276&detail=operation");
        String where = ".controls .where";
        assertThat(browser.text(where)).startsWith("step 277 of 277");
        assertThat((boolean) browser.read(IS_CUT, where)).isFalse();
    }

    /** What is meant to be round and is not, drawn by an element or by what stands before it. */
    private List<String> ovals() {
        return browser.readAll(
                """
                const out = [];
                for (const each of document.body.querySelectorAll('*')) {
                    if (!each.getClientRects().length) continue;
                    for (const part of [null, '::before', '::after']) {
                        const style = getComputedStyle(each, part);
                        if (part && style.content === 'none') continue;
                        if (!style.borderTopLeftRadius.includes('50%')) continue;
                        const box = each.getBoundingClientRect();
                        const width = part ? parseFloat(style.width) : box.width;
                        const height = part ? parseFloat(style.height) : box.height;
                        if (Math.abs(width - height) > 0.6)
                            out.push(`${each.tagName} ${each.className} ${part} ${width} ${height}`);
                    }
                }
                for (const each of document.querySelectorAll('circle')) {
                    const box = each.getBoundingClientRect();
                    if (Math.abs(box.width - box.height) > 0.6) out.push('circle');
                }
                return out;
                """);
    }

    @Test
    void whatIsWrittenAtTheEdgesOfThreePicturesOfOneSizeIsOfOneSize() {
        browser.open("/embed/trace/reversi/mobility/left?at=run.2");
        browser.resize(720, 800);
        assertThat(
                        browser.readAll(
                                """
                                return [...new Set([...document.querySelectorAll('.slot .row')]
                                    .map((each) => getComputedStyle(each).fontSize))];
                                """))
                .hasSize(1);
    }
}
