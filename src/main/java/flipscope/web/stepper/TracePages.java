package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.Detail;
import flipscope.story.Moment;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.trace.Trace;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Part;
import flipscope.web.Problem;
import flipscope.web.Query;
import flipscope.web.Refused;
import flipscope.web.view.Frame;
import flipscope.web.view.HeadView;
import flipscope.web.view.StepperView;
import flipscope.web.view.StoryboardView;
import flipscope.web.view.TraceView;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;

/** {@code GET /trace/<algorithm>}: the storyboard, or with {@code at} one step. */
public final class TracePages {
    private static final int LONGEST_NAME = 80;

    private final Catalogue catalogue;
    private final Traces traces;
    private final Pages pages;
    private final Narrator narrator;
    private final Heads heads;
    private final BesideBoard beside;

    public TracePages(Catalogue catalogue, Traces traces, Pages pages) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.pages = pages;
        this.narrator = new Narrator(pages.words(), catalogue.sources());
        this.heads = new Heads(catalogue, traces, pages.words());
        this.beside = new BesideBoard(pages.words());
    }

    /** The page, or the stepper alone when htmx asks. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        Subject subject = Subject.read(algorithm(ctx.pathParam("algorithm")), query);
        Trace trace = traces.of(subject.arguments());
        String at = query.string("at", LONGEST_NAME).orElse("");
        if (at.isEmpty()) {
            storyboard(ctx, subject, trace);
        } else {
            step(ctx, subject, trace, Moment.of(at, trace), look(query));
        }
    }

    private Algorithm algorithm(String id) {
        return catalogue.find(id).orElseThrow(() -> new Refused(unknown(id)));
    }

    private Problem unknown(String id) {
        String shown = Query.excerpt(id);
        String message =
                catalogue
                        .nearest(id)
                        .map(
                                near ->
                                        pages.words()
                                                .text("error.algorithm.nearest", shown, near.id()))
                        .orElseGet(() -> pages.words().text("error.algorithm", shown));
        return new Problem(404, "unknown-algorithm", message, "");
    }

    private static StepBuilder.Look look(Query query) {
        List<String> details = Arrays.stream(Detail.values()).map(Detail::code).toList();
        return new StepBuilder.Look(
                query.choice("detail", details).flatMap(Detail::of).orElse(Detail.OPERATION),
                query.choice("more", List.of("1")).isPresent(),
                query.choice("numbers", List.of("1")).isPresent(),
                query.choice("grid", List.of("1")).isPresent());
    }

    private void step(
            Context ctx, Subject subject, Trace trace, Moment moment, StepBuilder.Look look) {
        Frame frame = frame(subject);
        Scene scene = Scene.of(subject.arguments());
        StepBuilder builder =
                new StepBuilder(
                        frame, catalogue.program(), trace, narrator, scene, subject.link(), look);
        int stage = trace.steps().get(moment.step()).stage();
        HeadView head = heads.of(subject, trace, builder.chips(stage));
        StepperView view = builder.at(moment, head);
        pages.send(ctx, Page.TRACE, Part.STEPPER, TraceView.step(frame, beside.of(subject), view));
    }

    private void storyboard(Context ctx, Subject subject, Trace trace) {
        Frame frame = frame(subject);
        Scene scene = Scene.of(subject.arguments());
        StoryboardBuilder builder = new StoryboardBuilder(trace, narrator, scene, subject.link());
        StoryboardView view =
                new StoryboardView(
                        frame,
                        heads.of(subject, trace, List.of()),
                        builder.frames(),
                        builder.url(trace.stages().get(0).result()),
                        pages.words()
                                .text(
                                        "stepper.costs",
                                        trace.counts().total(),
                                        trace.counts().depth()),
                        new SourcePane(trace, step -> null).overview(trace.method()));
        pages.send(
                ctx, Page.TRACE, Part.STEPPER, TraceView.overview(frame, beside.of(subject), view));
    }

    private Frame frame(Subject subject) {
        return pages.frame(subject.arguments().algorithm().title())
                .with("play.css", "grid.css", "stepper.css", "stepper.js", "table.js");
    }
}
