package flipscope.browser;

import java.util.Map;

/** What an algorithm works on, beside its trace, and what changes it. */
final class InputsPage {
    private static final String SQUARES =
            """
            const kind = (cell) => ['black', 'white', 'bit-1'].find((each) => cell.classList.contains(each));
            const sign = {'black': 'X', 'white': 'O', 'bit-1': '1'};
            return [...document.querySelectorAll('#board [role="gridcell"]')]
                .map((cell) => sign[kind(cell)] ?? '-').join('');
            """;

    private final Browser browser;

    private InputsPage(Browser browser) {
        this.browser = browser;
    }

    static InputsPage open(Browser browser, String address) {
        browser.open(address);
        return new InputsPage(browser);
    }

    /** The board, row by row: {@code X} black, {@code O} white, {@code 1} a set bit, else -. */
    String squares() {
        return (String) browser.read(SQUARES);
    }

    /** Chooses a square by its name: {@code c4}, {@code c4/2}, {@code run-e}. */
    InputsPage choose(String square) {
        browser.follow("[id='sq-" + square + "']");
        return this;
    }

    /** What assistive technology says of a square. */
    String label(String square) {
        return browser.attribute("[id='sq-" + square + "']", "aria-label");
    }

    /** Follows a way to change all of it: {@code clear}, {@code other-side}, {@code example}. */
    InputsPage way(String name) {
        browser.follow("#way-" + name);
        return this;
    }

    boolean isEditing() {
        return browser.has("#way-done");
    }

    /** Types into fields of one form, by their names, and sends it. */
    InputsPage send(Map<String, String> typed) {
        typed.forEach((name, text) -> browser.type("#in-" + name, text));
        String any = typed.keySet().iterator().next();
        browser.follow("form:has(#in-" + any + ") button");
        return this;
    }

    /** Chooses one of a list and sends it. */
    InputsPage pick(String name, String value) {
        browser.choose("#in-" + name, value);
        browser.follow("form:has(#in-" + name + ") button");
        return this;
    }

    /** Unfolds the fields that take all of it as text. */
    InputsPage asText() {
        browser.click(".as-text summary");
        return this;
    }

    StepperPage stepper() {
        return StepperPage.here(browser);
    }
}
