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
    private final AlgorithmLookup finder;
    private final Figures figures;

    public FramedFigures(Pages pages, AlgorithmLookup finder, Figures figures) {
        this.pages = pages;
        this.words = pages.words();
        this.finder = finder;
        this.figures = figures;
    }

    /** The figure on such a page. */
    public FigureView figure(String id, Query query) {
        TraceRequest subject = TraceRequest.read(finder.algorithm(id), query);
        return figure(subject, query);
    }

    private FigureView figure(TraceRequest subject, Query query) {
        Optional<String> at = query.string("at", LONGEST_NAME);
        return figures.of(subject, at, StepOptions.of(query), Figures.areNarrow(query));
    }

    /** Sends a page with only the figure on it. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, words);
        TraceRequest subject = finder.subject(ctx.pathParam("algorithm"), ctx);
        Optional<String> at = query.string("at", LONGEST_NAME);
        StepOptions look = StepOptions.of(query);
        FigureView figure = figure(subject, query);
        Link page = look.on(subject.link().with("at", at.orElse("")));
        Link picture =
                page.at("/figure" + subject.link().path() + ".svg")
                        .with("narrow", Figures.areNarrow(query) ? "1" : "");
        pages.send(
                ctx,
                Page.FIGURE,
                new FramedFigureView(
                        pages.frame(ctx, subject.title(words)),
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
