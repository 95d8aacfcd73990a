package flipscope.web.home;

import flipscope.web.game.BoardView;
import flipscope.web.play.PlayView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * The home page: a playable board and a storyboard.
 *
 * @param game the start position
 * @param board its board, with the found square highlighted
 * @param frames the pictures of the storyboard
 * @param stepUrl the page with all steps
 * @param lessons the lessons for beginners
 */
public record HomeView(
        PlayView game,
        BoardView board,
        List<FrameView> frames,
        String stepUrl,
        List<PinView> lessons)
        implements PageView {

    @Override
    public String description() {
        return text("home.headline") + " " + text("home.subline");
    }

    @Override
    public PageFrame frame() {
        return game.frame();
    }
}
