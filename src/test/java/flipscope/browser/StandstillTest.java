package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.browser.Look.Screen;
import flipscope.browser.Look.Theme;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing on the page moves when a step changes: only what is in the grids and the texts does. */
@ExtendWith(BrowserExtension.class)
class StandstillTest {
    /**
     * Where everything stands that is drawn, by its way from the root: {@code main[1] section[1]:
     * 10 20 30 40}. What a step shows is left out: pictures, words, and the strip of ticks, which
     * scrolls in its own place.
     */
    private static final String PLACES =
            """
            const SHOWN = '.slot, .operator, .equals, a, p, h1, h2, dl, summary, label, button, .ticks,'
                + ' .working, .variables, .ribbons, .legend, .code li';
            const places = [];
            const walk = (element, path) => {
                const box = element.getBoundingClientRect();
                if (!box.width) return;
                const edges = [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY];
                places.push(`${path}: ${edges.map(Math.round).join(' ')}`);
                if (element.matches(SHOWN)) return;
                [...element.children].filter((child) => child.getBoundingClientRect().width)
                    .forEach((child, index) => walk(child, `${path} ${child.localName}${child.id ? '#' + child.id : '[' + index + ']'}`));
            };
            walk(document.body, '');
            return places;
            """;

    private final Browser browser;

    StandstillTest(Browser browser) {
        this.browser = browser;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "reversi/mobility/left",
                "reversi/mobility/carry",
                "reversi/flips/halves",
                "popcount/stages",
                "scorefour/reach"
            })
    void everythingStaysInItsPlaceOverAWholeTrace(String algorithm) {
        for (String detail : List.of("statement", "operation")) {
            standsStill("/trace/" + algorithm + "?at=0&more=1&detail=" + detail);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"reversi/mobility/left", "popcount/stages"})
    void soItDoesOnAPhone(String algorithm) {
        browser.show(new Look(Screen.PHONE, Theme.LIGHT));
        standsStill("/trace/" + algorithm + "?at=0&more=1&detail=operation");
    }

    private void standsStill(String address) {
        StepperPage stepper = StepperPage.open(browser, address);
        List<String> before = browser.readAll(PLACES);
        assertThat(before).hasSizeGreaterThan(40);
        while (stepper.hasNext()) {
            stepper.next();
            assertThat(browser.readAll(PLACES))
                    .as("%s", browser.place())
                    .containsExactlyElementsOf(before);
        }
    }
}
