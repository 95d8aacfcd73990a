package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.Link;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Query;
import flipscope.web.stepper.Finder;
import flipscope.web.stepper.Look;
import flipscope.web.stepper.Subject;
import flipscope.web.view.FigureView;
import flipscope.web.view.FramedFigureView;
import io.javalin.http.Context;
import java.util.Optional;

/** {@code GET /embed/figure/trace/<algorithm>}: a figure for places that take frames only. */
public final class FramedFigures {
    private static final int LONGEST_NAME = 80;

    private final Pages pages;
    private final Messages words;
    private final Finder finder;
    private final Figures figures;

    public FramedFigures(Pages pages, Finder finder, Figures figures) {
        this.pages = pages;
        this.words = pages.words();
        this.finder = finder;
        this.figures = figures;
    }

    /** What is drawn on such a page. */
    public FigureView figure(String id, Query query) {
        Subject subject = Subject.read(finder.algorithm(id), query);
        return figure(subject, query);
    }

    private FigureView figure(Subject subject, Query query) {
        Optional<String> at = query.string("at", LONGEST_NAME);
        return figures.of(subject, at, Look.of(query), Figures.areNarrow(query));
    }

    /** Answers with a page that has the figure on it and nothing else. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, words);
        Subject subject = finder.subject(ctx.pathParam("algorithm"), ctx);
        Optional<String> at = query.string("at", LONGEST_NAME);
        Look look = Look.of(query);
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
}
