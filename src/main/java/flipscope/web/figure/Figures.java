package flipscope.web.figure;

import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.Input;
import flipscope.trace.Trace;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.figure.Card.Item;
import flipscope.web.step.StepAddresses;
import flipscope.web.step.StepBuilder;
import flipscope.web.step.StepLegend;
import flipscope.web.step.StepView;
import flipscope.web.step.TracedRun;
import flipscope.web.step.TracedRuns;
import flipscope.web.step.ValuePictures;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
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
        return step(request, run(request));
    }

    private TracedRun run(TraceRequest request) {
        return runs.of(request.arguments(), request.edit());
    }

    private OneStep step(TraceRequest request, TracedRun run) {
        TraceOptions asked = request.options();
        Trace trace = run.trace();
        int named = NamedSteps.step(asked.at(), trace, words);
        StepAddresses links = new StepAddresses(trace, request.link(), asked.step().withoutBit());
        StepBuilder builder =
                new StepBuilder(
                        run.program(),
                        run.narrator(),
                        links,
                        StepRange.whole(trace),
                        new StepReference(named, true));
        return step(
                builder.view(),
                asked.step().numbers(),
                request.title(words),
                request.technique().id(),
                request.given());
    }

    /**
     * A step of any trace.
     *
     * @param given what was traced, as parameters
     */
    OneStep step(StepView step, boolean bitNumbers, String title, String id, List<String> given) {
        return new OneStep(
                words,
                title,
                id,
                step.track().where() + " · " + step.stage(),
                step.code(),
                step.sentence(),
                step.equation(),
                new StepLegend(words, bitNumbers).of(step.equation().atRest()),
                given);
    }

    Storyboard storyboard(TraceRequest request) {
        return storyboard(request, run(request));
    }

    private Storyboard storyboard(TraceRequest request, TracedRun run) {
        Technique technique = request.technique();
        return new Storyboard(
                words,
                request.title(words),
                technique.id(),
                technique.summary(),
                new StoryboardBuilder(run.narrator(), request.link()).frames(),
                Costs.text(words, run.trace().counts()),
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
        TracedRun run = run(request);
        Trace trace = run.trace();
        NamedSteps.of(words, from, to, trace);
        NamedSteps.step(options.at(), trace, words);
        if (options.question().isAsked()) {
            return question(request, run.narrator());
        }
        return request.isOverview() ? storyboard(request, run).card() : step(request, run).card();
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
