package flipscope.browser;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.JavascriptException;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Waits for what an action sets off: a fragment of htmx, a page from its history, or a new
 * document.
 *
 * <p>Requests are counted, by identity, from their sending to the settling of their answer; a class
 * or a time would be wrong whenever a trigger has a delay. What was sent before the action is not
 * waited for, nor what is sent after the first answer to it has settled: of a page that asks again
 * and again, for how far a review has come and for scores, something would always be on its way.
 * What was sent before the press itself is no answer to it either.
 */
final class Traffic {
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(40);

    // A document may come back as it was left, or be written anew in the same window, and is told
    // from others by a number that it keeps in its root. An answer
    // that is an error is swapped in and settles like any other, so that it is not done
    // before. A request that was aborted is unsent again.
    private static final String BEGIN =
            """
            let { traffic } = document.documentElement;
            if (!traffic) {
                const sent = [], done = new Map();
                traffic = document.documentElement.traffic = {
                    document: Math.random(),
                    restored: 0,
                    pressed: 0,
                    sent: () => sent.length,
                    isOver: (before) => {
                        const from = Math.max(before, traffic.pressed);
                        const first = [...done.keys()].find((xhr) => sent.indexOf(xhr) >= from);
                        return first && sent.slice(from, done.get(first))
                            .every((xhr) => done.has(xhr) || xhr.readyState === 0);
                    },
                };
                const end = (xhr) => { if (xhr && !done.has(xhr)) done.set(xhr, sent.length); };
                document.addEventListener('htmx:beforeRequest', ({ detail: { xhr, target } }) => {
                    sent.push(xhr);
                    // Of what was to take an answer and is gone no settling is heard.
                    xhr.addEventListener('readystatechange', () => {
                        if (xhr.readyState === 4 && !target.isConnected) end(xhr);
                    });
                });
                for (const each of ['afterSettle', 'sendError', 'sendAbort', 'timeout']) {
                    document.addEventListener(`htmx:${each}`, (event) => end(event.detail.xhr));
                }
                for (const each of ['pointerdown', 'keydown']) {
                    document.addEventListener(each, () => { traffic.pressed = sent.length; }, true);
                }
                document.addEventListener('htmx:historyRestore', () => { traffic.restored++; });
            }
            """;

    private static final String COUNT =
            BEGIN
                    + "return {document: traffic.document, sent: traffic.sent(), restored:"
                    + " traffic.restored};";

    // Whatever ends a request is waited for inside: each question from outside costs all processes
    // a little. Where a page's scripts are off, its timers are too, and only asking again helps.
    private static final String PROGRESSED =
            """
            const before = arguments[0];
            const progressed = () => {
                const { traffic } = document.documentElement;
                return document.readyState === 'complete' && (!traffic || traffic.document !== before.document
                    || traffic.restored > before.restored || traffic.isOver(before.sent));
            };
            if (!progressed() && !window.htmx) return false;
            if (!progressed()) return new Promise((answer) => {
                const ends = ['htmx:afterSettle', 'htmx:sendError', 'htmx:sendAbort', 'htmx:timeout', 'htmx:historyRestore'];
                const end = () => {
                    ends.forEach((each) => document.removeEventListener(each, look));
                    clearTimeout(timer);
                    answer(progressed());
                };
                const look = () => { if (progressed()) end(); };
                const timer = setTimeout(end, 200);
                ends.forEach((each) => document.addEventListener(each, look));
            });
            """
                    + BEGIN
                    + "return true;";

    private final WebDriver driver;

    Traffic(WebDriver driver) {
        this.driver = driver;
    }

    /** Counts from now on, in a document that has just been opened. */
    void begin() {
        run(BEGIN);
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
    }

    /**
     * Waits for something that is bound to become true.
     *
     * @param what it, in words, for the message if it does not
     */
    void until(String what, BooleanSupplier holds) {
        new WebDriverWait(driver, PATIENCE, BETWEEN_LOOKS)
                // Of a script that waits in a document that makes way for another.
                .ignoring(JavascriptException.class)
                .withMessage(() -> "waited until " + what + ", at " + driver.getCurrentUrl())
                .until(any -> holds.getAsBoolean());
    }

    private Object run(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }
}
