package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.TechniqueLookup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code GET /embed/figure/trace/<algorithm>}: a figure for sites that accept only frames. */
final class FramedFigures {
    private final Pages pages;
    private final Messages words;
    private final TechniqueLookup lookup;
    private final FairPositions fair;
    private final Figures figures;

    FramedFigures(TraceSite trace, Figures figures) {
        this.pages = trace.pages();
        this.words = pages.words();
        this.lookup = trace.lookup();
        this.fair = trace.fair();
        this.figures = figures;
    }

    /** Sends a page with only the figure on it. */
    private void show(Context ctx) {
        FigureRequest request =
                FigureRequest.readFramed(
                        lookup.technique(ctx.pathParam("algorithm")), Query.of(ctx, words), fair);
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

    void addTo(RoutesConfig routes) {
        routes.get("/embed/figure/trace/<algorithm>", this::show);
    }
}
