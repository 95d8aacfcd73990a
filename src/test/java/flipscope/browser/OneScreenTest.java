package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.Select;

/** What belongs together is seen together: nobody scrolls between a picture and Next. */
@WithBrowser
class OneScreenTest {
    private static final List<String> STEPS =
            List.of(
                    "reversi/mobility/carry?at=ripple",
                    "reversi/mobility/carry?at=legal&detail=stage",
                    "reversi/flips/carry?at=flips.2&detail=statement",
                    "popcount/stages?at=nibbles",
                    "scorefour/hash?at=2&detail=stage");

    /** How far down the lowest of some elements reaches in a page that is not scrolled. */
    private static final String LOWEST =
            """
            return Math.max(...[...arguments].map((each) => {
                const box = document.querySelector(each).getBoundingClientRect();
                return box.width ? Math.ceil(box.bottom + scrollY) : Infinity;
            }));
            """;

    /** How far the middle of a column of the sum is from the cells of that file in the result. */
    private static final String FROM_COLUMN_TO_CELL =
            """
            const middle = (each) => { const box = each.getBoundingClientRect(); return (box.left + box.right) / 2; };
            const cell = document.querySelector(`.slot.result .c[data-s="${arguments[0]}1"]`)
                ?? [...document.querySelectorAll('.slot.result .file')].find((each) => each.textContent === arguments[0]);
            const column = document.querySelector('#sum .total').cells['abcdefgh'.indexOf(arguments[0]) + 1];
            return Math.round(Math.abs(middle(cell) - middle(column)) / 2);
            """;

    /** The names above the pictures and beside the rows of the sum that are not seen whole. */
    private static final String CUT =
            """
            return [...document.querySelectorAll('.slot figcaption, .slot figcaption > *, #sum th, #sum th code')]
                .filter((each) => each.clientWidth && getComputedStyle(each).overflowX !== 'visible' || each.matches('.result *, th'))
                .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 3)
                .map((each) => each.textContent);
            """;

    /** How many lines a text takes. */
    private static final String HEIGHT =
            """
            const text = document.querySelector(arguments[0]);
            return Math.round(text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight));
            """;

    /** As long as sentences of steps get. */
    private static final List<String> LONGEST =
            List.of(
                    "Look up. A run of White discs turns if the first square past it holds one of"
                            + " Black’s. flips is now e2, e3 and 3 others.",
                    "Add the two halves. count = (halves & LOW_OF_64) + (halves >>> 32 & LOW_OF_64):"
                            + " lane 0 holds 35. The answer: 35.",
                    "Keep those on passable discs; run on. run = beside & passable: e3, f4, e6."
                            + " Five more rounds. Added b3, c3 and 7 others.");

    private static Browser browser;

    /** One page in each of some windows. */
    private void inEach(
            List<List<Integer>> windows, String place, BiConsumer<Integer, Integer> test) {
        browser.resize(windows.get(0).get(0), windows.get(0).get(1));
        browser.open(place);
        for (List<Integer> window : windows) {
            browser.resize(window.get(0), window.get(1));
            test.accept(window.get(0), window.get(1));
        }
    }

    private void open(int width, int height, String place) {
        browser.resize(width, height);
        browser.open(place);
    }

    private long lowest(Object... parts) {
        return (long) browser.read(LOWEST, parts);
    }

    @Test
    void onAWideScreenAStepIsSeenAtOnce() {
        for (String step : STEPS) {
            open(1280, 800, "/trace/" + step);
            assertThat(lowest(".slot.result svg", "#track", "#next"))
                    .as(step)
                    .isLessThanOrEqualTo(560);
            assertThat(lowest("#board", "#sentence", ".code .current"))
                    .as(step)
                    .isLessThanOrEqualTo(560);
            assertThat(lowest(".values", ".code .current")).as(step).isLessThanOrEqualTo(800);
        }
    }

    @Test
    void onASmallOneThePictureAndNextAre() {
        for (String step : STEPS) {
            inEach(
                    List.of(
                            List.of(390, 844),
                            List.of(390, 664),
                            List.of(640, 400),
                            List.of(568, 320)),
                    "/trace/" + step,
                    (width, height) -> {
                        long bar = width < 480 ? lowest("#next") - 100 : height;
                        assertThat(lowest(".slot.result svg", "#sentence"))
                                .as("%s %s", step, width)
                                .isLessThanOrEqualTo(bar);
                        assertThat(lowest("#next", "#track"))
                                .as("%s %s", step, width)
                                .isLessThanOrEqualTo((long) height);
                    });
        }
    }

    @Test
    void onAPhoneTheWrittenSumAndTheLineOfCodeFollowThePicture() {
        open(390, 844, "/trace/reversi/mobility/carry?at=ripple");
        long picture = lowest(".slot.result svg");
        long sum = lowest("#sum");
        long line = lowest(".code .current");
        assertThat(sum).isGreaterThan(picture).isLessThan(line);
        assertThat(line).isLessThanOrEqualTo(740);
        assertThat(lowest("#play")).isGreaterThan(line);
    }

