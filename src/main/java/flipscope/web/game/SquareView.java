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

    /** A square on which no game is played, linked if there is a URL. */
    public static SquareView plain(
            String name, String content, Optional<String> url, String label) {
        return new SquareView(name, content, url, false, false, 0, false, label, Optional.empty());
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

    private SquareView with(
            Optional<String> link, boolean legal, String said, Optional<HintView> worth) {
        return new SquareView(name, content, link, legal, last, turned, found, said, worth);
    }

    /** A copy with the score of a move. */
    SquareView hinting(HintView worth) {
        return with(url, playable, label + ", " + worth.spoken(), Optional.of(worth));
    }

    /** A copy without a link. */
    SquareView still() {
        return with(Optional.empty(), false, label, Optional.empty());
    }

    /** A copy without a link, highlighted or not; it stays marked as a legal move. */
    SquareView differing(boolean differs) {
        return new SquareView(
                name, content, Optional.empty(), playable, last, 0, differs, label, hint);
    }

    /** A copy whose legal move leads elsewhere; other squares lead nowhere. */
    SquareView linking(UnaryOperator<String> link) {
        return playable ? asking(link) : still();
    }

    /** A copy that links to its explanation. */
    SquareView asking(UnaryOperator<String> link) {
        return with(Optional.of(link.apply(name)), playable, label, Optional.empty());
    }

    /** The element id, the same on every page, so that the focus is kept. */
    public String id() {
        return "sq-" + name.replace(' ', '-');
    }
}
