package flipscope.web.figure;

import flipscope.web.Pages;
import flipscope.web.view.FigureView;

/** Writes figures as SVG that stands alone. */
public final class Drawn {
    private final Pages pages;
    private final Inker inker =
            new Inker(Stylesheet.load("base.css", "grid.css", "figure.css", "block.css"));

    public Drawn(Pages pages) {
        this.pages = pages;
    }

    /** A figure as the text of a file. */
    public String svg(FigureView figure) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + inker.ink(pages.text("figure/figure.jte", figure))
                + "\n";
    }
}
