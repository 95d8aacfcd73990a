package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Results;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What a program can check of accessibility, on every kind of page, on both screens and in both
 * themes, and that no page scrolls sideways on a phone: one visit to a page serves both.
 */
@ExtendWith(BrowserExtension.class)
class AccessibilityTest {
    private final Browser browser;

    AccessibilityTest(Browser browser) {
        this.browser = browser;
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void axeFindsNothingAndNothingSticksOut(Place place) {
        browser.open(place.address());
        assertClean(place.toString(), place.ordinal() % 2 == 0);
        assertThat(browser.complaints()).allMatch(place::expects);
    }

    /** The only page that answers a form which sends something: it has no address of its own. */
    @Test
    void norOnTheGamesOfAFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("games.txt"), "f5d6c3\n\nf5f6e6\n");
        browser.open("/play");
        browser.click("#setup > summary");
        browser.attach("#file", file);
        browser.follow("#setup .file-form button");
        assertThat(browser.has(".game-list")).isTrue();

        assertClean("the games of a file", true);
    }

    private void assertClean(String place, boolean wideIsLight) {
        for (Look look : Look.opposites(wideIsLight)) {
            browser.show(look);
            assertThat(violations()).as("%s %s", place, look).isEmpty();
            if (look.isPhone()) {
                assertThat(browser.sticksOut()).as("%s %s", place, look).isEmpty();
            }
        }
        assertThat(browser.sharedIds()).as("axe does not look for these").isEmpty();
    }

    // The way that is not deprecated opens a window for every look at a page, for the sake of
    // frames from elsewhere; these pages have none. What stands in their own frames is a place of
    // its own, and a frame that is not loaded yet would be waited for.
    @SuppressWarnings("deprecation")
    private List<String> violations() {
        AxeRunOptions options = new AxeRunOptions();
        options.setResultTypes(List.of("violations"));
        options.setIFrames(false);
        Results results =
                new AxeBuilder()
                        .withOptions(options)
                        .setLegacyMode(true)
                        .disableIframeTesting()
                        .analyze(browser.driver());
        return results.getViolations().stream().flatMap(AccessibilityTest::describe).toList();
    }

    private static Stream<String> describe(Rule rule) {
        return rule.getNodes().stream()
                .map(CheckedNode::getTarget)
                .map(target -> rule.getId() + " at " + target + ": " + rule.getHelp());
    }
}
