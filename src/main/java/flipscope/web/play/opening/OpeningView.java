package flipscope.web.play.opening;

import flipscope.web.game.BoardView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Optional;

/**
 * The named openings after some moves. The title of the page is the latest name that the game has
 * come by.
 *
 * @param mover the side to move, as the CSS class of its disc
 * @param standing who is to move, and how the engine measures the position
 * @param others what else the opening is called; empty if nothing
 * @param here this page
 * @param first the page before the first move; empty if it is this one
 * @param previous the page before the last move
 * @param trail the moves so far
 * @param ahead how many openings lie ahead, or that none does
 * @param branches the moves that lead to named openings
 * @param play the game from here
 * @param analysis the review of the moves so far; empty before the first
 * @param note what the numbers mean, or why there are none
 * @param measured whether there are any
 */
public record OpeningView(
        PageContext frame,
        BoardView board,
        String mover,
        String standing,
        String others,
        String here,
        Optional<String> first,
        Optional<String> previous,
        List<PlyView> trail,
        String ahead,
        List<BranchView> branches,
        String play,
        Optional<String> analysis,
        String note,
        boolean measured)
        implements PageView {
    /**
     * A move so far.
     *
     * @param disc the side that played it, as the CSS class of its disc
     * @param name the opening that it led to; empty if none
     */
    public record PlyView(String url, boolean current, String disc, String move, String name) {}

    /**
     * A way on.
     *
     * @param named whether it leads to an opening at once
     * @param name that opening, or which it is on the way to
     * @param beyond how many openings are further on
     * @param score if it is known
     * @param same the moves that lead to the same when the board is turned; empty if none
     */
    public record BranchView(
            String move,
            String url,
            boolean named,
            String name,
            int beyond,
            Optional<MeasureView> score,
            String same) {}

    /** How the engine measures a move: as it is written, and as it is spoken. */
    public record MeasureView(String text, String spoken) {}

    @Override
    public String description() {
        return text("openings.description", frame.title(), standing);
    }

    @Override
    public String spoken() {
        return frame.title() + ". " + standing + " " + ahead;
    }
}
