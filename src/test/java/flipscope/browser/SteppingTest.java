package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import flipscope.testkit.Share;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Stepping through the code: of one's own move, forward and back, and to the game again. */
@AlsoExported
@WithBrowser
class SteppingTest {
    private static final String MOBILITY =
            "/trace/reversi/mobility/left?position="
                    + "---------------------------OX------XO---------------------------_X";

    /** How many steps are walked forward and back. */
    private static final int STEPS = Share.of(4, 8);

    private static Browser browser;

    @OnlyServed
    @Test
    void theFlipsOfOnesOwnMoveAreTheGridsThatTheApiGives() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6&level=1");
        String before = game.squares();
        game.play("c3").awaitReply();
        browser.follow("#move-previous");

        StepperPage stepper = game.how().start().detail("operation").first();
        ApiTrace trace = browser.trace("reversi/flips/loop", before + "_X", "c3");

        assertThat(stepper.count()).isEqualTo(trace.size());
        int steps = Math.min(STEPS, trace.size());
        for (int index = 0; index < steps; index++) {
            assertThat(stepper.number()).isEqualTo(index + 1);
            assertThat(stepper.slots()).as("step %d", index).isEqualTo(trace.slots(index));
            if (index < steps - 1) {
                stepper.next();
            }
        }
        for (int index = steps - 2; index >= 0; index--) {
            stepper.previous();
            assertThat(stepper.slots()).as("back at %d", index).isEqualTo(trace.slots(index));
        }
        assertThat(stepper.last().slots()).isEqualTo(trace.slots(trace.size() - 1));
    }

    @OnlyInAll
    @Test
    void theBoardShowsThePositionThatIsSteppedAndTheGameIsWholeAfterwards() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6&level=1");
        String before = game.squares();
        game.play("c3").awaitReply();
        browser.follow("#move-previous");
        String after = game.squares();
        String moves = game.moves();

        StepperPage stepper = game.how();
        assertThat(stepper.isStoryboard()).isTrue();
        assertThat(stepper.frames()).isPositive();
        assertThat(stepper.band()).contains("c3");
        assertThat(GamePage.here(browser).squares()).isEqualTo(before);
        assertThat(GamePage.here(browser).legal()).as("a past board takes no moves").isEmpty();

        stepper.start().next().next().backToGame();

        assertThat(game.squares()).isEqualTo(after);
        assertThat(game.moves()).isEqualTo(moves);
        browser.follow("#move-next");
        int discs = game.discs();
        game.playAnything();
        assertThat(game.moves()).startsWith(moves);
        assertThat(game.discs()).isGreaterThan(discs);
    }

    @Test
    void aStepIsAFragmentSwapThatLeavesTheFocusOnNext() {
        StepperPage stepper = StepperPage.open(browser, MOBILITY + "&at=0");
        browser.mark();

        stepper.next().next();

        assertThat(browser.isMarked()).isTrue();
        assertThat(browser.focused()).isEqualTo("next");
        assertThat(browser.place()).contains("at=").doesNotContain("at=0");
    }

    @Test
    void everyStageSpeaksWordsOfItsOwn() {
        StepperPage stepper = StepperPage.open(browser, MOBILITY + "&at=0&detail=stage");
        List<String> spoken = new ArrayList<>();
        while (stepper.hasNext()) {
            spoken.add(stepper.next().spoken());
        }
        assertThat(spoken).isNotEmpty().doesNotContain("").doesNotHaveDuplicates();
    }

    @Test
    void theThreeLevelsOfDetailKeepThePlaceAndGetFiner() {
        StepperPage stepper = StepperPage.open(browser, MOBILITY).start();
        int stages = stepper.detail("stage").count();
        String found = stepper.last().slots().get(2);
        int lines = stepper.detail("statement").count();
        assertThat(stepper.slots().get(2)).isEqualTo(found).isEqualTo("c4");
        int operations = stepper.detail("operation").count();

        assertThat(stages).isLessThan(lines);
        assertThat(lines).isLessThan(operations);
    }

    @Test
    void aLitSquareIsLitInEveryPicture() {
        StepperPage.open(browser, MOBILITY + "&at=legal");

        browser.pointAt("#stepper .slot.result [data-s=c4]");

        assertThat(
                        browser.readAll(
                                "return [...document.querySelectorAll('.lit')].map((e) =>"
                                        + " e.dataset.s)"))
                .hasSizeGreaterThan(1)
                .containsOnly("c4");
    }

    @Test
    void theBitsStayOpenOverTheNextStepUntilTheVariablesAreChosen() {
        StepperPage stepper = StepperPage.open(browser, MOBILITY + "&at=0");
        assertThat(browser.has(".variables li")).isTrue();

        stepper.more();
        assertThat(browser.has(".ribbon")).isTrue();
        assertThat(browser.has(".variables li")).isFalse();

        stepper.next();
        assertThat(browser.has(".ribbon")).isTrue();

        browser.follow("#tab-variables");
        assertThat(browser.has(".variables li")).isTrue();
        assertThat(browser.has(".ribbon")).isFalse();
    }

    @Test
    void anAddressWithoutSuchAStepShowsTheNearestAndSaysSo() {
        StepperPage stepper = StepperPage.open(browser, MOBILITY + "&at=9999");

        assertThat(stepper.number()).isEqualTo(stepper.count());
        assertThat(browser.text("#stepper .notice")).contains("nearest");
    }

    /** As by the links below the sum. */
    @Test
    void aNameOfARowBesideThePictureChoosesTheRowOfTheSum() {
        browser.open("/trace/reversi/mobility/carry?at=ripple&detail=statement");
        browser.read(
                """
                const rows = document.querySelector('.slot.result text.row');
                const letter = rows.getExtentOfChar(5);
                const place = new DOMPoint(letter.x + letter.width / 2, letter.y + letter.height / 2)
                    .matrixTransform(rows.getScreenCTM());
                rows.dispatchEvent(new MouseEvent('click',
                    {bubbles: true, clientX: place.x, clientY: place.y}));
                """);
        browser.until("row 6 is chosen", () -> browser.has("#rank-6[aria-current]"));
    }
}
