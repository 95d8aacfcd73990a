package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The exported site as people have it: from a plain file server below a path, with no server of
 * ours. What is marked {@link AlsoExported} in other classes is tried on it under {@code -Pall}.
 */
class ExportedSiteTest {
    private static final String LESSON = "/lessons/every-kind";

    /** What a browser says where nothing may be kept, neither here nor in frames. */
    private static final String CLOSED_STORAGE =
            """
            for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
                Object.defineProperty(window, name, { get() { throw new DOMException('closed', 'SecurityError'); } });
            }
            """;

    private static Anywhere site;
    private static ChromeDriver driver;
    private static Browser browser;

    @BeforeAll
    static void start(@TempDir Path folder) {
        Path teaching = Path.of("src", "test", "resources", "teaching");
        site = new Anywhere(folder.resolve("site"), Optional.of(teaching));
        driver = Chromium.start();
        browser = new Browser(driver, site.origin(), site.pages());
    }

    @AfterAll
    static void stop() {
        driver.quit();
        site.close();
    }

    @BeforeEach
    void asNew() {
        browser.reset();
    }

    @AfterEach
    void theConsoleIsQuiet() {
        assertThat(browser.complaints()).isEmpty();
    }

    private static String shown() {
        return driver.getCurrentUrl();
    }

    @Test
    void aLessonGradesAStepperStepsCodeIsJudgedAndTheEngineReplies() {
        browser.open(LESSON);
        browser.click("#numbers-1");
        browser.follow("#numbers-check");
        assertThat(browser.text("#numbers .choice.wrong .why")).startsWith("Not quite.");
        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        assertThat(browser.text("#numbers .choice.correct .why")).startsWith("Correct.");

        StepperPage stepper = StepperPage.open(browser, "/trace/reversi/mobility/carry?at=0");
        stepper.next().next();
        assertThat(stepper.number()).isEqualTo(3);
        assertThat(stepper.slots()).isNotEmpty();

        browser.open("/write?task=carry");
        browser.type(
                "#typed", "long carry(long own, long opponent) { return own << 1 & ~opponent }");
        browser.follow("#check");
        assertThat(browser.text("#result")).contains("Line 1, column 67: did not expect }");

        GamePage game = GamePage.open(browser, "/play?level=1");
        game.playAnything();
        game.playAnything();
        assertThat(game.discs()).isEqualTo(8);
    }

    @Test
    void aPageIsTheSameAfterAReloadTheWayBackAndAPastedAddress() {
        browser.open("/lessons");
        String first = browser.text("h1");
        String firstAddress = shown();
        browser.follow("main a[href*='the-carry-trick']");
        String second = browser.text("h1");
        String secondAddress = shown();
        assertThat(secondAddress).startsWith(site.address() + "#/lessons/the-carry-trick");
        assertThat(second).isNotEqualTo(first);

        browser.reload();
        assertThat(browser.text("h1")).isEqualTo(second);
        assertThat(shown()).isEqualTo(secondAddress);
        browser.back();
        assertThat(browser.text("h1")).isEqualTo(first);
        assertThat(shown()).isEqualTo(firstAddress);

        browser.open(secondAddress.substring(site.pages().length()));
        assertThat(browser.text("h1")).isEqualTo(second);
    }

    @Test
    void aLessonOpensByTheFileOfItsCopyToo() {
        browser.allowScripts(false);
        browser.visit(site.address() + "lessons/every-kind/index.html");
        assertThat(driver.findElement(By.tagName("h1")).getText()).isNotEmpty();
        assertThat(driver.findElements(By.cssSelector(".host-line li a")))
                .extracting(each -> each.getAttribute("href"))
                .contains(site.address() + "lessons/the-carry-trick/index.html");

        browser.allowScripts(true);
        browser.visit(site.address() + "lessons/every-kind/");
        browser.until("the lesson is there", () -> (boolean) browser.read(Browser.IS_SHOWN));
        assertThat(shown()).isEqualTo(site.address() + "index.html#" + LESSON);
        browser.click("#numbers-2");
        browser.follow("#numbers-check");
        browser.reload();
        assertThat(browser.text("#numbers .choice.correct .why")).startsWith("Correct.");
    }

    @Test
    void fiveFramesOfAnotherOriginWorkWhereNothingMayBeKept() {
        browser.whileRunningFirst(
                CLOSED_STORAGE,
                () -> {
                    try (HostPage host = new HostPage(browser)) {
                        host.open(
                                "sandbox=\"allow-scripts allow-same-origin\"",
                                List.of(
                                        "/embed/trace/reversi/mobility/left?at=run.2",
                                        "/embed/lessons/board-in-one-number",
                                        "/embed/play?side=both",
                                        "/embed/compare?at=3",
                                        "/embed/score-four?side=both"));
                        host.follow(0, "#next", ".where");
                        assertThat(host.text(0, ".where")).startsWith("step 9 of 35");
                        assertThat(host.text(1, "h1")).isNotEmpty();
                        host.follow(2, "[data-s=f5] a", ".status h2");
                        host.follow(3, "#next", ".count");
                        host.follow(4, "#column-b2", ".status h2");
                        host.awaitFit(0);
                    }
                });
    }

    @Test
    void aFrameThatIsKeptApartFromItsOwnOriginSaysWhatItNeeds() {
        try (HostPage host = new HostPage(browser)) {
            host.open("sandbox=\"allow-scripts\"", List.of("/embed/play?side=both"));
            driver.switchTo().frame(0);
            browser.until("it is said", () -> browser.isDrawn("[data-when=closed]"));
            assertThat(browser.text("[data-when=closed]")).contains("allow-same-origin");
            driver.switchTo().defaultContent();
        }
        browser.complaints();
    }
}
