package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.ObedientSite;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** A game outlives a busy engine, a reload, and a connection that breaks. */
@WithBrowser
class SurvivingTest {
    private static ObedientSite site;
    private static Browser browser;

    @BeforeAll
    static void start() {
        site = new ObedientSite();
        browser = new Browser(browser.driver(), site.origin());
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @AfterEach
    void asBefore() {
        online(true);
        site.answer();
        site.beFull(false);
    }

    @Test
    void aBusyEngineIsWaitedForAndReplies() {
        GamePage game = GamePage.open(browser, "/play");
        site.beFull(true);
        game.play("f5");
        browser.until("it is busy", () -> game.notices().contains("engine is busy just now"));
        assertThat(browser.place()).as("the game, not the attempt").startsWith("/play?moves=f5&");

        site.beFull(false);
        assertThat(game.awaitReply().discs()).isEqualTo(6);
        assertThat(browser.complaints()).isNotEmpty().allMatch(line -> line.contains("503"));
    }

    @Test
    void aReloadInTheMiddleOfAThoughtLosesNothing() {
        GamePage game = GamePage.open(browser, "/play?moves=f5d6c3d3");
        site.think();
        game.play("c4");
        assertThat(game.status()).isEqualTo("Casual thinks");

        browser.open(browser.place());
        assertThat(game.status()).isEqualTo("Casual thinks");
        assertThat(game.moves()).isEqualTo("f5d6c3d3c4");

        site.answer();
        assertThat(game.awaitReply().moves()).startsWith("f5d6c3d3c4").hasSize(12);
    }

    @Test
    void aLostConnectionIsSaidAndWhatWasChosenIsPlayedAfterwards() {
        GamePage game = GamePage.open(browser, "/play?side=both&moves=f5d6");
        online(false);
        game.play("c3");
        assertThat(browser.isDrawn("#lost")).isTrue();
        assertThat(game.spoken()).contains("cannot be reached", "Nothing is lost");
        assertThat(game.moves()).as("the game stands").isEqualTo("f5d6");

        assertThat(browser.attribute("#lost a", "href"))
                .isEqualTo("/play?moves=f5d6c3&side=both&level=3");

        online(true);
        browser.follow("#lost a");
        assertThat(game.moves()).isEqualTo("f5d6c3");
        assertThat(browser.isDrawn("#lost")).isFalse();
        assertComplaintsOnlyOfTheConnection();
    }

    @Test
    void aWalkBegunWithoutAConnectionGoesOnWithOne() {
        browser.open("/lessons/the-carry-trick");
        online(false);
        browser.bring("rows");
        browser.press(Keys.ARROW_RIGHT);
        browser.until("brought", () -> browser.isOnScreen("#rows-2 .told"));
        assertThat(browser.has("#rows-1.current")).as("text and picture agree").isTrue();

        online(true);
        browser.until("the step that is read", this::isSecondStepReadOn);
        assertThat(browser.text("#rows .scene .where")).isEqualTo("step 2 of 4");
        assertComplaintsOnlyOfTheConnection();
    }

    private boolean isSecondStepReadOn() {
        browser.read("scrollBy(0, 1)");
        return browser.has("#rows-2.current");
    }

    private void assertComplaintsOnlyOfTheConnection() {
        assertThat(browser.complaints())
                .allMatch(
                        line ->
                                line.contains("INTERNET_DISCONNECTED")
                                        || line.contains("sendError"));
    }

    private void online(boolean connected) {
        browser.driver().executeCdpCommand("Network.enable", Map.of());
        browser.driver()
                .executeCdpCommand(
                        "Network.emulateNetworkConditions",
                        Map.of(
                                "offline", !connected,
                                "latency", 0,
                                "downloadThroughput", -1,
                                "uploadThroughput", -1));
    }
}
