package flipscope.web.play.puzzle;

import flipscope.web.game.BoardView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;

/**
 * A puzzle.
 *
 * @param side {@code black} or {@code white}: who is to win
 * @param task what is to be done, or that it is done
 * @param said what came of the last move
 * @param mood {@code wrong}, {@code correct} or {@code solved}; empty before the first move
 * @param ways what can be done now, the first first
 * @param strengths puzzles of each strength
 * @param result the line of text to share, once it is solved; empty before
 * @param game the game that it comes from
 */
public record PuzzleView(
        PageFrame frame,
        BoardView board,
        String side,
        String task,
        String said,
        String mood,
        List<NamedLink> ways,
        List<StrengthView> strengths,
        String result,
        String game)
        implements PageView {

    /**
     * A puzzle of some strength.
     *
     * @param stars as many as its number
     * @param empties how many squares are empty
     */
    public record StrengthView(
            int number, String stars, String name, String empties, String url, boolean present) {}

    /** A copy in which the last moves are seen to be played. */
    PuzzleView moving() {
        BoardView moving = new BoardView(board.label(), board.rows(), board.moves(), true);
        return new PuzzleView(frame, moving, side, task, said, mood, ways, strengths, result, game);
    }

    @Override
    public String description() {
        return task;
    }

    @Override
    public String spoken() {
        return said.isEmpty() ? task : said;
    }
}
