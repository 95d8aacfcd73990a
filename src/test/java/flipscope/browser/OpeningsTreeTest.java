package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** From a game to the openings beyond it, through their tree, and back to a game. */
@WithBrowser
class OpeningsTreeTest {
    private static Browser browser;

    @Test
    void byTouchOnAPhone() {
        browser.show(new Look(Look.Screen.PHONE, Look.Theme.DARK));
        browser.open("/play?moves=f5d6&side=both");
        browser.follow("#opening");
        assertThat(browser.text("h2")).isEqualTo("Perpendicular");
        browser.mark();
        browser.follow("#to-c4");
        browser.follow("#to-g5");
        assertThat(browser.text("h2")).isEqualTo("Ganglion");
        assertThat(browser.text("#spoken")).startsWith("Ganglion. Black to move.");
        browser.follow("#move-previous");
        assertThat(browser.isMarked()).as("no page was loaded on the way").isTrue();
        browser.back();
        assertThat(browser.text("h2")).isEqualTo("Ganglion");
        browser.follow("#play-on");
        assertThat(browser.place()).startsWith("/play?moves=f5d6c4g5&side=both&level=3");
    }

    @Test
    void byKeysAloneAndWithoutScripts() {
        browser.open("/play/openings");
        browser.tabTo("#to-f5");
        browser.pressAndFollow(Keys.ENTER);
        browser.tabTo("#board *");
        browser.pressAndFollow(Keys.PAGE_UP);
        assertThat(browser.place()).isEqualTo("/play/openings?side=black&level=1");
        browser.allowScripts(false);
        browser.open("/play/openings?moves=f5f6");
        browser.follow("#sq-f7");
        assertThat(browser.text(".side h3")).isEqualTo("No named line passes through here.");
        browser.follow("#move-previous");
        assertThat(browser.text("h2")).isEqualTo("Diagonal");
    }
}
