package flipscope.web.figure;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.story.StepReference;
import flipscope.story.StepText;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.Equation;
import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.StepLegend;

/** Collects what the stepper shows for a request, without the page around it. */
public final class FigureModels {
    private final ChangedCode code;
    private final Narrator narrator;
    private final Messages words;

    public FigureModels(Catalogue catalogue, Traces traces, Narrator narrator, Messages words) {
        this.code = new ChangedCode(catalogue, traces, words);
        this.narrator = narrator;
        this.words = words;
    }

    Trace trace(TraceRequest subject) {
        return code.trace(subject);
    }

    /** The step with this name, or the nearest one. */
    OneStep step(TraceRequest subject, String at, StepOptions look) {
        Trace trace = code.trace(subject);
        Scene scene = code.scene(subject);
        int named = StepReference.of(at, trace).step();
        Stops stops = Stops.around(trace, look.detail(), named);
        Stop stop = stops.stopOf(named);
        Step step = trace.steps().get(look.detail() == Detail.OPERATION ? named : stop.step());
        Technique algorithm = subject.arguments().algorithm();
        EquationView equation =
                new Equation(trace, narrator, scene, words, look.numbers()).of(step);
        return new OneStep(
                subject.title(words),
                algorithm.id(),
                where(stops, step, look.detail())
                        + " · "
                        + narrator.stageTitle(trace.stages().get(step.stage()), scene),
                StepText.source(trace, stop),
                narrator.sentence(trace, stop, scene),
                equation,
                new StepLegend(words, look.numbers()).of(equation),
                subject.given());
    }

    private String where(Stops stops, Step step, Detail detail) {
        int index = stops.indexOf(step.index()) + 1;
        int count = stops.list().size();
        return switch (detail) {
            case STAGE -> words.text("stepper.stage-of", index, count);
            case STATEMENT -> words.text("stepper.line-of", index, count);
            case OPERATION -> words.text("stepper.step-of", index, count);
        };
    }

    Storyboard storyboard(TraceRequest subject) {
        Trace trace = code.trace(subject);
        Scene scene = code.scene(subject);
        Technique algorithm = subject.arguments().algorithm();
        return new Storyboard(
                subject.title(words),
                algorithm.id(),
                algorithm.summary(),
                new StoryboardBuilder(trace, narrator, scene, subject.link()).frames(),
                Costs.text(words, trace.counts()),
                subject.given());
    }
}
