package flipscope.web.play;

import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameState;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;

/**
 * The page on which a position is set up by hand. It is no {@link PlayView}: nobody moves, so it
 * has neither replies, nor scores, nor bits.
 *
 * @param game the position as a game without moves
 * @param status which side will be to move
 * @param board each square leads to the position with this square changed
 * @param ways to the game, and to other positions
 * @param texts those of the game that the position was taken from
 */
public record SetUpView(
        PageContext frame,
        GameState game,
        String status,
        ScoreView score,
        BoardView board,
        List<NamedLink> ways,
        GameTexts texts)
        implements PageView {

    @Override
    public String description() {
        return score.card(frame.words()) + " " + status + ".";
    }

    @Override
    public String spoken() {
        return status;
    }
}
