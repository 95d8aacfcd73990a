package flipscope.web.play;

import flipscope.web.game.PlyLineView;
import java.util.List;

/**
 * How a game stands.
 *
 * @param score the number of discs
 * @param title who is to move, or how the game ended
 * @param told the same for anybody, not only for the person who plays
 * @param note who plays whom, or that the engine is busy
 * @param notices important messages: forced passes, an earlier ply
 * @param lines the effects of the last moves, one line each
 * @param spoken the announcement for screen readers
 */
public record StatusView(
        ScoreView score,
        String title,
        String told,
        String note,
        List<String> notices,
        List<PlyLineView> lines,
        String spoken) {

    StatusView saying(String words) {
        return new StatusView(score, title, told, note, notices, lines, words);
    }
}
