package flipscope.web.figure;

import flipscope.web.draw.CubePicture;
import java.util.List;

/** The cube of score four as a picture that stands alone, with how the game stands below it. */
public final class CubeFigure {
    private static final int WIDTH = CubePicture.WIDTH + 2 * Drawing.MARGIN;

    private CubeFigure() {}

    /**
     * The figure of a cube.
     *
     * @param title what is shown
     * @param status how the game stands
     */
    public static FigureView of(CubePicture cube, String title, String status) {
        Drawing drawing = new Drawing(WIDTH);
        drawing.part(cube::draw, Drawing.MARGIN, Drawing.MARGIN, 1);
        int below = Drawing.MARGIN + CubePicture.HEIGHT + 14;
        int top = drawing.paragraph(FontStyle.SENTENCE, status, below);
        int end = drawing.lines(FontStyle.SMALL, List.of(Drawing.NAME), Drawing.MARGIN, top + 4);
        return drawing.finish(end + Drawing.MARGIN - 8, title, status);
    }
}
