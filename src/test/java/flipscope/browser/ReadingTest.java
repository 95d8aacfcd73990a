package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** A lesson as it is read: what is read stands in the picture beside it. */
@Order(2)
@WithBrowser
class ReadingTest {
    private static final String LESSON = "/lessons/the-carry-trick";
    private static final List<List<Integer>> WINDOWS =
            List.of(List.of(1280, 800), List.of(1024, 768), List.of(844, 390), List.of(390, 844));

    /** Reads a lesson from top to bottom and tells what is wrong at which place. */
    private static final String SWEEP =
            """
            const done = arguments[arguments.length - 1];
            const out = [];
            const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            const box = (element) => element.getBoundingClientRect();
            const beside = () => innerWidth >= 1024 || innerWidth >= 640 && innerHeight <= 480;
            const middle = () => (beside() ? innerHeight : innerHeight + 376 - 59) / 2;
            const line = () => middle() - 0.15 * innerHeight * Math.max(0, 1 - scrollY / 300);
            const bar = box(document.querySelector('.lesson-bar')).bottom;
            const isWhole = ({ top, bottom, left, right }) =>
                top >= bar - 1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
            const read = async (text) => {
                for (let again = 0; again < 9; again++) scrollBy({ top: box(text).top + 10 - line(), behavior: 'instant' });
                await frame();
            };
            async function walk(block) {
                const heights = new Set();
                for (const step of block.querySelectorAll('.walk > li')) {
                    await read(step);
                    const scene = block.querySelector('.scene');
                    const pictures = [...scene.querySelectorAll('.pictures svg')].map(box).filter((each) => each.width > 0);
                    if (!block.matches('.in-sight') || !step.matches('.current')) out.push(`${step.id} is not on the stage`);
                    if (pictures.length === 0 || !pictures.every(isWhole)) out.push(`${step.id}: its picture is not whole`);
                    heights.add(`${box(scene).height} ${box(scene.querySelector('.pictures')).height}`);
                }
                if (heights.size > 1) out.push(`${block.id}: its stage changes its height`);
            }
            async function ask(block) {
                await read(block.querySelector('.block-text'));
                const grid = block.querySelector('.answer-grid');
                const check = box(block.querySelector('.actions'));
                if (!block.matches('.in-sight')) out.push(`${block.id} is not on the stage`);
                if (!isWhole(box(grid)) || !isWhole(check)) out.push(`${block.id}: grid and Check are not in one window`);
                if (check.top < box(grid).bottom) out.push(`${block.id}: Check covers the grid`);
            }
            async function work(block) {
                await read(block.querySelector('.block-text'));
                const pictures = [...block.querySelectorAll('.scene svg')].map(box);
                if (!block.matches('.in-sight')) out.push(`${block.id} is not on the stage`);
                if (pictures.length < 2 || !pictures.every(isWhole)) out.push(`${block.id}: its pictures are not whole`);
            }
            const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
                && element.scrollHeight > element.clientHeight + 1;
            (async () => {
                scrollTo({ top: 0, behavior: 'instant' });
                await frame();
                for (const block of document.querySelectorAll('.walking, .asked:has(.scene .answer-grid)')) {
                    await (block.matches('.walking') ? walk(block) : ask(block));
                }
                for (const block of document.querySelectorAll('.writing')) await work(block);
                document.querySelectorAll('.lesson-page *').forEach((each) => {
                    if (scrolls(each)) out.push(`a scroll bar in ${each.tagName} ${each.className}`);
                });
                done(out);
            })();
            """;

    private static final String SHIFTS =
            """
            const done = arguments[arguments.length - 1];
            new PerformanceObserver((list) => done(list.getEntries()
                .filter((each) => !each.hadRecentInput && each.value > 0.001)
                .map((each) => `${each.value} at ${each.sources[0]?.node?.className ?? each.sources[0]?.node}`)))
                .observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done([]), 300);
            """;

    /**
     * A toy that comes into sight asks for the ways of a hand ahead: that is no picture that waits.
     */
    private static final String ASKED =
            "return performance.getEntriesByType('resource')"
                    + ".filter((each) => /xmlhttprequest|fetch/.test(each.initiatorType))"
                    + ".map((each) => each.name).filter((name) => !/[?&]toy=/.test(name))";

    private static Browser browser;

    @ParameterizedTest
    @MethodSource("flipscope.testkit.Share#lessons")
    void thePictureOfWhatIsReadIsWholeAndNothingJumps(String slug) {
        browser.open("/lessons/" + slug);
        browser.read("scrollBy(0, 1)");
        browser.until(
                "all is there", () -> !browser.has("[hx-trigger=load], [hx-trigger^=scroll]"));
        List<String> asked = browser.readAll(ASKED);
        for (List<Integer> window : WINDOWS) {
            browser.resize(window.get(0), window.get(1));
            assertThat(browser.readLater(SWEEP)).as("%s %s", slug, window).isEmpty();
        }
        assertThat(browser.readLater(SHIFTS)).as(slug).isEmpty();
        assertThat(browser.readAll(ASKED)).as("asked for while read: %s", slug).isEqualTo(asked);
    }