    @Test
    void onAPhoneTheColumnsOfTheSumAreThoseOfThePicture() {
        for (String step : List.of("reversi/mobility/carry?at=ripple", STEPS.get(2))) {
            open(390, 844, "/trace/" + step);
            for (String file : List.of("a", "h")) {
                assertThat((long) browser.read(FROM_COLUMN_TO_CELL, file)).as(step).isZero();
            }
        }
    }

    @Test
    void theControlsAreOneRowWithTheWaysThroughACall() {
        String call = "/trace/reversi/flips/carry?at=flips.2&detail=statement";
        for (int width : new int[] {1280, 390}) {
            open(width, 844, call);
            assertThat(browser.isDrawn("#into")).isTrue();
            assertThat(lowest(".details")).isEqualTo(lowest("#play"));
            browser.read("document.getElementById('into').scrollIntoView({block: 'center'})");
            browser.follow("#into");
            assertThat(browser.isDrawn("#out")).isTrue();
            assertThat(lowest(".details")).isEqualTo(lowest("#play"));
        }
        open(1280, 844, "/trace/reversi/mobility/left?at=run.2");
        assertThat(browser.has("#into, #over, #out")).isFalse();
    }

    /** The header of the site gives way to it. */
    @Test
    void onAPhoneABarLeadsBackAndHasTheMenu() {
        open(390, 844, "/trace/" + STEPS.get(0));
        assertThat(lowest("#back", "#menu > summary", ".algorithm h1", "#board"))
                .isLessThanOrEqualTo(56);
        assertThat(browser.isDrawn(".site-header")).isFalse();
        assertThat(browser.read(HEIGHT, ".controls .where")).isEqualTo(1L);
        browser.follow("#back");
        assertThat(browser.isDrawn(".site-header")).isTrue();
        assertThat(browser.attribute("#stepper", "data-view")).isEqualTo("overview");
    }

    @Test
    void theLongestSentencesMoveNothing() {
        inEach(
                List.of(
                        List.of(1280, 800),
                        List.of(1100, 800),
                        List.of(390, 844),
                        List.of(640, 400)),
                "/trace/" + STEPS.get(0),
                (width, height) -> {
                    say("Own.");
                    long picture = lowest(".slot.result svg");
                    for (String sentence : LONGEST) {
                        say(sentence);
                        assertThat(lowest(".slot.result svg"))
                                .as("%s %s", sentence, width)
                                .isEqualTo(picture);
                    }
                });
    }

    private void say(String sentence) {
        browser.read("document.getElementById('sentence').textContent = arguments[0]", sentence);
    }

    @Test
    void noNameIsCut() {
        for (String step :
                List.of(
                        "popcount/stages?at=pairs&detail=stage",
                        "popcount/stages?at=return&detail=stage",
                        "reversi/flips/loop?at=return&detail=stage",
                        "reversi/flips/carry?at=flips.3&detail=stage",
                        "reversi/flips/core?at=flips.2&detail=stage",
                        "reversi/mobility/core?at=0&detail=stage",
                        "clinic/hash-undo?at=player&detail=stage")) {
            inEach(
                    List.of(List.of(1280, 800), List.of(390, 844), List.of(640, 400)),
                    "/trace/" + step,
                    (width, height) ->
                            assertThat((List<?>) browser.read(CUT))
                                    .as("%s %s", step, width)
                                    .isEmpty());
        }
    }

    @Test
    void theLastStopOfATrackSticksOutNowhere() {
        open(1280, 800, "/trace/reversi/mobility/carry?at=return");
        assertThat(browser.read("return document.documentElement.scrollWidth")).isEqualTo(1280L);
    }

