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
        browser.until("it is on the stage", () -> browser.has("#three-copies.on-stage"));
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
    void onAPhoneSquaresAndKnobAreLargeEnoughAndAllIsOnTheScreen() {
        for (String[] each :
                new String[][] {
                    {LESSON, CARRY, "36.2"},
                    {"board-in-one-number", "hundred", "64"},
                    {"subtract-to-see-a-ray", "pull-to-c5", "a2.2"}
                }) {
            browser.show(new Look(Screen.PHONE, Theme.LIGHT));
            ToyPage.open(browser, each[0], each[1], each[2]);
            browser.until("it is on the stage", () -> browser.has("#" + each[1] + ".on-stage"));
            assertThat(
                            browser.readAll(
                                    """
                                    const scene = document.querySelector(arguments[0] + ' .scene');
                                    const box = scene.getBoundingClientRect();
                                    return [...scene.querySelectorAll('a.square, .knob, .said, .line')].filter((part) => {
                                        const { left, right, bottom, height } = part.getBoundingClientRect();
                                        return left < 0 || right > innerWidth || bottom > box.bottom || part.matches('a, input') && height < 43.5;
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
            ToyPage.open(browser, LESSON, CARRY, "36.10");
            assertThat(Axe.violations(browser, "#" + CARRY)).as("%s", look).isEmpty();
            ToyPage.open(browser, "board-in-one-number", "hundred", "64");
            assertThat(Axe.violations(browser, "#hundred")).as("%s", look).isEmpty();
            ToyPage.open(browser, "subtract-to-see-a-ray", "pull-to-c5", "b2.3");
            assertThat(Axe.violations(browser, "#pull-to-c5")).as("%s", look).isEmpty();
        }
        away.run();
    }
}