    @Test
    void aWalkIsTakenByKeysStepByStep() {
        browser.open(LESSON);
        browser.bring("rows");

        browser.press(Keys.ARROW_RIGHT);
        browser.until("the second step", () -> at().equals("rows-2"));
        browser.press(Keys.ARROW_RIGHT);
        browser.until("the third step", () -> at().equals("rows-3"));
        assertThat(browser.text("#rows .scene > .line code")).contains("passable + start");
        browser.press(Keys.ARROW_LEFT);
        browser.until("back", () -> at().equals("rows-2"));
        assertThat(browser.place()).contains("walk=rows.2");
    }

    @Test
    void aWalkShowsEachOfItsScenesForwardsBackwardsAndOnceMoreAsWithoutScripts() {
        List<String> sent = scenesWithoutScripts();
        browser.open(LESSON);
        assertThat(browser.has(".walking template")).as("scenes before one reads").isFalse();
        browser.bring("rows");

        int before = 1;
        for (int step : List.of(2, 3, 4, 3, 2, 1, 2, 3, 4)) {
            browser.press(step > before ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
            browser.until("step " + step, () -> at().equals("rows-" + step));
            assertThat(scene()).isEqualTo(sent.get(step - 1));
            before = step;
        }
    }

    private List<String> scenesWithoutScripts() {
        List<String> scenes = new ArrayList<>();
        browser.allowScripts(false);
        browser.open(LESSON);
        scenes.add(scene());
        while (browser.has("#rows .turn[rel=next][href]")) {
            browser.follow("#rows .turn[rel=next]");
            scenes.add(scene());
        }
        browser.allowScripts(true);
        assertThat(scenes).hasSize(4).doesNotHaveDuplicates();
        return scenes;
    }

    private String scene() {
        return browser.text("#rows .scene > .line") + browser.text("#rows .scene > .said");
    }

    @Test
    void aPressedStillBringsItsParagraph() {
        browser.open(LESSON);
        browser.bring("rows");

        browser.click("#rows-3 .still");

        browser.until("its step", () -> at().equals("rows-3"));
        assertThat(browser.isOnScreen("#rows-3 .told")).isTrue();
        browser.open(browser.place());
        browser.until("there again", () -> at().equals("rows-3"));
    }

    @Test
    void whatTheTextNamesLightsInThePicturesAndStaysWhenPressed() {
        browser.open(LESSON);
        browser.bring("rows");
        browser.press(Keys.ARROW_RIGHT);
        browser.until("the second step", () -> at().equals("rows-2"));

        browser.click("#rows-2 .named[data-s=f3]");
        browser.click("#rows .scene > .line");

        assertThat(browser.attribute("#rows-2 .named[data-s=f3]", "aria-pressed"))
                .isEqualTo("true");
        assertThat((long) browser.read(COUNT, "#rows .scene .c.named-lit[data-s=f3]")).isPositive();
    }

    private static final String COUNT = "return document.querySelectorAll(arguments[0]).length";

    /** By hand the board becomes a strip and then the number: nothing of these is there before. */
    @Test
    void aBoardBecomesAStripAndTheStripANumber() {
        browser.open("/lessons/board-in-one-number");
        browser.bring("black-bits");
        String sum = "#black-bits .still .sum";
        assertThat(browser.text(sum)).isEqualTo("8,865,617,805,312");

        browser.tabTo("#black-bits .handle");
        browser.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT);

        assertThat(browser.has(".unrolled.moving")).isTrue();
        assertThat(browser.read(BELOW, 3)).as("the bits are in the strip").isEqualTo(64L);
        for (int times = 0; times < 9; times++) {
            browser.press(Keys.ARROW_LEFT);
        }
        assertThat((long) browser.read(BELOW, 3)).as("half of them").isBetween(16L, 48L);
        browser.press(Keys.END);
        browser.press(Keys.ARROW_RIGHT);
        browser.until("at rest", () -> !browser.has(".unrolled.moving"));
    }

    private static final String BELOW =
            """
            const edge = document.querySelector('.unrolled .still rect').getBoundingClientRect().top - arguments[0];
            return [...document.querySelectorAll('.unrolled .motion rect')].filter((each) => each.getBoundingClientRect().top >= edge).length;
            """;

