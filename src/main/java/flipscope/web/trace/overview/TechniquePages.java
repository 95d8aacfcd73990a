package flipscope.web.trace.overview;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.Pages;
import flipscope.web.site.Section;
import flipscope.web.trace.head.Credits;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.TechniquePaths;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** {@code GET /trace}: every technique, grouped into paths. */
public final class TechniquePages {
    private final Pages pages;
    private final Messages words;
    private final TechniquePaths paths;
    private final Credits credits;

    public TechniquePages(Pages pages, Catalogue catalogue, Traces traces, LessonLinks lessons) {
        this.pages = pages;
        this.words = pages.words();
        this.paths = new TechniquePaths(catalogue, traces, lessons, words);
        this.credits = new Credits(words);
    }

    /** Sends the page, which is the same for everyone. */
    public void show(Context ctx) {
        PageFrame frame =
                pages.frame(ctx, words.text("techniques.title"))
                        .in(Section.TECHNIQUES)
                        .with("trace/head.css", "trace/techniques.css");
        pages.send(ctx, Page.TECHNIQUES, new TechniquesView(frame, paths.all(), credits.all()));
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/trace", this::show);
    }
}
