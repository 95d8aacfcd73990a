package flipscope.browser;

import java.util.List;

/** The cube of score four with its game. */
final class CubePage {
    private final Browser browser;

    private CubePage(Browser browser) {
        this.browser = browser;
    }

    static CubePage open(Browser browser, String place) {
        browser.open(place);
        return new CubePage(browser);
    }

    /** The game on the page that is open. */
    static CubePage here(Browser browser) {
        return new CubePage(browser);
    }

    /** Drops a ball into a column of the cube. */
    CubePage drop(String column) {
        browser.follow(column(column));
        return this;
    }

    /** Drops a ball by its cell on the floor, seen from above. */
    CubePage dropFromAbove(String column) {
        browser.follow(fromAbove(column));
        return this;
    }

    /** A column of the cube. */
    static String column(String name) {
        return "#column-" + name;
    }

    /** Its cell on the floor, seen from above. */
    static String fromAbove(String name) {
        return ".layer:first-child [data-s=" + name + "] a";
    }

    /** Waits until the person is to move again, or nobody is. */
    CubePage awaitReply() {
        browser.until(
                "the engine has replied",
                () ->
                        (boolean)
                                browser.read(
                                        """
                                        return document.readyState === 'complete'
                                            && document.querySelector('#game:not([aria-busy])') !== null
                                            && document.querySelector('.htmx-request, .htmx-settling') === null;
                                        """));
        return this;
    }

    /** The columns where a ball can be dropped. */
    List<String> open() {
        return browser.readAll(
                "return [...document.querySelectorAll('#board .playable')].map((each) => each.dataset.s)");
    }

    boolean isOver() {
        return browser.has("#again");
    }

    /** The balls so far, as an address writes them. */
    String moves() {
        return String.join(
                "",
                browser.readAll(
                        "return [...document.querySelectorAll('.transcript li')]"
                                + ".map((each) => each.textContent.trim())"));
    }

    /** How many balls are drawn in the cube, and in the layers. */
    List<Object> balls() {
        return List.of(
                count(".cube .ball.black, .cube .ball.white"),
                count(".layer .square.black, .layer .square.white"));
    }

    private Object count(String selector) {
        return browser.read("return document.querySelectorAll(arguments[0]).length", selector);
    }

    String status() {
        return browser.text(".status h2");
    }

    /** What assistive technology was last told. */
    String spoken() {
        return browser.text("#spoken");
    }
}
