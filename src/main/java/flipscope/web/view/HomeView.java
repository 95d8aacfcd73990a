package flipscope.web.view;

/**
 * The first page: a board that can be played at once, and the story beside it.
 *
 * @param game the start position
 * @param stepUrl where the story is told step by step
 */
public record HomeView(PlayView game, String stepUrl) implements Shown {

    @Override
    public Frame frame() {
        return game.frame();
    }
}
