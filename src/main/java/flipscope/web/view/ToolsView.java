package flipscope.web.view;

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
 */
public record ToolsView(
        Optional<String> first,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> last,
        Optional<String> fromHere,
        Optional<AutoView> auto,
        String opening) {

    /**
     * Whether the engine goes on by itself.
     *
     * @param paused whether it waits
     * @param toggle to the other of the two
     * @param oneMove one move, and then it waits
     */
    public record AutoView(boolean paused, String toggle, String oneMove) {}
}