    /** In the large picture something is there at every time, forwards and dragged back. */
    @Test
    void allButTheRayIsFilledAsOneMovement() {
        browser.open("/lessons/turning-discs?walk=filled.2#filled-2");
        browser.until("on the stage", () -> at().equals("filled-2"));
        assertThat((long) browser.read(COUNT, ".in-sight .grid .way-lit:not(.edge)"))
                .as("the ray on each board")
                .isEqualTo(4);

        assertThat(shownAt(0)).as("the ray").isEqualTo(4);
        assertThat(shownAt(0.4)).as("all but the ray").isEqualTo(60);
        assertThat(shownAt(0.7)).as("the first discs on it grow").isBetween(60L, 62L);
        assertThat(shownAt(0.95)).as("two gaps are left").isEqualTo(62);
        assertThat(shownAt(0.4)).as("dragged back").isEqualTo(60);
        assertThat(shownAt(0.01)).as("to its beginning").isEqualTo(4);
    }

    private long shownAt(double part) {
        return (long) browser.read(SHOWN, part);
    }

    /** How many bits the large picture shows at a part of its motion. */
    private static final String SHOWN =
            """
            const svg = document.querySelector('.in-sight .slot.result svg[data-motion]');
            svg.dispatchEvent(new CustomEvent('motion:seek', { bubbles: true, detail: { part: arguments[0] } }));
            const bits = (layer) => [...layer.children].flatMap((thing) => Number(getComputedStyle(thing).opacity) > 0.5
                ? (thing.querySelector('path').getAttribute('d').match(/z/g) ?? []) : []);
            return [...svg.querySelectorAll('.motion g.bit')]
                .filter((layer) => [layer, layer.parentElement].every((each) => Number(getComputedStyle(each).opacity) > 0.5)).flatMap(bits).length;
            """;

    /** Its text is in sight before its place is reached; who presses it has its grid. */
    @Test
    void aQuestionBelowAWalkIsBroughtByAPressOnItsText() {
        browser.open("/lessons/turning-discs?walk=both.3#both-3");
        browser.until("the last step", () -> at().equals("both-3"));

        browser.click("#agree .question-sign");

        browser.until("its grid", () -> browser.has("#agree.in-sight"));
    }

    /** A question that is typed has no picture: that of another one would be taken for its own. */
    @ParameterizedTest
    @CsvSource({
        "the-magic-number, good, good",
        "the-magic-number, copies, three-copies",
        "legal-moves-to-player, stop, stop",
        "legal-moves-to-player, h-make-a-mask-and-play, mask",
        "moving-every-disc, fill-2, fill-2",
        "falling-off-the-edge, large, large",
    })
    void onATelephoneALinkLeadsToATextBelowItsOwnPicture(
            String lesson, String place, String picture) {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.LIGHT));
        browser.open("/lessons/" + lesson + "#" + place);

        assertThat(
                        browser.readAll(
                                "return [...document.querySelectorAll('.in-sight')].map((each) => each.id)"))
                .isEqualTo(picture == null ? List.of() : List.of(picture));
        assertThat(measured(place))
                .as("text below the picture")
                .isBetween(10L, picture == null ? 400L : 200L);
    }

    private static long measured(String place) {
        return (long)
                browser.read(
                        """
                        const bottom = (element) => element.getBoundingClientRect().bottom;
                        const picture = document.querySelector('.in-sight > .scene');
                        return Math.round(document.getElementById(arguments[0]).getBoundingClientRect().top
                            - bottom(picture ?? document.querySelector('.lesson-bar')));
                        """,
                        place);
    }

    @Test
    void whereALessonComesFromIsFoldedAndOpenForWhoAsksForIt() {
        browser.open("/lessons/turning-discs");
        assertThat(browser.isDrawn(".lesson-sources .credits")).isFalse();
        browser.open("/lessons/playing-the-move");
        browser.open("/lessons/turning-discs#h-where-this-comes-from");
        assertThat(browser.isDrawn(".lesson-sources .credits")).isTrue();
    }

    @Test
    void aScreenReaderHearsTheSentenceOfTheStepWhenAllRests() {
        browser.open(LESSON);
        browser.bring("rows");
        browser.press(Keys.ARROW_RIGHT);

        browser.until("said", () -> !browser.text("#spoken").isEmpty());

        assertThat(browser.text("#spoken"))
                .isEqualTo(
                        browser.read("return document.querySelector('#rows .said').textContent"));
    }

    @Test
    void aStepTakenOnTheStageSwapsItsBlockAlone() {
        browser.open("/lessons/every-kind");
        browser.bring("steps");
        browser.mark();

        browser.follow("#steps-next");

        assertThat(browser.place()).isEqualTo("/lessons/every-kind?steps.at=run.3");
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.has("#steps.in-sight")).isTrue();
        assertThat(browser.focused()).isEqualTo("steps-next");
    }

    private String at() {
        return (String)
                browser.read(
                        "return document.querySelector('.in-sight .walk > .current')?.id ?? ''");
    }
}
