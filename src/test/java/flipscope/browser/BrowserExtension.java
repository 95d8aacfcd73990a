package flipscope.browser;

import flipscope.server.Server;
import flipscope.web.LocalSettings;
import flipscope.web.Site;
import io.javalin.Javalin;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Gives each test class a browser of its own while it runs, before each test as new, and fails a
 * test after which the console has something to complain of. There are as many browsers as classes
 * run at once, and one server for all. With {@code -Dflipscope.exported=true} the pages are those
 * of the exported site, from a plain file server.
 */
final class BrowserExtension implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback {
    private static final Namespace HERE = Namespace.create(BrowserExtension.class);
    private static final Path LESSONS = Path.of("src", "test", "resources", "teaching");
    private static final boolean EXPORTED = Boolean.getBoolean("flipscope.exported");
    private static final Path PICTURES = Path.of("target", "screenshots", "failed");

    @Override
    public void beforeAll(ExtensionContext context) throws IllegalAccessException {
        Pool pool = context.getRoot().getStore(HERE).getOrComputeIfAbsent(Pool.class);
        context.getStore(HERE).put(Loan.class, new Loan(pool));
        for (Field field :
                ReflectionSupport.findFields(
                        context.getRequiredTestClass(),
                        each -> each.getType() == Browser.class,
                        HierarchyTraversalMode.TOP_DOWN)) {
            field.setAccessible(true);
            field.set(null, browser(context));
        }
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
        return context.getStore(HERE).get(Loan.class, Loan.class).browser;
    }

    /** A class's use of a browser; its store gives it back when the class is done. */
    private static final class Loan implements AutoCloseable {
        private final Pool pool;
        private final Browser browser;

        Loan(Pool pool) {
            this.pool = pool;
            this.browser = pool.take();
        }

        @Override
        public void close() {
            pool.giveBack(browser);
        }
    }

    /**
     * The server, and the browsers that nobody uses just now; the root store closes them when the
     * run ends.
     */
    static final class Pool implements AutoCloseable {
        private final Pages pages = EXPORTED ? exported() : served();
        private final Queue<Browser> idle = new ConcurrentLinkedQueue<>();

        Browser take() {
            Browser browser = idle.poll();
            return browser == null
                    ? new Browser(Chromium.start(), pages.origin(), pages.before())
                    : browser;
        }

        void giveBack(Browser browser) {
            idle.add(browser);
        }

        @Override
        public void close() {
            idle.forEach(each -> each.driver().quit());
            pages.end().run();
        }
    }

    /**
     * The pages that all browsers look at.
     *
     * @param before what stands before a place
     * @param end stops whoever serves them
     */
    private record Pages(String origin, String before, Runnable end) {}

    private static Pages served() {
        Javalin server = Server.create(LocalSettings.teaching(LESSONS)).start();
        String origin = "http://localhost:" + server.port();
        return new Pages(origin, origin, () -> Site.stop(server));
    }

    private static Pages exported() {
        Anywhere site = new Anywhere(Path.of("target", "exported"), Optional.of(LESSONS));
        return new Pages(site.origin(), site.pages(), site::close);
    }
}
