package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    @SuppressWarnings("EnumOrdinal") // Any half of the places will do.
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
            assertThat(Axe.violations(browser, "html")).as("%s %s", place, look).isEmpty();
            if (look.isPhone()) {
                assertThat(browser.sticksOut()).as("%s %s", place, look).isEmpty();
            }
        }
        assertThat(browser.sharedIds()).as("axe does not look for these").isEmpty();
    }
}
