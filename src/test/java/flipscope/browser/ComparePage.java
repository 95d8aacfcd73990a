package flipscope.browser;

import java.util.List;

/** Two algorithms side by side: both at a glance, or one step of both. */
final class ComparePage {
    /** What a side shows, 0 left and 1 right: the set squares, or the number. */
    private static final String VALUE =
            """
            const side = document.querySelectorAll('#stepper .side')[arguments[0]];
            const big = side.querySelector('.values .big');
            if (big) return big.textContent;
            return side.querySelector('.values [data-on]')?.dataset.on.replaceAll(',', ' ')
                ?? [...side.querySelectorAll('.values .c.on')].map((cell) => cell.dataset.s).join(' ');
            """;

    private final Browser browser;

    private ComparePage(Browser browser) {
        this.browser = browser;
    }

    /** The comparison of an address. */
    static ComparePage open(Browser browser, String place) {
        browser.open(place);
        return new ComparePage(browser);
    }

    boolean isOverview() {
        return browser.has("#stepper .costs");
    }

    /** From the overview to the first step of both. */
    ComparePage start() {
        return follow("start");
    }

    ComparePage next() {
        return follow("next");
    }

    ComparePage previous() {
        return follow("previous");
    }

    ComparePage first() {
        return follow("first");
    }

    ComparePage last() {
        return follow("last");
    }

    /** To a step that is worth going to, counted from 1. */
    ComparePage landmark(int number) {
        return follow("landmark-" + number);
    }

    /** To where the side that waits goes on. */
    ComparePage onward() {
        return follow("onward");
    }

    /** To the next step at which both have the same value. */
    ComparePage meet() {
        return follow("meet");
    }

    /** Back to both at a glance. */
    ComparePage overview() {
        return follow("overview");
    }

    /** Exchanges the sides. */
    ComparePage swap() {
        return follow("swap");
    }

    private ComparePage follow(String id) {
        browser.follow("#" + id);
        return this;
    }

    /** Chooses two others by the form. */
    ComparePage choose(String left, String right) {
        browser.click(".chooser summary");
        browser.choose("#left", left);
        browser.choose("#right", right);
        browser.follow(".chooser button");
        return this;
    }

    boolean hasNext() {
        return browser.has("#next[href]");
    }

    /** {@code step 4 of 9} */
    String place() {
        return browser.text("#stepper .count");
    }

    /** How the two stand to one another at this step. */
    String message() {
        return browser.text("#sentence");
    }

    /** What is said of the answers. */
    String verdict() {
        return browser.text("#stepper .verdict");
    }

    /** What the left side shows. */
    String left() {
        return (String) browser.read(VALUE, 0);
    }

    /** What the right side shows. */
    String right() {
        return (String) browser.read(VALUE, 1);
    }

    /** The titles of the two. */
    List<String> titles() {
        return browser.readAll(
                "return [...document.querySelectorAll('#stepper .side h2 a')].map((each) => each.textContent)");
    }
}
