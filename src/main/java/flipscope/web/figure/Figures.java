package flipscope.web.figure;

import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lays out figures: the places and sizes of their parts, and their texts. */
public final class Figures {
    private final FigureModels models;
    private final StepFigure steps;
    private final StoryboardFigure storyboards;

    public Figures(Pages pages, FigureModels models) {
        this.models = models;
        this.steps =
                new StepFigure(new Legend(pages.text("draw/samples.jte", Map.of())), pages.words());
        this.storyboards = new StoryboardFigure(pages.words());
    }

    /**
     * The figure of a step, or of the storyboard.
     *
     * @param at the name of the step; empty for the storyboard
     * @param options how the step is shown
     */
    public FigureView of(TraceRequest request, Optional<String> at, StepOptions options) {
        return at.map(name -> steps.of(models.step(request, name, options)))
                .orElseGet(() -> storyboards.of(models.storyboard(request)));
    }

    /** The same, optionally for a narrow screen; a storyboard has no narrow layout. */
    FigureView of(TraceRequest request, Optional<String> at, StepOptions options, boolean narrow) {
        return at.filter(step -> narrow)
                .map(step -> narrow(request, step, options))
                .orElseGet(() -> of(request, at, options));
    }

    /** Whether a request asks for narrow figures. */
    static boolean areNarrow(Query query) {
        return query.choice("narrow", List.of("1")).isPresent();
    }

    /** The figure of a step for a narrow screen. */
    public FigureView narrow(TraceRequest request, String at, StepOptions options) {
        return steps.narrow(models.step(request, at, options));
    }
}
