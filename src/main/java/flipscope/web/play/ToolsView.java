package flipscope.web.play;

import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * The tools beside the board.
 *
 * @param auto the control for games that the engine plays alone
 * @param opening the name of the opening, with its place among the openings
 * @param typed the field for a move
 * @param board the board as plain text
 * @param again links to another game, once this one is over
 * @param own the link back to the original game of a variation; empty otherwise
 * @param ask the link for asking about any square, if the person is to move
 * @param ways the links for setting up the position; empty otherwise
 */
public record ToolsView(
        Optional<AutoView> auto,
        Optional<NamedLink> opening,
        TypedView typed,
        String board,
        List<NamedLink> again,
        Optional<NamedLink> own,
        Optional<String> ask,
        List<NamedLink> ways) {

    /**
     * The field for a move.
     *
     * @param text typed text that is no legal move; empty otherwise
     * @param problem what is wrong with it; empty otherwise
     */
    public record TypedView(String text, String problem) {
        static final TypedView NOTHING = new TypedView("", "");

        public boolean isWrong() {
            return !problem.isEmpty();
        }
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
