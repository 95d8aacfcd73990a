package flipscope.web.share.height;

import flipscope.web.play.PlayView;

/** The height of a game, or of a board alone, in a frame. */
public final class GameHeight {
    private static final double UNDER_THE_BOARD = 1.5;
    private static final double GAP = 16;
    private static final double STATUS = 25.65;
    private static final double NOTES = 4 + 56;
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
        column.add(column.width() + UNDER_THE_BOARD + GAP + STATUS);
        if (!view.frame().isPicture()) {
            column.add(NOTES + 1 + GAP + (view.turns().transcript().isEmpty() ? 0 : BUTTONS));
            column.add(GAP + LINES);
            column.add(view.tools().ask().isPresent() ? GAP + TextMetrics.NOTE.leading() : 0);
        }
        return column.add(GAP).foot();
    }
}
