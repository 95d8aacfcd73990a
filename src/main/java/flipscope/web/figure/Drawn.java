package flipscope.web.figure;

import flipscope.web.Pages;
import flipscope.web.view.FigureView;

/** Writes figures as SVG that stands alone. */
public final class Drawn {
    private final Pages pages;
    private final Inker light = inker(Theme.LIGHT);
    private final Inker dark = inker(Theme.DARK);

    public Drawn(Pages pages) {
        this.pages = pages;
    }

    private static Inker inker(Theme theme) {
        return new Inker(Stylesheet.load(theme, "base.css", "grid.css", "figure.css", "block.css"));
    }

    /** A figure as the text of a file, dark on white. */
    public String svg(FigureView figure) {
        return svg(figure, Theme.LIGHT);
    }

    /** A figure as the text of a file. */
    String svg(FigureView figure, Theme theme) {
        Inker inker = theme == Theme.DARK ? dark : light;
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + inker.ink(pages.text("figure/figure.jte", figure))
                + "\n";
    }
}
