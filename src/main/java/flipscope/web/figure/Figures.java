package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;

/** Lays out figures: the places and sizes of their parts, and their texts. */
public final class Figures {
    private final FigureModels models;
    private final StepFigure steps;
    private final StoryboardFigure storyboards;

    public Figures(Messages words, FigureModels models) {
        this.models = models;
        this.steps = new StepFigure(words);
        this.storyboards = new StoryboardFigure(words);
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

    /** The figure that an address asks for; a storyboard has no narrow layout. */
    FigureView of(FigureRequest asked) {
        return asked.at()
                .filter(step -> asked.narrow())
                .map(step -> narrow(asked.trace(), step, asked.options()))
                .orElseGet(() -> of(asked.trace(), asked.at(), asked.options()));
    }

    /** The figure of a step for a narrow screen. */
    public FigureView narrow(TraceRequest request, String at, StepOptions options) {
        return steps.narrow(models.step(request, at, options));
    }
}
