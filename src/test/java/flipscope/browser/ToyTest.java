package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Toys in a hand: dragged, pressed, by keys, on a telephone, and without scripts. */
@WithBrowser
class ToyTest {
    private static final String LESSON = "the-carry-trick";
    private static final String CARRY = "stop-on-b";
    private static final String ON_E = "Start on g: the carry runs through f, g, and stops on e.";
    private static final String ON_B = "Start on d: the carry runs through c, d, and stops on b.";

    /** Each toy of the course in a state of its own. */
    private static final String[][] TOYS = {
        {LESSON, CARRY, "36.10"},
        {"board-in-one-number", "hundred", "64"},
        {"moving-every-disc", "any-way", "7"},
        {"falling-off-the-edge", "keep-in", "f7ff"},
        {"turning-discs", "two-slides", "7c.8"},
        {"counting-bits", "hats", "b5"},
        {"one-move-at-a-time", "in-common", "2c"},
        {"four-in-a-row", "from-a-side", "-5"},
        {"subtract-to-see-a-ray", "pull-to-c5", "b2.3"},
        {"the-magic-number", "three-copies", "51.42.31.20400"}
    };

    private static Browser browser;

    private static ToyPage carry() {
        return ToyPage.open(browser, LESSON, CARRY, "36.2").awaitSaying(ON_E);
    }

    @Test
    void theHandMovesThePictureAndTheAddressFollows() {
        ToyPage toy = carry();
        browser.mark();
        Object height = toy.height();
        assertThat(toy.isMet()).isFalse();
        toy.drag("start", 6, 3).awaitSaying(ON_B);
        assertThat(toy.isMet()).isTrue();
        assertThat(toy.height()).as("no state changes a height").isEqualTo(height);
        browser.until("it rests", () -> browser.place().endsWith("?toy=stop-on-b.36.10"));
        browser.until("it is spoken", () -> browser.text("#spoken").equals(ON_B));
        assertThat(browser.isMarked()).isTrue();
        toy.drag("start", 3, 6).awaitSaying(ON_E);
        assertThat(toy.isMet()).isFalse();
    }

