package flipscope.web.play;

import java.util.Optional;

/**
 * The scores of the legal moves, or the control for showing them.
 *
 * @param toggle the link that shows or hides them; empty if the person is not to move
 * @param shown whether they are switched on
 * @param load the address of the scores; empty once they are shown
 * @param squares the elements that they change: {@code #sq-d3,#sq-c4}
 * @param delay how long to wait before the request, in htmx's notation
 * @param note what the numbers mean, or that they are being computed
 */
public record HintsView(
        Optional<String> toggle,
        boolean shown,
        Optional<String> load,
        String squares,
        String delay,
        String note) {

    /** Neither scores nor a control. */
    public static final HintsView NONE =
            new HintsView(Optional.empty(), false, Optional.empty(), "", "", "");
}
