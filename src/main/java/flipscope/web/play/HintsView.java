package flipscope.web.play;

import java.util.Optional;

/**
 * The scores of the legal moves, or the way to them.
 *
 * @param toggle shows them, or hides them; empty where the person is not to move
 * @param shown whether they are wanted
 * @param load where they come from; empty once they are there
 * @param squares the elements that change when they come: {@code #sq-d3,#sq-c4}
 * @param delay how long to wait before asking, as htmx writes it
 * @param note what the numbers mean, or that they are being worked out
 */
public record HintsView(
        Optional<String> toggle,
        boolean shown,
        Optional<String> load,
        String squares,
        String delay,
        String note) {

    /** No scores and no way to them. */
    public static final HintsView NONE =
            new HintsView(Optional.empty(), false, Optional.empty(), "", "", "");
}
