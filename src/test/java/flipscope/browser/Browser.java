package flipscope.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.Alert;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.Select;

/**
 * The browser as a person has it: opens, points, types, reads. Elements are named by CSS selectors,
 * places by path and query ({@code /play?moves=f5}).
 */
final class Browser {
    /** How often a person would press Tab to get anywhere on a page. */
    private static final int MOST_TABS = 60;

    /**
     * Ends what a page does and takes away what it shows, and lets it keep nothing more when it is
     * left: so the next one, which replaces it, begins as from an empty page, without the price of
     * loading that. Its address is nobody's, since one that differs in its fragment alone would not
     * be loaded.
     */
    private static final String EMPTY =
            """
            window.stop();
            Storage.prototype.setItem = () => {};
            try { history.replaceState(null, '', '/emptied'); } catch { /* Not a page of ours. */ }
            document.body?.replaceChildren();
            """;

    /** What opens the outermost menu that is closed and holds an element. */
    private static final String CLOSED =
            """
            const found = document.querySelector(arguments[0]);
            let outermost = null;
            for (let at = found; at; at = at.parentElement?.closest('details')) {
                const holds = at.matches('details:not([open])') && found.closest('summary')?.parentElement !== at;
                if (holds) outermost = at.querySelector('summary');
            }
            return outermost;
            """;

    /** Of an exported site a script reads the addresses that the scripts of its pages read. */
    private static final String AS_THE_PAGE =
            "const {location, history} = window.flipscopeHost?.world ?? window;";

    /** Whether a page is shown, and not what loads an exported site. */
    static final String IS_SHOWN =
            "return document.readyState === 'complete' && !document.getElementById('host-line')";

    private final ChromeDriver driver;
    private final String origin;
    private final String pages;
    private final Traffic traffic;

    Browser(ChromeDriver driver, String origin) {
        this(driver, origin, origin);
    }

    /**
     * A browser for one host.
     *
     * @param pages what stands before a place; of an exported site {@code
     *     http://localhost:8000/course/#}
     */
    Browser(ChromeDriver driver, String origin, String pages) {
        this.driver = driver;
        this.origin = origin;
        this.pages = pages;
        this.traffic = new Traffic(driver);
    }

    /** As new: scripts run, nothing is stored, a wide screen, light. */
    void reset() {
        // First of all, so that the page of the last test is not laid out once more.
        read(EMPTY);
        allowScripts(true);
        show(new Look(Look.Screen.WIDE, Look.Theme.LIGHT));
        driver.executeCdpCommand(
                "Storage.clearDataForOrigin",
                Map.of("origin", origin, "storageTypes", "cookies,local_storage"));
        complaints();
    }

    /** Shows pages on that screen, in those colours, from now on. */
    void show(Look look) {
        look.applyTo(driver);
    }

    /** Shows pages on a screen of that size, from now on; on a narrow one as phones do. */
    void resize(int width, int height) {
        Look.sizeOf(driver, width, height, width < 640);
    }

    /** Shows pages as they are printed from that screen, from now on. */
    void showOnPaper(Look look) {
        look.printOn(driver);
    }

