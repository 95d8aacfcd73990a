package flipscope.web.figure;

import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
import java.util.List;

/**
 * A picture that stands alone, in units that are pixels when it is shown in its own size.
 *
 * @param title what it is called
 * @param description what it shows, in words
 * @param texts its writing
 * @param pictures its values
 * @param samples the marks in its legend
 * @param boards its positions
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
     * One line of writing.
     *
     * @param x where it begins; where its class has {@code middle}, its middle
     * @param y its baseline
     * @param css how it looks
     * @param size the size of its letters
     */
    public record TextView(int x, int y, String css, int size, String text) {}

    /** A value at a place. */
    public record PictureView(double x, double y, double scale, GridView grid) {}

    /** A position at a place; as it is drawn it is 264 units wide and high. */
    public record BoardPlaceView(int x, int y, double scale, List<StillSquare> squares) {}

    /** A sample of a mark, 22 units wide. {@code markup} is drawn by the page's own template. */
    public record SampleView(int x, int y, String markup) {}
}
