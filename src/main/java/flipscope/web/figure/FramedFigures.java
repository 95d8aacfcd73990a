package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.trace.request.TechniqueLookup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code GET /embed/figure/trace/<algorithm>}: a figure for sites that accept only frames. */
public final class FramedFigures {
    private final Pages pages;
    private final Messages words;
    private final TechniqueLookup lookup;
    private final Figures figures;

    public FramedFigures(Pages pages, TechniqueLookup lookup, Figures figures) {
        this.pages = pages;
        this.words = pages.words();
        this.lookup = lookup;
        this.figures = figures;
    }

    /** The figure on such a page. */
    public FigureView figure(String id, Query query) {
        return figures.of(FigureRequest.readFramed(lookup.technique(id), query));
    }

    /** Sends a page with only the figure on it. */
    public void show(Context ctx) {
        FigureRequest request =
                FigureRequest.readFramed(
                        lookup.technique(ctx.pathParam("algorithm")), Query.of(ctx, words));
        FigureView figure = figures.of(request);
        Link page = request.page();
        Link picture =
                page.at("/figure" + page.path() + ".svg")
                        .with(FigureRequest.NARROW.name(), request.narrow() ? "1" : "");
        pages.send(
                ctx,
                Page.FIGURE,
                new FramedFigureView(
                        pages.frame(ctx, request.trace().title(words)),
                        picture.toString(),
                        picture.with(FigureRequest.THEME.name(), Theme.DARK.word()).toString(),
                        figure.width(),
                        figure.height(),
                        figure.title() + ". " + figure.description()));
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/embed/figure/trace/<algorithm>", this::show);
    }
}
