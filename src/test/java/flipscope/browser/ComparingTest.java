package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

/** One control that steps two algorithms: with htmx, by keyboard, and where no script runs. */
@WithBrowser
class ComparingTest {
    private static final String COUNTS = "/compare?left=popcount/stages&right=popcount/subtract";
    private static final String CARRY =
            "/compare?left=reversi/mobility/carry&right=reversi/mobility/shifts";

    /**
     * Presses Next until there is none, and answers for each step which one it is and how far down
     * its pictures begin.
     */
    private static final String TOPS =
            """
            const answer = arguments[arguments.length - 1];
            const tops = [];
            const look = () => {
                const place = document.querySelector('#stepper .count').textContent.trim();
                const pictures = document.querySelector('#stepper .values').getBoundingClientRect();
                tops.push(`${place}: ${pictures.top + scrollY}`);
                const next = document.querySelector('#next[href]');
                if (next) return next.click();
                document.removeEventListener('htmx:afterSettle', look);
                answer(tops);
            };
            document.addEventListener('htmx:afterSettle', look);
            look();
            """;

    private static Browser browser;

    @Test
    void oneControlStepsBothAndThePageStays() {
        ComparePage page = ComparePage.open(browser, COUNTS);
        assertThat(page.isOverview()).isTrue();
        browser.mark();

        page.start();
        assertThat(page.message()).contains("Only the right one");
        assertThat(browser.has(".side .code .sizer")).isTrue();
        assertThat(browser.isDrawn(".side .sizer")).as("what only keeps room").isFalse();
        page.next();
        assertThat(page.message()).contains("Both have the same value");
        assertThat(page.left()).isEqualTo(page.right()).isNotEmpty();

        page.last();
        assertThat(page.hasNext()).isFalse();
        assertThat(page.left()).isEqualTo("35").isEqualTo(page.right());
        page.overview();
        assertThat(page.isOverview()).isTrue();
        assertThat(browser.isMarked()).as("every step was a fragment").isTrue();
    }

    @Test
    void whereOneStepsAloneTheOtherStaysWhereItIs() {
        ComparePage page = ComparePage.open(browser, COUNTS + "&at=rows");
        String met = page.right();

        page.next();

        assertThat(page.message()).contains("Only the left one");
        assertThat(page.right()).isEqualTo(met);
        assertThat(page.left()).isNotEqualTo(met);
        page.previous();
        assertThat(page.left()).isEqualTo(met);
    }

    @Test
    void fromAStepThatOneWaitsAtBothItsNextStepAndTheNextMeetingAreOneClickAway() {
        ComparePage page = ComparePage.open(browser, CARRY + "&at=start");
        browser.mark();
        assertThat(page.message()).contains("Only the left one");

        page.onward();
        assertThat(page.message()).contains("Only the right one");
        page.previous().meet();
        assertThat(page.message()).isEqualTo("Both have the same value.");
        assertThat(page.left()).isEqualTo(page.right());
        assertThat(browser.isMarked()).as("every step was a fragment").isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"WIDE", "PHONE"})
    void thePicturesStayWhereTheyAreWhileOneGoesOnAndTheOtherWaits(Screen screen) {
        browser.show(new Look(screen, Theme.LIGHT));
        browser.open(CARRY + "&at=passable");
        List<String> tops = browser.readLater(TOPS);
        String first = tops.get(0).replaceFirst(".*: ", ": ");
        assertThat(tops).hasSizeGreaterThan(20).allMatch(each -> each.endsWith(first));
    }

    @Test
    void theKeysStepBothAndTheFocusStays() {
        ComparePage page = ComparePage.open(browser, CARRY).start();
        String first = page.place();

        browser.tabTo("#next");
        browser.pressAndFollow(Keys.ARROW_RIGHT);
        assertThat(page.place()).isNotEqualTo(first);
        assertThat(browser.focused()).isEqualTo("next");
        browser.pressAndFollow(Keys.END);
        assertThat(page.message()).isEqualTo("Both give the same answer.");
        browser.pressAndFollow(Keys.HOME);
        assertThat(page.place()).isEqualTo(first);
    }

    @Test
    void aStepIsSpokenAndHasAnAddressOfItsOwn() {
        ComparePage page = ComparePage.open(browser, CARRY + "&at=passable");
        page.next();
        assertThat(browser.text("#spoken")).isEqualTo(page.message());
        String place = browser.place();
        String left = page.left();

        assertThat(ComparePage.open(browser, place).left()).isEqualTo(left);
    }

    @Test
    void aSlipOpensWhereItPartsAndSaysWhatWentWrong() {
        ComparePage page = ComparePage.open(browser, "/compare?left=clinic/mobility-right-mask");

        assertThat(page.verdict()).contains("What went wrong", "a7", "f8");
        assertThat(page.message()).contains("Here they differ.", "h6", "e8");
        assertThat(page.left()).isEqualTo("g6 h6");
        assertThat(page.right()).isEqualTo("g6 e8");

        page.landmark(2);
        assertThat(page.message()).contains("The answers differ.", "a7", "f8");
    }

    @Test
    void whereNoScriptRunsEveryControlIsALinkOrAForm() {
        browser.allowScripts(false);
        ComparePage page = ComparePage.open(browser, COUNTS).start();
        String start = page.place();

        page.next().next();
        assertThat(page.left()).isEqualTo(page.right());
        assertThat(browser.read("return location.hash")).isEqualTo("#stepper");
        page.first();
        assertThat(page.place()).isEqualTo(start);

        page.overview();
        var titles = page.titles();
        assertThat(page.swap().titles()).containsExactly(titles.get(1), titles.get(0));
        assertThat(page.choose("popcount/halves", "popcount/hardware").titles())
                .containsExactly("Count discs in two halves", "Count discs in one instruction");
    }
}
