package flipscope.web.play.analysis;

import flipscope.web.game.BoardView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;

/**
 * A second try at a mistake, or what was found at the end.
 *
 * @param board the position before the mistake, or after the move that is better
 * @param toMove the side to move, in small letters; {@code nobody} at the end
 * @param place {@code 1 of 3}; empty at the end
 * @param question what was played, and what it cost; at the end how many better moves were found
 * @param answer whether the tried move is better, and by how much; empty before one is tried
 * @param better whether it is
 * @param ways where to go on
 * @param found what was found, at the end
 * @param waiting the address to load again while the engine is busy
 * @param back the analysis
 */
public record RetryView(
        PageFrame frame,
        BoardView board,
        String toMove,
        String place,
        String question,
        String answer,
        boolean better,
        List<NamedLink> ways,
        List<NamedLink> found,
        Optional<String> waiting,
        String back)
        implements PageView {

    @Override
    public String spoken() {
        return answer.isEmpty() ? question : answer;
    }

    @Override
    public String description() {
        return question;
    }
}
