package flipscope.web.figure;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toMap;

import flipscope.web.draw.Crop;
import flipscope.web.draw.GridDrawing;
import flipscope.web.draw.GridDrawing.Style;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Ink;
import flipscope.web.draw.Moving;
import flipscope.web.draw.Pen;
import flipscope.web.draw.StageView;
import flipscope.web.figure.FigureView.PartView;
import flipscope.web.figure.FigureView.PictureView;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Writes figures as SVG that stands alone. */
public final class FigureSvg {
    private static final Map<Theme, Palette> PALETTES =
            Stream.of(Theme.values()).collect(toMap(identity(), Palette::new));

    private FigureSvg() {}

    /** The figure as an SVG file, dark on white. */
    public static String of(FigureView figure) {
        return of(figure, Theme.LIGHT, false);
    }

    /**
     * The figure as an SVG file.
     *
     * @param moving whether the result comes about before one’s eyes
     */
    static String of(FigureView figure, Theme theme, boolean moving) {
        Palette palette = PALETTES.get(theme);
        InkPen pen = new InkPen(palette);
        int width = figure.width();
        int height = figure.height();
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
                palette.colour("ink"));
        pen.said("title", figure.title());
        pen.said("desc", figure.description());
        pen.rect(Ink.PAPER, 0, 0, width, height, 0);
        figure.texts().forEach(pen::line);
        int longest = moving ? longest(figure) : 0;
        figure.pictures().forEach(picture -> draw(pen, picture, longest));
        figure.parts().forEach(part -> draw(pen, part));
        pen.close("svg");
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + pen + "\n";
    }

    private static int longest(FigureView figure) {
        return figure.pictures().stream()
                .map(picture -> picture.grid().stage())
                .filter(Objects::nonNull)
                .mapToInt(StageView::duration)
                .max()
                .orElse(0);
    }

    private static void draw(InkPen pen, PictureView picture, int longest) {
        pen.group(Ink.GRID, "transform", Pen.place(picture.x(), picture.y(), picture.scale()));
        Style style = new Style(Crop.WHOLE, picture.mask(), false);
        GridView grid = picture.grid();
        new GridDrawing(pen, grid, style, moving(pen, grid, longest)).draw();
        pen.close("g");
    }

    /**
     * How a picture moves.
     *
     * @param longest the length of the longest motion of the figure; 0 if nothing is to move
     */
    private static Moving moving(InkPen pen, GridView grid, int longest) {
        return longest > 0 && grid.stage() != null
                ? new MotionSvg(pen, grid.stage(), longest)
                : Moving.NEVER;
    }

    private static void draw(Pen pen, PartView part) {
        pen.open("g", "transform", Pen.place(part.x(), part.y(), part.scale()));
        part.drawing().accept(pen);
        pen.close("g");
    }
}
