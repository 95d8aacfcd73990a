package flipscope.web.play;

import flipscope.web.game.PlyLineView;
import java.util.List;

/**
 * How a game stands.
 *
 * @param score the number of discs
 * @param title who is to move, or how the game ended
 * @param note who plays whom, or that the engine is busy
 * @param notices important messages: forced passes, an earlier ply
 * @param lines the effects of the last moves, one line each
 * @param spoken the announcement for screen readers
 */
public record StatusView(
        ScoreView score,
        String title,
        String note,
        List<String> notices,
        List<PlyLineView> lines,
        String spoken) {

    StatusView saying(String told) {
        return new StatusView(score, title, note, notices, lines, told);
    }
}
