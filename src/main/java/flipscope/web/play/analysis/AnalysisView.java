package flipscope.web.play.analysis;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.Optional;

/**
 * The analysis of a game on one screen.
 *
 * @param position the shown position
 * @param review the whole game; empty where htmx asks for the position alone
 * @param skipped whether the game was pasted with more behind its last move
 * @param back the game, to play
 * @param spoken what screen readers hear
 */
public record AnalysisView(
        PageFrame frame,
        ShownPositionView position,
        Optional<ReviewView> review,
        boolean skipped,
        String back,
        String spoken)
        implements PageView {

    @Override
    public String description() {
        return review.map(ReviewView::sentence).orElse("");
    }
}
