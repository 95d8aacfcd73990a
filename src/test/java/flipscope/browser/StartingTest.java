package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A page's links are made ready a few at a time, and in the end all of them are. */
@ExtendWith(BrowserExtension.class)
class StartingTest {
    /** Lets htmx look for itself: it names what it makes ready, and passes over what is. */
    private static final String LEFT_OVER =
            """
            const left = [];
            const note = (event) => left.push(event.target.outerHTML.slice(0, 120));
            document.addEventListener('htmx:beforeProcessNode', note);
            htmx.process(document.body);
            document.removeEventListener('htmx:beforeProcessNode', note);
            return left;
            """;

    private final Browser browser;

    StartingTest(Browser browser) {
        this.browser = browser;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/play?moves=f5d6&level=1",
                "/trace/reversi/mobility/carry?at=ripple",
                "/trace/reversi/mobility/carry?at=ripple&predict=1",
                "/trace/reversi/mobility/carry?at=ripple&tokens=1",
                "/compare?left=reversi/mobility/carry&right=reversi/mobility/kogge-stone",
                "/lessons/the-carry-trick",
                "/share?url=%2Ftrace%2Freversi%2Fmobility%2Fcarry%3Fat%3Dripple",
            })
    void nothingIsLeftForHtmxToMakeReady(String place) {
        browser.open(place);

        assertThat(browser.readAll(LEFT_OVER)).isEmpty();
    }
}
