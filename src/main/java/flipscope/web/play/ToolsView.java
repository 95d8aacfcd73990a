package flipscope.web.play;

import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;

/**
 * The ways through a game that stand beside its board.
 *
 * @param first the position before the first move; empty where it is shown
 * @param previous one move back
 * @param next one move on
 * @param last the position after the last move
 * @param fromHere the game without the moves that are not shown; empty where all are
 * @param auto the control of a game that the engine plays alone
 * @param opening the name of the opening; empty where it has none
 * @param typed the field for a move
 * @param board the board in plain characters
 * @param analysis where the whole game is looked through; empty before its first move
 * @param own back to the game that another move is tried in; empty otherwise
 * @param ways what changes the position while it is set up; empty otherwise
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
     * @param text what was typed and is no move; empty otherwise
     * @param problem why; empty otherwise
     */
    public record TypedView(String text, String problem) {
        public boolean isWrong() {
            return !problem.isEmpty();
        }
    }

    /** The same beside a move that was typed and cannot be played. */
    public ToolsView typing(TypedView wrong) {
        return new ToolsView(
                first, previous, next, last, fromHere, auto, opening, wrong, board, analysis, own,
                ways);
    }

    /** The same while the position is set up. */
    public ToolsView settingUp(List<NamedLink> changes) {
        return new ToolsView(
                first, previous, next, last, fromHere, auto, opening, typed, board, analysis, own,
                changes);
    }

    /** Whether choosing a square changes what lies there. */
    public boolean isSetup() {
        return !ways.isEmpty();
    }

    /**
     * Whether the engine goes on by itself.
     *
     * @param paused whether it waits
     * @param toggle to the other of the two
     * @param oneMove one move, and then it waits
     */
    public record AutoView(boolean paused, String toggle, String oneMove) {}
}
