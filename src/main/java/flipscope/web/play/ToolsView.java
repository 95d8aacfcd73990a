package flipscope.web.play;

import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * The tools beside the board.
 *
 * @param first the start position; empty if it is shown
 * @param previous one move back
 * @param next one move forward
 * @param last the position after the last move
 * @param fromHere the game without hidden later moves; empty if there are none
 * @param auto the control for games that the engine plays alone
 * @param opening the name of the opening; empty if it has none
 * @param typed the field for a move
 * @param board the board as plain text
 * @param analysis the address of the review; empty before the first move
 * @param own the link back to the original game of a variation; empty otherwise
 * @param ways the links for setting up the position; empty otherwise
 */
public record ToolsView(
        Optional<String> first,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> last,
        Optional<String> fromHere,
        Optional<AutoView> auto,
        String opening,
        TypedView typed,
        String board,
        Optional<String> analysis,
        Optional<NamedLink> own,
        List<NamedLink> ways) {

    /**
     * The field for a move.
     *
     * @param text typed text that is no legal move; empty otherwise
     * @param problem what is wrong with it; empty otherwise
     */
    public record TypedView(String text, String problem) {
        public boolean isWrong() {
            return !problem.isEmpty();
        }
    }

    /** A copy with a typed move that cannot be played. */
    public ToolsView typing(TypedView wrong) {
        return new ToolsView(
                first, previous, next, last, fromHere, auto, opening, wrong, board, analysis, own,
                ways);
    }

    /** A copy for setting up the position. */
    public ToolsView settingUp(List<NamedLink> changes) {
        return new ToolsView(
                first, previous, next, last, fromHere, auto, opening, typed, board, analysis, own,
                changes);
    }

    /** Whether the position is being set up. */
    public boolean isSetup() {
        return !ways.isEmpty();
    }

    /**
     * The control for automatic play.
     *
     * @param paused whether the engine waits before each move
     * @param toggle pauses or resumes
     * @param oneMove plays one move, then waits
     */
    public record AutoView(boolean paused, String toggle, String oneMove) {}
}
