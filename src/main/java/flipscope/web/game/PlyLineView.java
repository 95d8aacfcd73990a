package flipscope.web.game;

import flipscope.web.address.Link;
import java.util.Optional;

/**
 * A line below the board about a move.
 *
 * @param text {@code You: f5 turned 1 disc}
 * @param url the address of the steps behind it; empty if there are none
 * @param about the accessible name of the {@code how?} link
 * @param choice the address of how the engine chose the move; empty for other lines
 * @param chosen the text of that link
 */
public record PlyLineView(
        String text, Optional<String> url, String about, Optional<String> choice, String chosen) {

    /** A line without links. */
    public static PlyLineView plain(String text) {
        return new PlyLineView(text, Optional.empty(), "", Optional.empty(), "");
    }

    /** A line with a link to a stepper. */
    public static PlyLineView leading(String text, Link steps, String about) {
        return new PlyLineView(text, Optional.of(steps.toString()), about, Optional.empty(), "");
    }

    /** A copy with an optional link to how the move was chosen. */
    public PlyLineView chosen(Optional<String> why, String question) {
        return new PlyLineView(text, url, about, why, question);
    }
}
