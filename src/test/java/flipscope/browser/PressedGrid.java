package flipscope.browser;

import java.util.List;

/** The grid of a question in a lesson, to press. */
final class PressedGrid {
    private final Browser browser;
    private final String name;

    PressedGrid(Browser browser, String name) {
        this.browser = browser;
        this.name = name;
    }

    /** Presses what must be pressed for exactly these squares, and checks them. */
    void answer(String squares) {
        List<String> wanted = squares.isEmpty() ? List.of() : List.of(squares.split(" "));
        List<String> now = pressed();
        now.stream().filter(each -> !wanted.contains(each)).forEach(this::press);
        wanted.stream().filter(each -> !now.contains(each)).forEach(this::press);
        check();
    }

    void press(String square) {
        browser.bring(name);
        browser.click("#" + id(square));
    }

    void check() {
        browser.bring(name);
        browser.follow("#" + name + "-check");
    }

    /** The id of a square's cell. */
    String id(String square) {
        return name + "-grid-" + square;
    }

    /** The squares that are pressed, in reading order. */
    List<String> pressed() {
        return cells("td:has(:checked)");
    }

    /** The squares of an answer that can no longer be changed. */
    List<String> shown() {
        return cells("td.answered");
    }

    /** The squares that are framed because they do not belong to the answer. */
    List<String> framed() {
        return cells("td.place");
    }

    private List<String> cells(String what) {
        return browser.readAll(
                "return [...document.querySelectorAll(arguments[0])].map((each) => each.dataset.s)",
                "#" + name + " .answer-grid " + what);
    }

    /** What is said about the answer. */
    String verdict() {
        return browser.text("#" + name + "-said");
    }

    /** What has become of the question: {@code open}, {@code right}, {@code wrong}. */
    String state() {
        return browser.attribute("#" + name, "data-state");
    }
}
