package flipscope.browser;

import java.util.List;

/** The board with its game, on the first page and on the playing page. */
final class GamePage {
    /** What every square holds, a1 to h8, as in a position's text, and whose turn it is. */
    private static final String POSITION =
            """
            const signs = {black: 'X', white: 'O', empty: '-'};
            return [...document.querySelectorAll('#board .square')]
                .map((each) => signs[[...each.classList].find((name) => name in signs)]).join('');
            """;

    private final Browser browser;

    private GamePage(Browser browser) {
        this.browser = browser;
    }

    /** The first page. */
    static GamePage atHome(Browser browser) {
        return open(browser, "/");
    }

    /** The game of an address. */
    static GamePage open(Browser browser, String place) {
        browser.open(place);
        return new GamePage(browser);
    }

    /** The game on the page that is open. */
    static GamePage here(Browser browser) {
        return new GamePage(browser);
    }

    /** Plays a move; the reply is still to come. */
    GamePage play(String square) {
        browser.follow("#sq-" + square);
        return this;
    }

    /** Waits until the person is to move again, or nobody is. */
    GamePage awaitReply() {
        browser.until("the engine has replied", this::isPersonsTurn);
        return this;
    }

    private boolean isPersonsTurn() {
        return (boolean)
                browser.read(
                        """
                        return document.readyState === 'complete'
                            && document.querySelector('#game:not([aria-busy])') !== null
                            && document.querySelector('.htmx-request, .htmx-settling') === null;
                        """);
    }

    /** Plays the first legal move of the board and waits for the reply. */
    String playAnything() {
        String square = legal().get(0);
        play(square).awaitReply();
        return square;
    }

    GamePage undo() {
        browser.follow("#undo");
        return this;
    }

    GamePage redo() {
        menu();
        browser.follow("#redo");
        return this;
    }

    /** Opens the menu, unless it is open. */
    GamePage menu() {
        if (!browser.has("#game-menu[open]")) {
            browser.click("#game-menu > summary");
        }
        return this;
    }

    /** Opens what is pasted into, in the menu. */
    GamePage pasting() {
        menu();
        browser.click("#setup > summary");
        return this;
    }

    /** Sets up what a text says. */
    GamePage setUp(String text) {
        pasting();
        browser.paste("#text", text);
        browser.follow("#setup button");
        return this;
    }

    /** Opens the steps of what is shown: of the last move, or of the moves that there are. */
    StepperPage how() {
        menu();
        browser.follow("#how");
        return StepperPage.here(browser);
    }

    /** The 64 squares, a1 to h8: {@code X} black, {@code O} white, {@code -} empty. */
    String squares() {
        return (String) browser.read(POSITION);
    }

    /** How many discs there are. */
    int discs() {
        return squares().replace("-", "").length();
    }

    /** The squares where a move may be played. */
    List<String> legal() {
        return browser.readAll(
                "return [...document.querySelectorAll('#board .playable a[href^=\"/play\"]')].map((each) => each.id.slice(3))");
    }

    /** The id of the legal move of that number, from 0. */
    String legalId(int number) {
        return "sq-" + legal().get(number);
    }

    /** The square of the last move; empty before the first. */
    String lastMove() {
        return (String)
                browser.read(
                        """
                        const last = document.querySelector('#board .last');
                        return last ? (last.id || last.firstElementChild.id).slice(3) : '';
                        """);
    }

    /** Whose turn it is. */
    String status() {
        return browser.text(".who .turn");
    }

    /** The one sentence, and what stands below the moves. */
    String notices() {
        return browser.text(".words .told") + " " + browser.text(".record");
    }

    /** The one sentence. */
    String said() {
        return browser.text(".words .told");
    }

    /** The moves so far, as a transcript. */
    String moves() {
        return String.join(
                "",
                browser.readAll(
                        "return [...document.querySelectorAll('.list li a')]"
                                + ".map((each) => each.textContent.trim())"));
    }

    /** What assistive technology was last told. */
    String spoken() {
        return browser.text("#spoken");
    }
}
