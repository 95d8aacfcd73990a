package flipscope.web.figure;

import flipscope.web.draw.StageView;
import flipscope.web.figure.FigureView.BoardPlaceView;
import flipscope.web.figure.FigureView.CubePlaceView;
import flipscope.web.figure.FigureView.PictureView;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** Writes figures as SVG that stands alone. */
public final class FigureSvg {
    private static final Map<Theme, Palette> PALETTES = new EnumMap<>(Theme.class);

    static {
        for (Theme theme : Theme.values()) {
            PALETTES.put(theme, new Palette(theme));
        }
    }

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
        Pen pen = new Pen(palette);
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
        figure.boards().forEach(board -> draw(pen, board));
        figure.cubes().forEach(cube -> draw(pen, cube));
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

    private static void draw(Pen pen, PictureView picture, int longest) {
        pen.group(Ink.GRID, "transform", Pen.place(picture.x(), picture.y(), picture.scale()));
        GridSvg.draw(pen, picture.grid(), picture.mask(), longest);
        pen.close("g");
    }

    private static void draw(Pen pen, BoardPlaceView board) {
        pen.open("g", "transform", Pen.place(board.x(), board.y(), board.scale()));
        BoardSvg.draw(pen, board.squares());
        pen.close("g");
    }

    private static void draw(Pen pen, CubePlaceView cube) {
        pen.open("g", "transform", Pen.place(cube.x(), cube.y(), cube.scale()));
        CubeSvg.draw(pen, cube.cube());
        pen.close("g");
    }
}
