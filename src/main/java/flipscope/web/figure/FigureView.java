package flipscope.web.figure;

import flipscope.web.draw.Ink;
import java.util.List;
import java.util.function.Consumer;

/**
 * A picture that stands alone, in pixels: what is drawn is known, its format not yet.
 *
 * @param title the title
 * @param description the text alternative
 * @param things what is drawn, the texts first
 * @param duration the length of its longest motion, in milliseconds; 0 if nothing moves
 */
public record FigureView(
        int width,
        int height,
        String title,
        String description,
        List<Consumer<InkPen>> things,
        int duration) {
    /** The figure as an SVG file, dark on white. */
    public String svg() {
        return svg(Theme.LIGHT, false);
    }

    /**
     * The figure as an SVG file.
     *
     * @param moving whether the result comes about before one’s eyes
     */
    String svg(Theme theme, boolean moving) {
        InkPen pen = new InkPen(theme.palette(), moving ? duration : 0);
        pen.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "width",
                width,
                "height",
                height,
                "viewBox",
                "0 0 " + width + " " + height,
                "role",
                "img",
                "font-family",
                FontStyle.TEXT_FACE,
                "fill",
                theme.palette().colour("ink"));
        pen.said("title", title);
        pen.said("desc", description);
        pen.rect(Ink.PAPER, 0, 0, width, height, 0);
        things.forEach(thing -> thing.accept(pen));
        pen.close("svg");
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + pen + "\n";
    }
}
