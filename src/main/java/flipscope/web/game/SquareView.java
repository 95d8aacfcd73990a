package flipscope.web.game;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One square of the playing board.
 *
 * @param name {@code c4}
 * @param content {@code black}, {@code white} or {@code empty}
 * @param url where choosing it leads; empty where it cannot be chosen
 * @param playable whether a move may be played here
 * @param last whether the last move was played here
 * @param turned how far from the last move this disc lies if that turned it; 0 if it did not
 * @param found whether the story beside the board is about it
 * @param label what assistive technology says
 * @param hint what a move here is worth, where that is shown
 */
public record SquareView(
        String name,
        String content,
        Optional<String> url,
        boolean playable,
        boolean last,
        int turned,
        boolean found,
        String label,
        Optional<HintView> hint) {

    /** A square that does not say what a move is worth. */
    public SquareView(
            String name,
            String content,
            Optional<String> url,
            boolean playable,
            boolean last,
            int turned,
            boolean found,
            String label) {
        this(name, content, url, playable, last, turned, found, label, Optional.empty());
    }

    /** The names of its styles. */
    public String styles() {
        return "square "
                + content
                + (playable ? " playable" : "")
                + (last ? " last" : "")
                + (turned > 0 ? " turned away-" + turned : "")
                + (found ? " found" : "");
    }

    /** The same square, marked as what the story is about. */
    SquareView asFound() {
        return new SquareView(name, content, url, playable, last, turned, true, label, hint);
    }

    /** The same square, which says what a move here is worth. */
    SquareView hinting(HintView worth) {
        String both = label + ", " + worth.spoken();
        return new SquareView(
                name, content, url, playable, last, turned, found, both, Optional.of(worth));
    }

    /** The same square, which cannot be chosen. */
    SquareView still() {
        return new SquareView(name, content, Optional.empty(), false, last, turned, found, label);
    }

    /** The same square; choosing it asks about it. */
    SquareView asking(UnaryOperator<String> link) {
        return new SquareView(
                name, content, Optional.of(link.apply(name)), playable, last, turned, found, label);
    }

    /** Stays the same from page to page, so that the focus does too. */
    public String id() {
        return "sq-" + name.replace(' ', '-');
    }
}