    @Test
    void aPressIsAPartAndWhatIsPressedStaysUnderTheHand() {
        ToyPage toy = carry();
        browser.mark();
        toy.press("e")
                .awaitSaying("Start on g: the carry runs through c, d, e, f, g, and stops on b.");
        assertThat(toy.isMet()).isTrue();
        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.place()).endsWith("?toy=stop-on-b.3e.2");
        toy.press("e").awaitSaying(ON_E);
        toy.drag("start", 6, 4).awaitSaying("e is empty: the bit stays there. Nothing is carried.");
    }

    @Test
    void keysMoveTheKnobAndPressTheSquares() {
        ToyPage toy = carry();
        toy.tabToKnob("start");
        toy.key(Keys.ARROW_LEFT)
                .awaitSaying("Start on f: the carry runs through f, and stops on e.");
        assertThat(toy.spokenKnob("start")).isEqualTo(toy.said());
        toy.key(Keys.HOME).awaitSaying("a is empty: the bit stays there. Nothing is carried.");
        toy.key(Keys.END).awaitSaying("h is empty: the bit stays there. Nothing is carried.");
        assertThat(browser.tabBackTo("#stop-on-b-a")).as("squares are one stop").isEqualTo(1);
        toy.key(Keys.END);
        assertThat(browser.isFocusOn("#stop-on-b-h")).isTrue();
        browser.pressAndFollow(Keys.SPACE);
        toy.awaitSaying("Start on h: the carry runs through f, g, h, and stops on e.");
        assertThat(browser.isFocusOn("#stop-on-b-h")).isTrue();
        toy.key(Keys.ARROW_LEFT);
        assertThat(browser.isFocusOn("#stop-on-b-g")).isTrue();
    }

    @Test
    void copiesAreHeldAnywhereAndPushedOverEachOther() {
        ToyPage toy = ToyPage.open(browser, "the-magic-number", "three-copies", "51.42.31.20400");
        browser.until("it is on the stage", () -> browser.has("#three-copies.in-sight"));
        toy.awaitSaying("Index 5. Slots with two answers: 12.");
        toy.push("first", 1).awaitSaying("Index 3. Slots with two answers: 0.");
        assertThat(toy.isMet()).isTrue();
        assertThat(browser.place()).endsWith("?toy=three-copies.50.42.31.20400");
        toy.press("e2").awaitSaying("Index 11. Slots with two answers: 0.");
        toy.tabToKnob("second").key(Keys.ARROW_RIGHT);
        browser.until("it moves", () -> !toy.isMet());
        toy.key(Keys.ARROW_LEFT).awaitSaying("Index 11. Slots with two answers: 0.");
    }

    @Test
    void alongTheTableThePiecesFollow() {
        ToyPage toy = ToyPage.open(browser, "the-magic-number", "three-copies", "50.42.31.0");
        browser.until("it is on the stage", () -> browser.has("#three-copies.in-sight"));
        toy.lookUp(3).awaitSaying("Index 3. Slots with two answers: 0.");
        browser.until("it rests", () -> browser.place().endsWith("three-copies.50.42.31.20400"));
        toy.push("first", -1).awaitSaying("Index 5. Slots with two answers: 12.");
        assertThat(toy.spokenKnob("of-table")).isEqualTo(toy.said());
        assertThat(toy.spokenKnob("first")).isEqualTo("51: " + toy.said());
        assertThat(toy.place("of-table")).isEqualTo("5");
        toy.tabToKnob("of-table").key(Keys.ARROW_RIGHT);
        toy.awaitSaying("Index 8. Slots with two answers: 12.");
        String first = browser.place();
        toy.key(Keys.SPACE);
        browser.until("another way to stand", () -> !browser.place().equals(first));
        assertThat(toy.said()).startsWith("Index 8.");
    }

    @Test
    void afterAPressTheBorrowRunsOnToItsEndAndIsNotPulledPastIt() {
        for (boolean moves : new boolean[] {true, false}) {
            browser.show(
                    moves
                            ? Look.moving(Screen.WIDE, Theme.LIGHT)
                            : new Look(Screen.WIDE, Theme.LIGHT));
            ToyPage toy = ToyPage.open(browser, "subtract-to-see-a-ray", "pull-to-c5", "a2.1");
            toy.press("c6")
                    .awaitSaying(
                            "c8 gives its 1: the borrow stops. The rook sees c3, c4, c5, c6, c7,"
                                    + " c8.");
            assertThat(browser.place()).endsWith("?toy=pull-to-c5.82.6");
            assertThat(toy.runsFrom()).isEqualTo("1");
            browser.until("it has run", () -> !toy.isMoving());
            toy.press("c4").awaitSaying("c4 gives its 1: the borrow stops. The rook sees c3, c4.");
            assertThat(browser.place()).endsWith("?toy=pull-to-c5.8a.2");
            assertThat(toy.runsFrom()).as("it has less far to go").isEqualTo("");
            toy.tabToKnob("pull").key(Keys.END);
            toy.key(Keys.ARROW_DOWN)
                    .awaitSaying(
                            "c3 had 0: it borrows, and becomes 1. Now the next square is asked.");
            assertThat(toy.place("pull")).isEqualTo("1");
        }
    }

    @Test
    void theCubeTurnsWithTheHand() {
        ToyPage toy = ToyPage.open(browser, "four-in-a-row", "from-a-side", "0");
        browser.until("it is on the stage", () -> browser.has("#from-a-side.in-sight"));
        toy.turn(6)
                .awaitSaying(
                        "From this side, a step to the right is 4 in the number, a step nearer -1,"
                                + " a step up 16.");
        assertThat(toy.isMet()).isTrue();
        browser.until("it rests", () -> browser.place().endsWith("?toy=from-a-side.-6"));
        toy.turn(-6);
        browser.until("it is turned back", () -> !toy.isMet());
    }

    @Test
    void whatIsPassedOnIsTheStateNowShown() {
        ToyPage toy = carry();
        assertThat(toy.passedOn().split("stop-on-b.36.2", -1)).hasSize(3);
        toy.drag("start", 6, 3).awaitSaying(ON_B);
        assertThat(toy.passedOn().split("stop-on-b.36.10", -1)).hasSize(3);
        toy.press("e");
        assertThat(toy.passedOn().split("stop-on-b.3e.10", -1)).hasSize(3);
    }

    @Test
    void inAFrameOfItsOwnItLeadsToTheStateNowShown() {
        browser.open("/embed/lessons/" + LESSON + "?toy=stop-on-b.36.2&only=1");
        ToyPage toy = ToyPage.here(browser, CARRY);
        assertThat(browser.attribute("#open", "href")).contains("stop-on-b.36.2&only=1");
        toy.drag("start", 6, 3).awaitSaying(ON_B);
        assertThat(browser.attribute("#open", "href")).contains("stop-on-b.36.10&only=1");
        toy.press("e");
        browser.until(
                "it leads on",
                () -> browser.attribute("#open", "href").contains("stop-on-b.3e.10&only=1"));
    }

    @Test
    void onAPhoneSquaresAndKnobAreLargeEnoughAndAllIsOnTheScreen() {
        for (String[] each : TOYS) {
            browser.show(new Look(Screen.PHONE, Theme.LIGHT));
            ToyPage.open(browser, each[0], each[1], each[2]);
            browser.until("it is on the stage", () -> browser.has("#" + each[1] + ".in-sight"));
            assertThat(
                            browser.readAll(
                                    """
                                    const scene = document.querySelector(arguments[0] + ' .scene');
                                    const box = scene.getBoundingClientRect();
                                    const finger = (part, x, y) => [-21, 21].every((off) =>
                                        document.elementFromPoint(x, y + off)?.closest('a, input') === part);
                                    return [...scene.querySelectorAll('a.square, .knob:not(.of-copies *), .hold, .said, .line')].filter((part) => {
                                        const { left, right, top, bottom, height } = part.getBoundingClientRect();
                                        const away = left < -1 || right > innerWidth + 1 || bottom > box.bottom;
                                        const small = part.matches('.hold') ? height < 43
                                            : part.matches('a.square, .knob') && !finger(part, (left + right) / 2, (top + bottom) / 2);
                                        return away || small;
                                    }).map((part) => part.outerHTML.slice(0, 60));
                                    """,
                                    "#" + each[1]))
                    .as(each[1])
                    .isEmpty();
        }
    }

    @Test
    void withoutScriptsPressesAndStepsAreLinks() {
        browser.allowScripts(false);
        ToyPage toy = carry();
        toy.press("e")
                .awaitSaying("Start on g: the carry runs through c, d, e, f, g, and stops on b.");
        assertThat(toy.isMet()).isTrue();
        browser.follow("#stop-on-b .slide a");
        toy.awaitSaying("Start on f: the carry runs through c, d, e, f, and stops on b.");
        browser.follow("#stop-on-b .again");
        toy.awaitSaying(ON_E);
    }

    @Test
    void thereIsNothingToComplainOf() {
        Runnable away = Axe.giveToEveryPage(browser);
        for (Look look :
                new Look[] {
                    new Look(Screen.WIDE, Theme.LIGHT),
                    new Look(Screen.WIDE, Theme.DARK),
                    new Look(Screen.PHONE, Theme.DARK)
                }) {
            browser.show(look);
            for (String[] each : TOYS) {
                ToyPage.open(browser, each[0], each[1], each[2]);
                assertThat(Axe.violations(browser, "#" + each[1]))
                        .as("%s, %s", each[1], look)
                        .isEmpty();
            }
        }
        away.run();
    }
}
