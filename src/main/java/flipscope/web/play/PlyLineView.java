package flipscope.web.play;

import java.util.Optional;

/**
 * One quiet line below the board.
 *
 * @param text {@code You: f5 turned 1 disc}
 * @param url where that is shown step by step; empty where there is nothing to show
 * @param about what {@code how?} asks, for those who do not see the line before it
 * @param choice where it is shown how the engine chose the move; empty for other lines
 * @param chosen how that is asked
 */
public record PlyLineView(
        String text, Optional<String> url, String about, Optional<String> choice, String chosen) {

    /** A line with nothing behind it. */
    public static PlyLineView plain(String text) {
        return leading(text, Optional.empty(), "");
    }

    /** A line that leads to a stepper, if to anything. */
    public static PlyLineView leading(String text, Optional<String> url, String about) {
        return new PlyLineView(text, url, about, Optional.empty(), "");
    }

    /** The same line, which also leads to how its move was chosen. */
    public PlyLineView chosen(Optional<String> why, String question) {
        return new PlyLineView(text, url, about, why, question);
    }
}
