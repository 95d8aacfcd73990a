package flipscope.web.figure;

import flipscope.catalogue.Technique;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepText;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.EquationBuilder;
import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.StepLegend;
import java.util.List;

/**
 * Figures: what the stepper shows for a request, without the page around it, and how that is laid
 * out.
 */
record Figures(ChangedCode code, Messages words) {
    Trace trace(TraceRequest request) {
        return code.trace(request);
    }

    /**
     * The step that a request names.
     *
     * @throws flipscope.web.site.ProblemException with 404 if the trace has none
     */
    OneStep step(TraceRequest request) {
        TraceOptions asked = request.options();
        Narrator narrator = code.narrator(request);
        int named = NamedSteps.step(asked.at(), narrator.trace(), words);
        String id = request.technique().id();
        return step(narrator, named, asked.step(), request.title(words), id, request.given());
    }

    /**
     * A step of any trace.
     *
     * @param given what was traced, as parameters
     */
    OneStep step(
            Narrator narrator,
            int named,
            StepOptions options,
            String title,
            String id,
            List<String> given) {
        Trace trace = narrator.trace();
        Stops stops = Stops.around(trace, options.detail(), named);
        Stop stop = stops.stopOf(named);
        Step step = trace.step(options.detail() == Detail.OPERATION ? named : stop.step());
        EquationView equation =
                new EquationBuilder(narrator, options.numbers()).of(stop, options.detail());
        return new OneStep(
                title,
                id,
                narrator.where(stops, options.detail(), step.index())
                        + " · "
                        + narrator.stageTitle(step),
                StepText.source(trace, trace.step(stop.step())),
                narrator.sentence(stop),
                equation,
                new StepLegend(words, options.numbers()).of(equation),
                given);
    }

    Storyboard storyboard(TraceRequest request) {
        Narrator narrator = code.narrator(request);
        Trace trace = narrator.trace();
        Technique technique = request.technique();
        return new Storyboard(
                request.title(words),
                technique.id(),
                technique.summary(),
                new StoryboardBuilder(narrator, request.link()).frames(),
                Costs.text(words, trace.counts()),
                request.given());
    }

    /** The figure that an address asks for; a storyboard has no narrow layout. */
    FigureView of(FigureRequest asked) {
        if (asked.trace().isOverview()) {
            return new StoryboardFigure(words).of(storyboard(asked.trace()));
        }
        StepFigure figure = new StepFigure(words);
        OneStep step = step(asked.trace());
        return asked.narrow() ? figure.narrow(step) : figure.of(step);
    }
}
