package flipscope.browser;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An algorithm at work: the storyboard, or one step of it. */
final class StepperPage {
    /** {@code step 8 of 61} */
    private static final Pattern PLACE = Pattern.compile("(\\d+) of (\\d+)");

    /**
     * What the three slots of the equation show: the set squares from a1 to h8, the number, or how
     * many entries a table has; empty where a slot is.
     */
    private static final String SLOTS =
            """
            return ['left', 'right', 'result'].map((side) => {
                const grid = document.querySelector(`#stepper .slot.${side} svg.grid`);
                const told = grid?.querySelector('.big') ?? grid?.querySelector('.entry ~ .note');
                if (!grid || told) return told?.textContent ?? '';
                return grid.dataset.on?.replaceAll(',', ' ')
                    ?? [...grid.querySelectorAll('.c.on')].map((cell) => cell.dataset.s).join(' ');
            });
            """;

    private final Browser browser;

    private StepperPage(Browser browser) {
        this.browser = browser;
    }

    /** The storyboard or the step of an address. */
    static StepperPage open(Browser browser, String place) {
        browser.open(place);
        return new StepperPage(browser);
    }

    /** The stepper on the page that is open. */
    static StepperPage here(Browser browser) {
        return new StepperPage(browser);
    }

    boolean isStoryboard() {
        return browser.has("#stepper.storyboard");
    }

    /** How many pictures the storyboard has. */
    int frames() {
        return browser.readAll(
                        "return [...document.querySelectorAll('#stepper .frames svg')].map(String)")
                .size();
    }

    /** From the storyboard to the first step. */
    StepperPage start() {
        return follow("start");
    }

    StepperPage next() {
        return follow("next");
    }

    StepperPage previous() {
        return follow("previous");
    }

    StepperPage first() {
        return follow("first");
    }

    StepperPage last() {
        return follow("last");
    }

    /** Shows one step for each {@code stage}, {@code statement} or {@code operation}. */
    StepperPage detail(String level) {
        return follow("detail-" + level);
    }

    /** Goes to the result of a stage, counted from 1. */
    StepperPage stage(int number) {
        return follow("stage-" + number);
    }

    /** Shows the bits of the step's values. */
    StepperPage more() {
        return follow("more");
    }

    /** Opens or closes the result as a grid that can be read cell by cell. */
    StepperPage readAsGrid() {
        return follow("table");
    }

    GamePage backToGame() {
        browser.follow(".band a");
        return GamePage.here(browser);
    }

    private StepperPage follow(String id) {
        browser.follow("#" + id);
        return this;
    }

    boolean hasNext() {
        return browser.has("#next[href]");
    }

    boolean hasPrevious() {
        return browser.has("#previous[href]");
    }

    /** The number of the step, from 1. */
    int number() {
        return Integer.parseInt(place().group(1));
    }

    /** How many steps there are. */
    int count() {
        return Integer.parseInt(place().group(2));
    }

    private Matcher place() {
        String where = browser.text("#stepper .where");
        Matcher place = PLACE.matcher(where);
        if (!place.find()) {
            throw new IllegalStateException("no step's number in “" + where + "”");
        }
        return place;
    }

    /** The left operand, the right one and the result, each as its set squares or its number. */
    List<String> slots() {
        return browser.readAll(SLOTS);
    }

    String sentence() {
        return browser.text("#sentence");
    }

    /** What assistive technology was last told. */
    String spoken() {
        return browser.text("#spoken");
    }

    /** The band above the board: which position is stepped. */
    String band() {
        return browser.text(".band");
    }
}
