package flipscope.web.share.height;

import flipscope.web.draw.CubePicture;
import flipscope.web.scorefour.CubeView;

/** The height of a game of score four in a frame. */
public final class CubeHeight {
    private static final double WIDEST = 640;
    private static final double PHONE = 480;
    private static final double EDGES = 4;
    private static final double GAP = 12;
    private static final double SMALL_GAP = 8;
    private static final double NAME = 21.5;
    private static final double FILES = 16.5;
    private static final double ROWS = 14;

    private CubeHeight() {}

    /**
     * The height of a page.
     *
     * @param width the width of its frame
     */
    public static int of(CubeView view, int width) {
        FrameColumn column = new FrameColumn(width);
        double wide = Math.min(column.width(), WIDEST);
        double cube = (wide - EDGES) * CubePicture.HEIGHT / CubePicture.WIDTH + EDGES;
        column.add(cube + GAP + (width <= PHONE ? stacked(wide) : abreast(wide)));
        GameHeight.side(column, view);
        boolean isPicture = view.frame().isPicture();
        column.add(isPicture ? 0 : Math.max(0, note(view, wide) - GameHeight.TWO_LINES));
        boolean asks = view.tools().ask().isPresent() && !isPicture;
        return column.add(asks ? GameHeight.QUESTION : 0).add(GameHeight.GAP).foot();
    }

    private static double note(CubeView view, double wide) {
        return TextMetrics.NOTE.height(view.status().note(), wide);
    }

    private static double abreast(double wide) {
        return NAME + (wide - 3 * GAP) / 4 - ROWS + FILES;
    }

    private static double stacked(double wide) {
        return 2 * (NAME + FILES - ROWS) + SMALL_GAP + wide - GAP;
    }
}
