package flipscope.web.play.opening;

import flipscope.web.game.BoardView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;

/**
 * The named openings after some moves.
 *
 * @param side {@code black}, {@code white} or {@code nobody}: who is to move
 * @param title the name of the opening
 * @param standing who is to move, and how the engine measures the position
 * @param others what else the opening is called; empty if nothing
 * @param trail the moves so far
 * @param first the position before the first move; empty if it is shown
 * @param previous one move back
 * @param ahead how many openings lie ahead, or that none does
 * @param branches the moves that lead to named openings
 * @param play the game from here
 * @param analysis the review of the moves so far; empty before the first
 * @param note what the numbers mean, or why there are none
 * @param again this page once more, if the engine was busy
 */
public record OpeningView(
        PageFrame frame,
        BoardView board,
        String side,
        String title,
        String standing,
        String others,
        List<TrailView> trail,
        Optional<String> first,
        Optional<String> previous,
        String ahead,
        List<BranchView> branches,
        String play,
        Optional<String> analysis,
        String note,
        Optional<String> again)
        implements PageView {

    /**
     * A move on the way here.
     *
     * @param name the opening that it led to; empty if none
     */
    public record TrailView(String move, String side, String name, String url, boolean current) {}

    /**
     * A way on.
     *
     * @param same the moves that lead to the same when the board is turned; empty if none
     * @param name the opening that it leads to, or which it is on the way to
     * @param named whether it leads to one at once
     * @param beyond how many openings are further on
     * @param score {@code ≈+1}; empty if it is not known
     * @param spoken the same in words
     * @param best whether no legal move has a higher score
     */
    public record BranchView(
            String move,
            String same,
            String name,
            boolean named,
            String beyond,
            String score,
            String spoken,
            boolean best,
            String url) {}

    @Override
    public String description() {
        return text("openings.description", title, standing);
    }

    @Override
    public String spoken() {
        return title + ". " + standing + " " + ahead;
    }
}
