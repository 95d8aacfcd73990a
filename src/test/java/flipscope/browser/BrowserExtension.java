package flipscope.browser;

import flipscope.web.Server;
import flipscope.web.Settings;
import io.javalin.Javalin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Gives test classes the one browser of the run, before each test as new, and fails a test after
 * which the console has something to complain of.
 */
final class BrowserExtension implements ParameterResolver, BeforeEachCallback, AfterEachCallback {
    private static final Path LESSONS = Path.of("src", "test", "resources", "teaching");
    private static final Path PICTURES = Path.of("target", "screenshots", "failed");

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Browser resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return browser(context);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        browser(context).reset();
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        if (context.getExecutionException().isPresent()) {
            String test = context.getRequiredTestMethod().getName();
            browser(context).photograph(PICTURES.resolve(test + ".png"));
            return;
        }
        List<String> complaints = browser(context).complaints();
        if (!complaints.isEmpty()) {
            throw new AssertionError("the console says: " + String.join("\n", complaints));
        }
    }

    private static Browser browser(ExtensionContext context) {
        return context.getRoot()
                .getStore(Namespace.create(BrowserExtension.class))
                .getOrComputeIfAbsent(Shared.class)
                .browser;
    }

    /** A server on a free port and a browser; the root store closes both when the run ends. */
    static final class Shared implements AutoCloseable {
        private final ChromeDriver driver = Chromium.start();
        private final Javalin server =
                Server.create(new Settings(0, false).teaching(LESSONS)).start();
        private final Browser browser = new Browser(driver, "http://localhost:" + server.port());

        @Override
        public void close() {
            driver.quit();
            server.stop();
        }
    }
}
