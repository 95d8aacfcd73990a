package flipscope.web.home;

import flipscope.web.game.BoardView;
import flipscope.web.play.PlayView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * The first page: a board that can be played at once, and the story beside it.
 *
 * @param game the start position
 * @param board its board, with the square that the story finds
 * @param frames the story in pictures
 * @param stepUrl where the story is told step by step
 * @param lessons those to begin with
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
