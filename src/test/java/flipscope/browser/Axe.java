package flipscope.browser;

import com.deque.html.axecore.providers.EmbeddedResourceAxeProvider;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import javax.naming.OperationNotSupportedException;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Deque's axe: what a program can check of accessibility, on the page as it is shown now.
 *
 * <p>A page is given axe once and can be checked in several looks: axe is half a megabyte, which
 * the wrapper that comes with it sends again for every check. Who checks many pages sends it once
 * for all of them. What stands in frames is not looked at: it is a page of its own, and a frame
 * that is not loaded yet would be waited for. Stylesheets are not loaded once more for the one rule
 * that reads them, which forbids to lock the orientation: {@code AssetBundlesTest} sees that no
 * stylesheet speaks of it.
 */
final class Axe {
    private static final String SOURCE = source();

    private static final String CHECK =
            """
            const done = arguments[arguments.length - 1];
            const say = (rule) => rule.nodes.map((node) => `${rule.id} at ${node.target}: ${rule.help}`);
            if (!window.axe) return done(null);
            axe.configure({noHtml: true});
            const options = {resultTypes: ['violations'], iframes: false, preload: false};
            if (arguments[1].length) options.runOnly = arguments[1];
            axe.run(arguments[0], options).then(
                (results) => done(results.violations.flatMap(say)),
                (error) => done([String(error)]));
            """;

    /**
     * The rules that colours and sizes decide. The others read names, roles and structure, which
     * are those of the document in every look.
     */
    private static final List<String> RULES_OF_LOOKS =
            List.of(
                    "color-contrast",
                    "link-in-text-block",
                    "target-size",
                    "scrollable-region-focusable");

    private Axe() {}

    /** Gives axe to every page from the next one on, and answers how to end that. */
    static Runnable giveToEveryPage(Browser browser) {
        ChromeDriver driver = browser.driver();
        Map<String, Object> given =
                driver.executeCdpCommand(
                        "Page.addScriptToEvaluateOnNewDocument", Map.of("source", SOURCE));
        return () -> driver.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", given);
    }

    /**
     * What axe finds fault with inside such elements, a line each with the rule and the element.
     * Empty when all is well.
     */
    static List<String> violations(Browser browser, String within) {
        return check(browser, within, List.of());
    }

    /** The same, of the rules alone that may find another look of the same page wrong. */
    static List<String> violationsOfLook(Browser browser, String within) {
        return check(browser, within, RULES_OF_LOOKS);
    }

    private static List<String> check(Browser browser, String within, List<String> rules) {
        List<String> found = browser.readLater(CHECK, within, rules);
        if (found == null) {
            browser.read(SOURCE);
            return browser.readLater(CHECK, within, rules);
        }
        return found;
    }

    private static String source() {
        try {
            return new EmbeddedResourceAxeProvider().getScript();
        } catch (IOException | OperationNotSupportedException e) {
            throw new IllegalStateException("axe is not on the class path", e);
        }
    }
}
