package flipscope.web.figure;

import flipscope.web.site.Pages;

/** Renders figures as stand-alone SVG. */
public final class FigureRenderer {
    private final Pages pages;
    private final StyleInliner light = inliner(Theme.LIGHT);
    private final StyleInliner dark = inliner(Theme.DARK);

    public FigureRenderer(Pages pages) {
        this.pages = pages;
    }

    private static StyleInliner inliner(Theme theme) {
        return new StyleInliner(
                Stylesheet.load(
                        theme,
                        "site/base.css",
                        "draw/grid.css",
                        "figure/figure.css",
                        "lesson/block.css"));
    }

    /** The figure as an SVG file, dark on white. */
    public String svg(FigureView figure) {
        return svg(figure, Theme.LIGHT);
    }

    /** The figure as an SVG file. */
    String svg(FigureView figure, Theme theme) {
        StyleInliner inliner = theme == Theme.DARK ? dark : light;
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + inliner.inline(pages.text("figure/figure.jte", figure))
                + "\n";
    }
}
