package flipscope.web.share.height;

import flipscope.web.game.GamePageView;
import flipscope.web.play.PlayView;

/** The height of a game, or of a board alone, in a frame. */
public final class GameHeight {
    private static final double UNDER_THE_BOARD = 1.5;
    static final double GAP = 16;

    /** The way to ask why. */
    static final double QUESTION = GAP + TextMetrics.NOTE.leading();

    private static final double STATUS = 25.65;

    /** Kept for the note below the title. */
    static final double TWO_LINES = 56;

    private static final double NOTES = 4 + TWO_LINES;
    private static final double BUTTONS = 44;
    private static final double LINES = 120;

    private GameHeight() {}

    /**
     * The height of a page.
     *
     * @param width the width of its frame
     */
    public static int of(PlayView view, int width) {
        FrameColumn column = new FrameColumn(width);
        column.add(column.width() + UNDER_THE_BOARD);
        side(column, view);
        return column.add(view.tools().ask().isPresent() && !isPicture(view) ? QUESTION : 0)
                .add(GAP)
                .foot();
    }

    /** Adds what stands below the board of any game. */
    static void side(FrameColumn column, GamePageView view) {
        column.add(GAP + STATUS);
        if (!isPicture(view)) {
            column.add(NOTES + 1 + GAP + (view.turns().transcript().isEmpty() ? 0 : BUTTONS));
            column.add(GAP + LINES);
        }
    }

    private static boolean isPicture(GamePageView view) {
        return view.frame().isPicture();
    }
}
