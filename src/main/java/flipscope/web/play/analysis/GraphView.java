package flipscope.web.play.analysis;

import java.util.List;
import java.util.Locale;

/**
 * The lead after each move: a line in an area of {@link #WIDTH} by {@link #HEIGHT}, with Black's
 * lead upwards.
 *
 * @param line the points in SVG notation
 * @param points one for each position
 * @param most the lead at the upper edge, in discs
 * @param moves the number of moves of the game
 */
public record GraphView(String line, List<PointView> points, int most, int moves) {
    public static final int WIDTH = 1000;
    public static final int HEIGHT = 200;

    /** Distance from the edges, so that the dots are not cut off. */
    static final int MARGIN = 10;

    /**
     * The same area for what is drawn by numbers of moves to the right and discs downwards, in SVG
     * notation.
     */
    public String box() {
        double aside = 1.0 * moves * MARGIN / (WIDTH - 2 * MARGIN);
        double above = 1.0 * most * HEIGHT / (HEIGHT - 2 * MARGIN);
        return String.format(
                Locale.ROOT, "%.3f %.3f %.3f %.3f", -aside, -above, moves + 2 * aside, 2 * above);
    }

    /**
     * A position.
     *
     * @param x from the left
     * @param y from the top
     * @param from the left edge of its column
     * @param width the width of its column
     * @param url the analysis at this position
     * @param ply how many moves were played
     * @param label {@code After move 23, b2: White leads by 12, estimated}
     * @param costly whether the move before it is one of the worst mistakes
     * @param current whether this is the shown ply
     */
    public record PointView(
            String x,
            String y,
            String from,
            String width,
            String url,
            int ply,
            String label,
            boolean costly,
            boolean current) {}
}
