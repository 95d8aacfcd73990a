package flipscope.web.view;

import flipscope.web.view.HeadView.PinView;
import flipscope.web.view.StoryboardView.FrameView;
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
        implements Shown {

    @Override
    public String description() {
        return text("home.headline") + " " + text("home.subline");
    }

    @Override
    public Frame frame() {
        return game.frame();
    }
}
