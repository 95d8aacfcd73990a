package flipscope.web.play.analysis;

import java.util.List;

/**
 * Who leads, move by move: a line in a field of {@link #WIDTH} by {@link #HEIGHT}, Black's lead
 * upwards.
 *
 * @param line the points of the line, as SVG writes them
 * @param points one for each position
 * @param most the lead that the upper edge stands for, in discs
 * @param moves how many moves the game has
 */
public record GraphView(String line, List<PointView> points, int most, int moves) {
    public static final int WIDTH = 1000;
    public static final int HEIGHT = 200;

    /**
     * A position.
     *
     * @param x from the left
     * @param y from the top
     * @param from where its column begins
     * @param width how wide its column is
     * @param url the game there
     * @param label {@code After move 23, b2: White leads by 12, estimated}
     * @param costly whether the move that led to it is one of the worst mistakes
     * @param current whether the game is shown there
     */
    public record PointView(
            String x,
            String y,
            String from,
            String width,
            String url,
            String label,
            boolean costly,
            boolean current) {}
}
