package flipscope.browser;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Waits for what an action sets off: a fragment of htmx, a page from its history, or a new
 * document.
 *
 * <p>Requests are counted, by identity, from their sending to the settling of their answer; a class
 * or a time would be wrong whenever a trigger has a delay.
 */
final class Traffic {
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(15);

    // A document may come back as it was left, and is told from others by when it began. An answer
    // that is an error is swapped in and settles like any other, so that it is not done
    // before. A request that was aborted is unsent again.
    private static final String COUNT =
            """
            if (!window.traffic) {
                const sent = new Set(), done = new Set();
                const traffic = window.traffic = {
                    document: performance.timeOrigin,
                    restored: 0,
                    progress: () => done.size + traffic.restored,
                    idle: () => [...sent].every((xhr) => done.has(xhr) || xhr.readyState === 0),
                };
                const count = (set) => (event) => event.detail.xhr && set.add(event.detail.xhr);
                document.addEventListener('htmx:beforeRequest', count(sent));
                for (const end of ['afterSettle', 'sendError', 'sendAbort', 'timeout']) {
                    document.addEventListener(`htmx:${end}`, count(done));
                }
                document.addEventListener('htmx:historyRestore', () => { traffic.restored++; });
            }
            return {document: window.traffic.document, progress: window.traffic.progress()};
            """;

    private static final String PROGRESSED =
            """
            if (document.readyState !== 'complete') return false;
            const traffic = window.traffic;
            const before = arguments[0];
            return !traffic || traffic.document !== before.document
                || traffic.progress() > before.progress && traffic.idle();
            """;

    private final WebDriver driver;

    Traffic(WebDriver driver) {
        this.driver = driver;
    }

    /**
     * Acts, and waits until all that follows at once has arrived and settled.
     *
     * @throws TimeoutException if nothing follows
     */
    void settleAfter(Runnable action) {
        Object before = run(COUNT);
        action.run();
        until("anything followed", () -> Boolean.TRUE.equals(run(PROGRESSED, before)));
        run(COUNT);
    }

    /**
     * Waits for something that is bound to become true.
     *
     * @param what it, in words, for the message if it does not
     */
    void until(String what, BooleanSupplier holds) {
        new WebDriverWait(driver, PATIENCE, BETWEEN_LOOKS)
                .withMessage(() -> "waited until " + what + ", at " + driver.getCurrentUrl())
                .until(any -> holds.getAsBoolean());
    }

    private Object run(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }
}
