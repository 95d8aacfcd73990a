package flipscope.web.figure;

import flipscope.web.draw.CubePicture;
import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
import java.util.List;

/**
 * A stand-alone picture, in pixels.
 *
 * @param title the title
 * @param description the text alternative
 * @param texts the lines of text
 * @param pictures the values, and the marks in the legend
 * @param boards the positions
 * @param cubes the cubes of score four
 */
public record FigureView(
        int width,
        int height,
        String title,
        String description,
        List<TextView> texts,
        List<PictureView> pictures,
        List<BoardPlaceView> boards,
        List<CubePlaceView> cubes) {

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

    /** A position; at scale 1 it is 264 units wide and high. */
    record BoardPlaceView(int x, int y, double scale, List<StillSquare> squares) {}

    /** A cube. */
    record CubePlaceView(int x, int y, double scale, CubePicture cube) {}
}