    /** Whether the scripts of pages run, from the next page on. */
    void allowScripts(boolean allowed) {
        driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !allowed));
    }

    /** Opens a whole page by its address. */
    void open(String place) {
        if (isExported()) {
            // An address that differs after its # alone would not be loaded.
            driver.get("about:blank");
        }
        driver.get(whole(place));
        awaitPage();
        traffic.begin();
    }

    /** Where a place is, for pages that are somewhere else. */
    String whole(String place) {
        return place.startsWith("/static/") && isExported()
                ? pages.replaceFirst("[^/]*$", "") + place.substring(1)
                : pages + place;
    }

    private boolean isExported() {
        return !pages.equals(origin);
    }

    /** What loads an exported site shows its page later than it has loaded itself. */
    private void awaitPage() {
        until("a page is shown", () -> (boolean) driver.executeScript(IS_SHOWN));
    }

    /** Opens a page of somebody else's by its whole address. */
    void visit(String address) {
        driver.get(address);
    }

    /** Opens the same place anew. */
    void reload() {
        traffic.settleAfter(() -> driver.navigate().refresh());
        awaitPage();
    }

    /** Presses on an element, moves sideways by so many pixels and lets go. */
    void drag(String selector, int by) {
        new Actions(driver).clickAndHold(find(selector)).moveByOffset(by, 0).release().perform();
    }

    /** Goes back by one entry of the history. */
    void back() {
        traffic.settleAfter(
                () -> {
                    driver.navigate().back();
                    if (driver.getCurrentUrl().equals("about:blank")) {
                        // The one that lies between two pages that were opened.
                        driver.navigate().back();
                    }
                });
    }

    /** Path and query of where one is. */
    String place() {
        return (String) read("return location.pathname + location.search");
    }

    /** Chooses something that leads on, and waits for it. */
    void follow(String selector) {
        inReach(selector);
        // What comes into sight may ask for itself: that is not what the press asks for.
        read(
                "document.querySelector(arguments[0])?.scrollIntoView({block: 'nearest', behavior: 'instant'})",
                selector);
        traffic.settleAfter(() -> click(selector));
    }

    /** Chooses something that leads nowhere else, such as the summary of details. */
    void click(String selector) {
        try {
            inReach(selector).click();
        } catch (StaleElementReferenceException replaced) {
            // A page that grows by itself has put the same in its place.
            inReach(selector).click();
        }
    }

    /** Scrolls to a block of a lesson, as a reader does, until it stands on the stage. */
    void bring(String block) {
        read(
                "const text = document.getElementById(arguments[0])"
                        + ".querySelector('.block-text, .walk, figcaption');"
                        + "const wide = matchMedia('(width >= 64rem)').matches;"
                        + "const line = innerHeight * (wide ? 0.49 : 0.59);"
                        + "const top = text.getBoundingClientRect().top - line;"
                        + "scrollBy({top, behavior: 'instant'})",
                block);
        until(
                block + " is on the stage",
                () ->
                        !(boolean)
                                read(
                                        "return document.documentElement.matches('.scripted') &&"
                                                + " !document.getElementById(arguments[0]).matches('.in-sight')",
                                        block));
    }

    /** What stands in a menu is chosen after the menu is opened. */
    private WebElement inReach(String selector) {
        while (read(CLOSED, selector) instanceof WebElement summary) {
            read("arguments[0].scrollIntoView({block: 'center'})", summary);
            summary.click();
        }
        return find(selector);
    }

    /** What the browser itself asks, which is answered. */
    String answerQuestion(boolean yes) {
        Alert question = driver.switchTo().alert();
        String text = question.getText();
        if (yes) {
            question.accept();
        } else {
            question.dismiss();
        }
        return text;
    }

    /** Presses keys that only move the focus. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses keys that lead on, and waits for what they lead to. */
    void pressAndFollow(CharSequence... keys) {
        traffic.settleAfter(() -> press(keys));
    }

    /** Presses a key while another is held, and waits for what they lead to. */
    void chordAndFollow(CharSequence held, CharSequence key) {
        traffic.settleAfter(() -> chord(held, key));
    }

    /** Presses a key that only moves the focus while another is held. */
    void chord(CharSequence held, CharSequence key) {
        new Actions(driver).keyDown(held).sendKeys(key).keyUp(held).perform();
    }

    /** Chooses a file for a form. */
    void attach(String selector, Path file) {
        find(selector).sendKeys(file.toAbsolutePath().toString());
    }

    /** Replaces the text of a field. */
    void type(String selector, String text) {
        WebElement field = find(selector);
        field.clear();
        field.sendKeys(text);
    }

    /** The same at one stroke, for a text that nobody types. */
    void paste(String selector, String text) {
        WebElement field = find(selector);
        field.clear();
        field.click();
        driver.executeCdpCommand("Input.insertText", Map.of("text", text));
    }

    /** Moves the pointer over an element. */
    void pointAt(String selector) {
        new Actions(driver).moveToElement(find(selector)).perform();
    }

    /** The trace of an algorithm on a position and a move, as programs are given it. */
    ApiTrace trace(String technique, String position, String move) {
        String query = "?position=" + position + "&move=" + move;
        return ApiTrace.of(origin + "/api/trace/" + technique + query);
    }

    /** Chooses an option of a list by its value. */
    void choose(String selector, String value) {
        new Select(find(selector)).selectByValue(value);
    }

    /** Whether the element that has the focus is such a one. */
    boolean isFocusOn(String selector) {
        return (boolean) read("return document.activeElement.matches(arguments[0])", selector);
    }

    /** How often a person without a mouse presses Tab until such an element has the focus. */
    int tabTo(String selector) {
        return tabTo(selector, () -> press(Keys.TAB));
    }

    /** The same the other way, with Shift held. */
    int tabBackTo(String selector) {
        return tabTo(selector, () -> chord(Keys.SHIFT, Keys.TAB));
    }

    private int tabTo(String selector, Runnable tab) {
        for (int presses = 1; presses <= MOST_TABS; presses++) {
            tab.run();
            if (isFocusOn(selector)) {
                return presses;
            }
        }
        throw new IllegalStateException("no Tab leads to " + selector + " at " + place());
    }

    /** The id of the element that has the focus; empty for one without. */
    String focused() {
        return (String) read("return document.activeElement?.id ?? ''");
    }

    boolean has(String selector) {
        return !driver.findElements(By.cssSelector(selector)).isEmpty();
    }

    /** Whether there is such an element and it is to be seen, here or by scrolling. */
    boolean isDrawn(String selector) {
        return driver.findElements(By.cssSelector(selector)).stream()
                .anyMatch(WebElement::isDisplayed);
    }

    /** Whether an element is drawn, wholly inside what the screen shows without scrolling. */
    boolean isOnScreen(String selector) {
        return (boolean)
                read(
                        """
                        const box = document.querySelector(arguments[0]).getBoundingClientRect();
                        return box.width > 0 && box.height > 0 && box.top >= 0 && box.left >= 0
                            && box.bottom <= innerHeight && box.right <= innerWidth;
                        """,
                        selector);
    }

    /** The text of the first such element, as it is in the document; empty if there is none. */
    String text(String selector) {
        return (String)
                read(
                        """
                        const text = document.querySelector(arguments[0])?.textContent ?? '';
                        return text.replace(/\\s+/g, ' ').trim();
                        """,
                        selector);
    }

    /** An attribute of the first such element; empty if it has none. */
    String attribute(String selector, String name) {
        return (String)
                read(
                        "return document.querySelector(arguments[0])"
                                + ".getAttribute(arguments[1]) ?? ''",
                        selector,
                        name);
    }

    /** Does something while a script runs before those of every page. */
    void whileRunningFirst(String script, Runnable what) {
        Object name =
                driver.executeCdpCommand(
                                "Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
                        .get("identifier");
        try {
            what.run();
        } finally {
            driver.executeCdpCommand(
                    "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", name));
        }
    }

    /** What is typed in a field. */
    String value(String selector) {
        return (String) read("return document.querySelector(arguments[0]).value", selector);
    }

    /** What a script that only reads returns. */
    Object read(String script, Object... arguments) {
        return driver.executeScript(AS_THE_PAGE + script, arguments);
    }

    /** A script's array of strings. */
    @SuppressWarnings("unchecked")
    List<String> readAll(String script, Object... arguments) {
        return (List<String>) read(script, arguments);
    }

    /** What a script answers later on, through the function that is its last argument. */
    @SuppressWarnings("unchecked")
    List<String> readLater(String script, Object... arguments) {
        return (List<String>) driver.executeAsyncScript(script, arguments);
    }

    /** Leaves a mark that lasts as long as the document. */
    void mark() {
        driver.executeScript("window.marked = true");
    }

    /** Whether this is still the document that was marked. */
    boolean isMarked() {
        return (boolean) read("return window.marked === true");
    }

    /** Does something while no animation of the page gets on, however long it takes. */
    void whileTimeStands(Runnable what) {
        driver.executeCdpCommand("Animation.enable", Map.of());
        driver.executeCdpCommand("Animation.setPlaybackRate", Map.of("playbackRate", 0));
        try {
            what.run();
        } finally {
            driver.executeCdpCommand("Animation.setPlaybackRate", Map.of("playbackRate", 1));
            driver.executeCdpCommand("Animation.disable", Map.of());
        }
    }

    void until(String what, BooleanSupplier holds) {
        traffic.until(what, holds);
    }

    /**
     * What the console has complained of since the last time: errors of scripts, refusals of the
     * Content-Security-Policy, files that are missing. A request that makes way for another one is
     * no error, though htmx says that it was aborted; it says of one that fails that it failed.
     */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(line -> line.getLevel().equals(Level.SEVERE))
                .map(LogEntry::getMessage)
                .filter(message -> !message.matches(".*\"htmx:(sendAbort|afterRequest), .*"))
                .toList();
    }

    /** A picture of the screen, for whoever looks into a failure. */
    void photograph(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    ChromeDriver driver() {
        return driver;
    }

    private WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }
}
