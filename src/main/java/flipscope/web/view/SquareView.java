package flipscope.web.view;

import java.util.Optional;

/**
 * One square of the playing board.
 *
 * @param name {@code c4}
 * @param content {@code black}, {@code white} or {@code empty}
 * @param url the game after a move here; empty where none may be played
 * @param last whether the last move was played here
 * @param turned whether the last move turned this disc
 * @param found whether the story beside the board is about it
 * @param label what assistive technology says
 */
public record SquareView(
        String name,
        String content,
        Optional<String> url,
        boolean last,
        boolean turned,
        boolean found,
        String label) {

    /** The names of its styles. */
    public String styles() {
        return "square "
                + content
                + (last ? " last" : "")
                + (turned ? " turned" : "")
                + (found ? " found" : "");
    }

    /** The same square, marked as what the story is about. */
    SquareView asFound() {
        return new SquareView(name, content, url, last, turned, true, label);
    }

    /** Stays the same from page to page, so that the focus does too. */
    public String id() {
        return "sq-" + name;
    }
}
