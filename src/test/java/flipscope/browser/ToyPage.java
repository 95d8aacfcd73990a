package flipscope.browser;

import org.openqa.selenium.Keys;

/** A toy of a lesson, as a hand has it. */
final class ToyPage {
    private final Browser browser;
    private final String toy;

    private ToyPage(Browser browser, String name) {
        this.browser = browser;
        this.toy = "#" + name;
    }

    /** Comes to a toy by the address of one of its states. */
    static ToyPage open(Browser browser, String lesson, String name, String state) {
        browser.open("/lessons/" + lesson + "?toy=" + name + "." + state + "#" + name);
        return here(browser, name);
    }

    /** The toy of the page that is open. */
    static ToyPage here(Browser browser, String name) {
        return new ToyPage(browser, name);
    }

    String said() {
        return browser.text(toy + " .said");
    }

    boolean isMet() {
        return browser.has(toy + ".met");
    }

    /** Where its goal is told to be reached: there is room for it before. */
    Object height() {
        return browser.read(
                "const toy = document.querySelector(arguments[0]);"
                        + "return ['.goal', '.scene', '.pictures'].map("
                        + "(part) => toy.querySelector(part).getBoundingClientRect().height).join()",
                toy);
    }

    ToyPage press(String square) {
        browser.follow(toy + "-" + square);
        return this;
    }

    /** Drags the knob of an input to a place of its way, and lets go. */
    ToyPage drag(String input, int from, int to) {
        Object pitch =
                browser.read(
                        "const knob = document.querySelector(arguments[0]);"
                                + "return (knob.getBoundingClientRect().width - 28) / knob.max",
                        knob(input));
        // A press lands in the middle, and the knob comes there.
        double middle =
                ((Number)
                                browser.read(
                                        "return document.querySelector(arguments[0]).max / 2",
                                        knob(input)))
                        .doubleValue();
        browser.drag(knob(input), (int) Math.round((to - middle) * ((Number) pitch).doubleValue()));
        return this;
    }

    /** Pushes a copy so many places to the right. */
    ToyPage push(String input, int places) {
        String copy = toy + " [data-knob=" + toy.substring(1) + "-" + input + "] .hold";
        Object pitch =
                browser.read(
                        "return 12 * document.querySelector(arguments[0]).getScreenCTM().a", copy);
        browser.drag(copy, (int) Math.round(places * ((Number) pitch).doubleValue()));
        return this;
    }

    /** Drags along the table, from its middle to a slot. */
    ToyPage lookUp(int slot) {
        String slots = toy + " .slots";
        Object width =
                browser.read("return document.querySelector(arguments[0]).offsetWidth / 32", slots);
        browser.drag(slots, (int) Math.round((slot - 15.5) * ((Number) width).doubleValue()));
        return this;
    }

    /** Turns the cube to the right by so many steps. */
    ToyPage turn(int steps) {
        Object pitch =
                browser.read(
                        "return 40 * document.querySelector(arguments[0]).getScreenCTM().a",
                        toy + " .cube");
        browser.drag(
                toy + " .cube-space", (int) Math.round(steps * ((Number) pitch).doubleValue()));
        return this;
    }

    /** Where the link to the toy alone and that to its frame lead. */
    String passedOn() {
        return browser.attribute(toy + " .open", "href")
                + " "
                + browser.attribute(toy + " .embed-link", "href");
    }

    String place(String input) {
        return browser.value(knob(input));
    }

    /** Where the borrow is seen to run from, by itself. */
    Object runsFrom() {
        return browser.read(
                "const toy = document.querySelector(arguments[0]);"
                        + "return toy.matches('.runs') ? toy.style.getPropertyValue('--ran') : ''",
                toy);
    }

    /** How many parts of its picture are moving by themselves. */
    boolean isMoving() {
        return browser.read(
                        "return document.querySelector(arguments[0]).getAnimations({subtree: true}).length > 0",
                        toy)
                .equals(true);
    }

    private String knob(String input) {
        return toy + "-" + input;
    }

    ToyPage tabToKnob(String input) {
        browser.tabTo(knob(input));
        return this;
    }

    String spokenKnob(String input) {
        return browser.attribute(knob(input), "aria-valuetext");
    }

    ToyPage key(Keys key) {
        browser.press(key);
        return this;
    }

    /** Waits until it says this. */
    ToyPage awaitSaying(String words) {
        browser.until("it says " + words, () -> said().equals(words));
        return this;
    }
}
