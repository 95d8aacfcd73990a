package flipscope.web.game;

import java.util.List;
import java.util.Optional;

/**
 * The moves of a game, and links to its earlier and later positions.
 *
 * @param transcript all moves
 * @param undo the person's previous turn
 * @param redo the person's next turn
 * @param first the start position; empty if it is shown
 * @param previous one move back
 * @param next one move forward
 * @param last the position after the last move
 * @param fromHere the game without hidden later moves; empty if there are none
 * @param analysis the address of the review; empty before the first move
 */
public record TurnsView(
        List<MoveView> transcript,
        Optional<String> undo,
        Optional<String> redo,
        Optional<String> first,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> last,
        Optional<String> fromHere,
        Optional<String> analysis) {}
