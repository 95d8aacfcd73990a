package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.trace.request.AlgorithmLookup;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** {@code GET /embed/figure/trace/<algorithm>}: a figure for sites that accept only frames. */
public final class FramedFigures {
    private static final int LONGEST_NAME = 80;

    private final Pages pages;
    private final Messages words;
    private final AlgorithmLookup lookup;
    private final Figures figures;

    public FramedFigures(Pages pages, AlgorithmLookup lookup, Figures figures) {
        this.pages = pages;
        this.words = pages.words();
        this.lookup = lookup;
        this.figures = figures;
    }

    /** The figure on such a page. */
    public FigureView figure(String id, Query query) {
        TraceRequest request = TraceRequest.read(lookup.algorithm(id), query);
        return figure(request, query);
    }

    private FigureView figure(TraceRequest request, Query query) {
        Optional<String> at = query.string("at", LONGEST_NAME);
        return figures.of(request, at, StepOptions.of(query), Figures.areNarrow(query));
    }

    /** Sends a page with only the figure on it. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, words);
        TraceRequest request = lookup.request(ctx.pathParam("algorithm"), ctx);
        Optional<String> at = query.string("at", LONGEST_NAME);
        StepOptions options = StepOptions.of(query);
        FigureView figure = figure(request, query);
        Link page = options.on(request.link().with("at", at.orElse("")));
        Link picture =
                page.at("/figure" + request.link().path() + ".svg")
                        .with("narrow", Figures.areNarrow(query) ? "1" : "");
        pages.send(
                ctx,
                Page.FIGURE,
                new FramedFigureView(
                        pages.frame(ctx, request.title(words)),
                        picture.toString(),
                        picture.with("theme", "dark").toString(),
                        figure.width(),
                        figure.height(),
                        figure.title() + ". " + figure.description()));
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/embed/figure/trace/<algorithm>", this::show);
    }
}
