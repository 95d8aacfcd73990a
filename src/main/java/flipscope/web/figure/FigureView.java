package flipscope.web.figure;

import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
import java.util.List;

/**
 * A stand-alone picture, in pixels.
 *
 * @param title the title
 * @param description the text alternative
 * @param texts the lines of text
 * @param pictures the values
 * @param samples the marks in the legend
 * @param boards the positions
 */
public record FigureView(
        int width,
        int height,
        String title,
        String description,
        List<TextView> texts,
        List<PictureView> pictures,
        List<SampleView> samples,
        List<BoardPlaceView> boards) {

    /**
     * One line of text.
     *
     * @param x its left end; its centre if its class includes {@code middle}
     * @param y its baseline
     * @param css its classes
     * @param size its font size
     */
    public record TextView(int x, int y, String css, int size, String text) {}

    public record PictureView(double x, double y, double scale, GridView grid) {}

    /** A position; at scale 1 it is 264 units wide and high. */
    public record BoardPlaceView(int x, int y, double scale, List<StillSquare> squares) {}

    /** A sample of a mark, 22 units wide; {@code markup} comes from the page's own template. */
    public record SampleView(int x, int y, String markup) {}
}
