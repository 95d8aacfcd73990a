package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.puzzle.Puzzle;
import flipscope.puzzle.Puzzles;
import flipscope.puzzle.Strength;
import flipscope.rules.Squares;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

/** A puzzle from its first move to the line that is shared. */
@WithBrowser
class PuzzlingTest {
    private static final int SEED = 12;
    private static final String URL = "/play/puzzle?seed=" + SEED;
    private static final Puzzle PUZZLE = new Puzzles().of(Strength.EASY, SEED);

    private static final String SOLVED = "#strength-1 [data-won]";

    private static final String STREAK = ".streak";

    private static Browser browser;

    private static String win() {
        return "#sq-" + Squares.name(PUZZLE.win());
    }

    private static String wrong() {
        long others = PUZZLE.game().turn().legalMoves() & ~Squares.bit(PUZZLE.win());
        return "#sq-" + Squares.name(Squares.list(others).get(0));
    }

    @Test
    void byTouchOnAPhone() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.DARK));
        browser.open("/");
        browser.follow("#puzzle");
        assertThat(browser.place()).matches("/play/puzzle\\?day=\\d{4}-\\d\\d-\\d\\d&strength=1");
        browser.open(URL);
        browser.mark();
        browser.follow(wrong());
        assertThat(browser.isOnScreen("#said") && browser.isOnScreen("#again")).isTrue();
        assertThat(browser.text("#spoken")).isEqualTo(browser.text("#said"));
        browser.follow("#again");
        browser.follow(wrong());
        browser.follow("#again");
        while (!browser.has("#puzzle-result")) {
            browser.follow("#show");
        }
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
        assertThat(browser.text("#puzzle-result"))
                .startsWith("Flipscope: Puzzle 12 ★☆☆, solved after");
        browser.back();
        assertThat(browser.isDrawn("#show")).isTrue();
        browser.follow("#strength-3");
        assertThat(browser.attribute("#strength-3", "aria-current")).isEqualTo("true");
    }

    @Test
    void whatIsSolvedIsShownFromThenOn() {
        browser.open(URL);
        browser.follow(wrong());
        browser.follow("#again");
        assertThat(browser.isDrawn(SOLVED)).isFalse();
        browser.follow(win());
        while (!browser.has("#puzzle-result")) {
            browser.follow("#show, .playable a");
        }
        assertThat(browser.text(SOLVED)).isEqualTo("✓ solved, 2 tries ·");
        String solved = browser.place();

        browser.open(URL);
        assertThat(browser.isDrawn(SOLVED)).isTrue();
        assertThat(browser.isDrawn("#strength-2 [data-won]")).isFalse();

        browser.read("kept.forget()");
        browser.open(solved);
        assertThat(browser.isDrawn(SOLVED)).as("solved by somebody else").isFalse();
    }

    /** The puzzle of today counts for a row of days; one that is made up for later does not. */
    @Test
    void daysInARowAreCountedOnTheDevice() {
        long today = LocalDate.now(ZoneOffset.UTC).toEpochDay();
        browser.open("/play/puzzle?seed=" + today);
        assertThat(browser.isDrawn(STREAK)).isFalse();
        keepSolved(today - 1, today - 1);
        keepSolved(today - 2, today - 2);
        assertThat(browser.text(STREAK)).isEqualTo("2 days in a row");
        keepSolved(today - 3, today);
        assertThat(browser.text(STREAK)).as("made up for").isEqualTo("2 days in a row");
        keepSolved(today, today);
        assertThat(browser.text(STREAK)).isEqualTo("solved · 3 days in a row");
    }

    private static void keepSolved(long day, long when) {
        browser.read(
                "kept.write(['puzzles', '%d.1'], { when: %d, tries: 1 })"
                        .formatted(day, when * 86_400_000 + 1));
    }

    @Test
    void withoutScripts() {
        browser.allowScripts(false);
        browser.open(URL);
        browser.follow(wrong());
        browser.follow("#again");
        browser.follow(win());
        assertThat(browser.text("#said")).contains(" is right");
        assertThat(browser.isDrawn(".pass-on")).isFalse();
    }
}
