package flipscope.web.game;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One square of the playing board.
 *
 * @param name {@code c4}
 * @param content {@code black}, {@code white} or {@code empty}
 * @param url its link; empty if it cannot be chosen
 * @param playable whether a move here is legal
 * @param last whether the last move was played here
 * @param turned how far from the last move this disc was flipped; 0 if it was not
 * @param found whether it is highlighted
 * @param label its accessible name
 * @param hint the score of a move here, if shown
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

    /** A square without a score. */
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

    /** Its CSS classes. */
    public String styles() {
        return "square "
                + content
                + (playable ? " playable" : "")
                + (last ? " last" : "")
                + (turned > 0 ? " turned away-" + turned : "")
                + (found ? " found" : "");
    }

    /** A copy with the score of a move. */
    SquareView hinting(HintView worth) {
        String both = label + ", " + worth.spoken();
        return new SquareView(
                name, content, url, playable, last, turned, found, both, Optional.of(worth));
    }

    /** A copy without a link. */
    SquareView still() {
        return new SquareView(name, content, Optional.empty(), false, last, turned, found, label);
    }

    /** A copy whose legal move leads elsewhere; other squares lead nowhere. */
    SquareView linking(UnaryOperator<String> link) {
        return playable ? asking(link) : still();
    }

    /** A copy that links to its explanation. */
    SquareView asking(UnaryOperator<String> link) {
        return new SquareView(
                name, content, Optional.of(link.apply(name)), playable, last, turned, found, label);
    }

    /** The element id, the same on every page, so that the focus is kept. */
    public String id() {
        return "sq-" + name.replace(' ', '-');
    }
}
