package flipscope.web.stepper;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.view.Frame;
import flipscope.web.view.Section;
import flipscope.web.view.TechniquesView;
import flipscope.web.view.TechniquesView.SourceName;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** {@code GET /trace}: every technique that can be stepped, as paths. */
public final class TechniquePages {
    private final Pages pages;
    private final Messages words;
    private final Paths paths;

    public TechniquePages(Pages pages, Catalogue catalogue, Traces traces, LessonLinks lessons) {
        this.pages = pages;
        this.words = pages.words();
        this.paths = new Paths(catalogue, traces, lessons, words);
    }

    /** The page; it is the same for everyone. */
    public void show(Context ctx) {
        Frame frame =
                pages.frame(ctx, words.text("techniques.title"))
                        .in(Section.TECHNIQUES)
                        .with("head.css", "techniques.css");
        pages.send(ctx, Page.TECHNIQUES, new TechniquesView(frame, paths.all(), sources()));
    }

    private List<SourceName> sources() {
        return Stream.of("S0", "S1", "S2", "S3", "S4")
                .map(
                        code ->
                                new SourceName(
                                        code,
                                        words.text(
                                                "techniques.source."
                                                        + code.toLowerCase(Locale.ROOT))))
                .toList();
    }
}
