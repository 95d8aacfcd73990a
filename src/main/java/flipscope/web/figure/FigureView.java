package flipscope.web.figure;

import flipscope.web.draw.GridView;
import flipscope.web.draw.Pen;
import java.util.List;
import java.util.function.Consumer;

/**
 * A stand-alone picture, in pixels.
 *
 * @param title the title
 * @param description the text alternative
 * @param texts the lines of text
 * @param pictures the values, and the marks in the legend
 * @param parts positions, and cubes of score four
 */
public record FigureView(
        int width,
        int height,
        String title,
        String description,
        List<TextView> texts,
        List<PictureView> pictures,
        List<PartView> parts) {

    /**
     * One line of text.
     *
     * @param x its left end; its middle if it is centred
     * @param y its baseline
     */
    record TextView(int x, int y, FontStyle face, boolean centred, String text) {}

    /**
     * A value.
     *
     * @param mask whether it is laid over what stands to its left
     */
    record PictureView(double x, double y, double scale, GridView grid, boolean mask) {}

    /** What is drawn at a place, in a scale. */
    record PartView(int x, int y, double scale, Consumer<Pen> drawing) {}
}