    @Test
    void noLongNameIsCutBesideTheLinesThatOneTypes() {
        open(1280, 800, "/bits");
        browser.follow("#start-count");
        assertThat((List<?>) browser.read(CUT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "768, 1024"})
    void besideAPictureAboveTheLinesAWordIsInOnePiece(int width, int height) {
        open(width, height, "/bits");
        browser.follow("#start-transpose");
        assertThat(
                        (long)
                                browser.read(
                                        "return document.querySelector('.operator .long').offsetWidth"))
                .isLessThan(20);
    }

    @Test
    void thatACellHasAnOriginIsSaidBelowManyVariablesToo() {
        open(1280, 800, "/trace/" + STEPS.get(0));
        assertThat((long) browser.read("return document.querySelectorAll('.variables li').length"))
                .isGreaterThan(6);
        assertThat(browser.isOnScreen("#bit .note")).isTrue();
        assertThat(lowest("#bit .note")).isLessThanOrEqualTo(lowest(".values"));
    }

    /** The overview gives way to the step inside the page, which takes on the layout of a step. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "390, 844"})
    void aStepReachedFromTheOverviewStandsWhereItsAddressPutsIt(int width, int height) {
        open(width, height, "/trace/reversi/flips/loop");
        StepperPage.here(browser).start().next();
        long there = lowest(".slot.result svg");
        open(width, height, browser.place());
        assertThat(lowest(".slot.result svg")).isEqualTo(there);
    }

    @Test
    void whatIsSaidOfAPictureLiesUnderNoControl() {
        open(390, 844, "/trace/reversi/mobility/carry?at=legal&detail=stage");
        assertThat(lowest(".slot.result .under")).isLessThanOrEqualTo(lowest(".slot.result svg"));
    }

    @Test
    void aQuestionAndWhatItIsAnsweredWithAreSeenAtOnce() {
        open(1280, 800, "/trace/reversi/mobility/left?at=run.2&predict=1");
        assertThat(lowest(".operands div:last-child svg", "#grid", "#check"))
                .isLessThanOrEqualTo(800);
        browser.follow("#show");
        assertThat(lowest(".operands svg", ".result svg", "#next")).isLessThanOrEqualTo(800);
    }

    @Test
    void thePlayingBoardFitsAPhoneHeldSideways() {
        open(844, 390, "/play");
        assertThat(lowest("#board")).isLessThanOrEqualTo(390);
    }

    /** At 200 % too, where a step has no call. */
    @Test
    void enlargedTheControlsAreOneRow() {
        open(640, 400, "/trace/" + STEPS.get(0));
        assertThat(lowest(".details")).isEqualTo(lowest("#play"));
    }

    @Test
    void onAPhoneTheWayIntoATechniqueIsSeenAtOnce() {
        for (String technique : List.of("popcount/stages", "bits/carry-run", "scorefour/win")) {
            open(390, 844, "/trace/" + technique);
            assertThat(lowest("h1", "#start")).as(technique).isLessThanOrEqualTo(500);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 800, #topic-position",
        "390, 844, #topic-popcount",
        "390, 664, #topic-flips"
    })
    void ofEveryTechniqueAScreenShowsWholeFamilies(int width, int height, String last) {
        open(width, height, "/trace");
        assertThat(lowest(last)).isLessThanOrEqualTo(height);
    }

    @Test
    void onAPhoneABoardOfBitsUnfoldsAndStaysSoWhileItIsChanged() {
        open(390, 844, "/trace/popcount/stages");
        browser.follow("#board-open");
        browser.follow("#sq-c2");
        assertThat(browser.isOnScreen("#sq-c2")).isTrue();
        assertThat(lowest("#sq-h8")).isGreaterThan(300);
        browser.follow("#board-close");
        assertThat(lowest("#start")).isLessThanOrEqualTo(500);
    }

    /** As high as a phone with the bars of its browser. */
    @Test
    void onALowPhoneTheTrackIsSeenWithTheBits() {
        open(390, 664, "/?scene=4&show=bits");
        assertThat(lowest("#picture", ".words h1", ".strip", ".track", "#watch"))
                .isLessThanOrEqualTo(664);
    }

    @ParameterizedTest
    @CsvSource({"390, 664", "1280, 800"})
    void aLinkToAStepScrollsNothing(int width, int height) {
        open(width, height, "/trace/reversi/mobility/carry");
        browser.click(".frames li:nth-child(3) a");
        browser.until("at the step", () -> browser.has("#next"));
        assertThat(browser.read("return scrollY")).isEqualTo(0L);
    }

    @ParameterizedTest
    @CsvSource({"844, 390", "640, 400"})
    void heldSidewaysTheBitsStandBesideTheirTrack(int width, int height) {
        open(width, height, "/?scene=4&show=bits");
        assertThat(lowest("#picture", ".words h1", ".strip", ".track", "#watch"))
                .isLessThanOrEqualTo(height);
    }

    @Test
    void whatTheResultIsIsSaidInFullOnAPhone() {
        open(390, 844, "/trace/reversi/flips/carry?at=2&detail=stage");
        assertThat(
                        (long)
                                browser.read(
                                        "const e = document.querySelector('.result figcaption span');"
                                                + "return e.scrollHeight - e.clientHeight"))
                .isZero();
        assertThat(browser.isDrawn(".gloss .piece")).as("the stages of the call").isTrue();
    }

    @Test
    void onAPhoneTheMenuOfAStepHasTheThemes() {
        open(390, 844, "/trace/" + STEPS.get(0));
        browser.driver().findElement(By.cssSelector("#menu > summary")).click();
        new Select(browser.driver().findElement(By.id("theme-here"))).selectByValue("dark");
        assertThat(browser.read("return document.documentElement.dataset.theme")).isEqualTo("dark");
        assertThat(browser.read("return document.getElementById('theme').value")).isEqualTo("dark");
        new Select(browser.driver().findElement(By.id("theme-here"))).selectByValue("auto");
    }

    @Test
    void choosingACellScrollsNothing() {
        for (int width : new int[] {1280, 390}) {
            open(width, 800, "/trace/reversi/mobility/carry?at=ripple");
            browser.follow(".slot.result .c[data-s=d4]");
            assertThat(browser.has("#bit.told")).isTrue();
            assertThat(browser.read("return scrollY")).isEqualTo(0L);
        }
    }
}
