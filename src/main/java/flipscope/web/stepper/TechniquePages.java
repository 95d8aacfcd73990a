package flipscope.web.stepper;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.web.Credits;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.view.Frame;
import flipscope.web.view.Section;
import flipscope.web.view.TechniquesView;
import io.javalin.http.Context;

/** {@code GET /trace}: every technique that can be stepped, as paths. */
public final class TechniquePages {
    private final Pages pages;
    private final Messages words;
    private final Paths paths;
    private final Credits credits;

    public TechniquePages(Pages pages, Catalogue catalogue, Traces traces, LessonLinks lessons) {
        this.pages = pages;
        this.words = pages.words();
        this.paths = new Paths(catalogue, traces, lessons, words);
        this.credits = new Credits(words);
    }

    /** The page; it is the same for everyone. */
    public void show(Context ctx) {
        Frame frame =
                pages.frame(ctx, words.text("techniques.title"))
                        .in(Section.TECHNIQUES)
                        .with("head.css", "techniques.css");
        pages.send(ctx, Page.TECHNIQUES, new TechniquesView(frame, paths.all(), credits.all()));
    }
}
