package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.OnlyInAll;
import org.junit.jupiter.api.Test;

/** Back, far beyond the ten pages that htmx remembers, gives whole pages. */
@WithBrowser
class HistoryTest {
    private static final int MANY = 12;

    private static Browser browser;

    @OnlyInAll
    @Test
    void manyMovesAndAsManyTimesBackGiveWholePages() {
        GamePage game = GamePage.open(browser, "/play?side=both");
        browser.mark();
        for (int move = 1; move <= MANY; move++) {
            game.play(game.legal().get(0));
        }
        assertThat(game.discs()).isEqualTo(4 + MANY);

        for (int move = MANY - 1; move >= 0; move--) {
            browser.back();
            assertThat(game.discs()).as("at %s", browser.place()).isEqualTo(4 + move);
            assertWhole();
        }
        assertThat(browser.isMarked()).isTrue();
    }

    @Test
    void manyStagesAndAsManyTimesBackGiveWholePages() {
        StepperPage stepper =
                StepperPage.open(
                        browser,
                        "/trace/reversi/mobility/left?at=0&position="
                                + "---------------------------OX------XO---------------------------_X");
        String[] sentences = new String[MANY + 1];
        sentences[0] = stepper.sentence();
        for (int push = 1; push <= MANY; push++) {
            sentences[push] = stepper.stage(1 + push % 2).sentence();
        }

        for (int push = MANY - 1; push >= 0; push--) {
            browser.back();
            assertThat(stepper.sentence()).as("at %s", browser.place()).isEqualTo(sentences[push]);
            assertWhole();
        }
    }

    @OnlyInAll
    @Test
    void stepsReplaceTheAddressSoThatOneBackLeadsOutOfMany() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6c3d3c4&side=both");
        String moves = game.moves();
        game.menu();
        browser.follow("#turned");
        StepperPage stepper = StepperPage.here(browser).start().detail("operation").first();
        for (int step = 0; step < MANY; step++) {
            stepper.next();
        }
        assertThat(stepper.number()).isEqualTo(MANY + 1);

        // Out of the operations, out of the stages, out of the storyboard.
        browser.back();
        browser.back();
        browser.back();

        assertThat(game.moves()).isEqualTo(moves);
        assertWhole();
    }

    private void assertWhole() {
        assertThat(browser.has("body > header.site-header")).as("a header").isTrue();
        assertThat(browser.has("body > footer")).as("a footer").isTrue();
        assertThat(Flaws.sharedIds(browser)).isEmpty();
    }
}
