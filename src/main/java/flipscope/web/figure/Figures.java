package flipscope.web.figure;

import flipscope.catalogue.Technique;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepText;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Input;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.figure.Card.Item;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.request.TracedRun;
import flipscope.web.trace.request.TracedRuns;
import flipscope.web.trace.step.EquationBuilder;
import flipscope.web.trace.step.EquationView;
import flipscope.web.trace.step.StepLegend;
import flipscope.web.trace.step.ValuePictures;
import java.util.ArrayList;
import java.util.List;

/** What the stepper shows for a request, without the page around it: as figures and as cards. */
record Figures(TracedRuns runs, Messages words) {
    /**
     * The step that a request names.
     *
     * @throws flipscope.web.address.ProblemException with 404 if the trace has none
     */
    OneStep step(TraceRequest request) {
        return step(request, run(request).narrator());
    }

    private TracedRun run(TraceRequest request) {
        return runs.of(request.arguments(), request.edit());
    }

    private OneStep step(TraceRequest request, Narrator narrator) {
        TraceOptions asked = request.options();
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
                words,
                title,
                id,
                narrator.where(stops, options.detail(), step.index())
                        + " · "
                        + narrator.stageTitle(step),
                StepText.source(trace, trace.step(stop.step())),
                narrator.sentence(stop),
                equation,
                new StepLegend(words, options.numbers()).of(equation.atRest()),
                given);
    }

    Storyboard storyboard(TraceRequest request) {
        return storyboard(request, run(request).narrator());
    }

    private Storyboard storyboard(TraceRequest request, Narrator narrator) {
        Trace trace = narrator.trace();
        Technique technique = request.technique();
        return new Storyboard(
                words,
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
            return storyboard(asked.trace()).drawn();
        }
        OneStep step = step(asked.trace());
        return asked.narrow() ? step.narrow() : step.drawn();
    }

    /**
     * The card of an address.
     *
     * @param from the first step of the passage, or empty
     * @param to the last step of the passage, or empty
     * @throws flipscope.web.address.ProblemException if the page itself would be refused
     */
    Card card(TraceRequest request, String from, String to) {
        TraceOptions options = request.options();
        Narrator narrator = run(request).narrator();
        Trace trace = narrator.trace();
        NamedSteps.of(words, from, to, trace);
        NamedSteps.step(options.at(), trace, words);
        if (options.question().isAsked()) {
            return question(request, narrator);
        }
        return request.isOverview()
                ? storyboard(request, narrator).card()
                : step(request, narrator).card();
    }

    /** The card of a question: its inputs, without anything that gives the answer away. */
    private Card question(TraceRequest request, Narrator narrator) {
        Picture plain = new ValuePictures(narrator, false).plain();
        List<Item> row = new ArrayList<>();
        for (Input each : narrator.trace().inputs()) {
            row.add(Item.value(each.name(), plain.of(each.name(), each.value(), each.view())));
        }
        row.add(Item.sign("→"));
        row.add(Item.sign("?"));
        return Card.of(
                request.title(words),
                words.text("share.card.question"),
                words.text("share.card.question.telling"),
                row);
    }
}
