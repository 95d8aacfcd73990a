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
    private final FigureModels shots;
    private final StepFigure steps;
    private final StoryboardFigure storyboards;

    public Figures(Pages pages, FigureModels shots) {
        this.shots = shots;
        this.steps =
                new StepFigure(new Legend(pages.text("draw/samples.jte", Map.of())), pages.words());
        this.storyboards = new StoryboardFigure(pages.words());
    }

    /**
     * The figure of a step, or of the storyboard.
     *
     * @param at the name of the step; empty for the storyboard
     * @param look how the step is shown
     */
    public FigureView of(TraceRequest subject, Optional<String> at, StepOptions look) {
        return at.map(name -> steps.of(shots.step(subject, name, look)))
                .orElseGet(() -> storyboards.of(shots.storyboard(subject)));
    }

    /** The same, optionally for a narrow screen; a storyboard has no narrow layout. */
    FigureView of(TraceRequest subject, Optional<String> at, StepOptions look, boolean narrow) {
        return at.filter(step -> narrow)
                .map(step -> narrow(subject, step, look))
                .orElseGet(() -> of(subject, at, look));
    }

    /** Whether a request asks for narrow figures. */
    static boolean areNarrow(Query query) {
        return query.choice("narrow", List.of("1")).isPresent();
    }

    /** The figure of a step for a narrow screen. */
    public FigureView narrow(TraceRequest subject, String at, StepOptions look) {
        return steps.narrow(shots.step(subject, at, look));
    }
}
