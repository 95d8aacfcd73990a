package flipscope.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * Starts a headless Chrome or Chromium: the one on the PATH when its driver is there too, else one
 * that Selenium Manager fetches. With {@code -Dbrowser.visible=true} it has a window, to be
 * watched.
 */
final class Chromium {
    // First those without windows: they draw the same pages with less than half of the work.
    // Debian's
    // is not started by its command, which is a script that waits for it: the driver would end the
    // script and leave the browser running.
    private static final Path DEBIANS = Path.of("/usr/lib/chromium/chromium-headless-shell");

    private static final List<String> BROWSERS =
            List.of(
                    "chrome-headless-shell",
                    "chromium",
                    "chromium-browser",
                    "google-chrome",
                    "google-chrome-stable");
    private static final String DRIVER = "chromedriver";

    private static final boolean VISIBLE = Boolean.getBoolean("browser.visible");

    /** How long a page may take before the test fails. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** How long a script may take, which looks at a whole page or takes many steps. */
    private static final Duration LONG_PATIENCE = Duration.ofMinutes(2);

    private static final String MISSING =
            "The browser tests need Chrome or Chromium and its chromedriver, and could start neither:"
                    + " install them (Debian: apt-get install chromium chromium-driver) so that both"
                    + " are on the PATH.";

    // It warns of every browser that is newer than itself, about what is not used here. Held, since
    // the log manager forgets loggers that nobody holds.
    private static final Logger PROTOCOL_VERSIONS =
            Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

    private Chromium() {}

    /**
     * A browser with a profile of its own.
     *
     * @throws IllegalStateException if there is none; the message says what to install
     */
    static ChromeDriver start() {
        PROTOCOL_VERSIONS.setLevel(Level.OFF);
        try {
            ChromeDriver driver = new ChromeDriver(service(), options());
            driver.manage().timeouts().pageLoadTimeout(PATIENCE).scriptTimeout(LONG_PATIENCE);
            return driver;
        } catch (WebDriverException e) {
            throw new IllegalStateException(MISSING, e);
        }
    }

    /** With a driver that is named, Selenium looks for none and asks no network. */
    private static ChromeDriverService service() {
        ChromeDriverService.Builder service = new ChromeDriverService.Builder();
        if (browser().isPresent()) {
            driver().map(Path::toFile).ifPresent(service::usingDriverExecutable);
        }
        return service.build();
    }

    private static ChromeOptions options() {
        ChromeOptions options = new ChromeOptions();
        if (driver().isPresent()) {
            browser().map(Path::toFile).ifPresent(options::setBinary);
        }
        if (!VISIBLE) {
            options.addArguments("--headless=new");
        }
        options.addArguments(
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--window-size=1280,900",
                "--hide-scrollbars",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-extensions",
                // A page lives too short for its scripts to be optimized.
                "--js-flags=--no-opt,--no-maglev",
                // Pages of one site share one process: without this every test starts another one.
                "--renderer-process-limit=1");
        options.setCapability(ChromeOptions.LOGGING_PREFS, everyConsoleLine());
        return options;
    }

    private static LoggingPreferences everyConsoleLine() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        return logs;
    }

    private static Optional<Path> browser() {
        Stream<Path> commands = BROWSERS.stream().flatMap(Chromium::onPath);
        return Stream.concat(Stream.of(DEBIANS).filter(Files::isExecutable), commands)
                .filter(each -> !VISIBLE || !each.toString().contains("headless"))
                .findFirst();
    }

    private static Optional<Path> driver() {
        return onPath(DRIVER).findFirst();
    }

    private static Stream<Path> onPath(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(File.pathSeparator, -1))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable);
    }
}
