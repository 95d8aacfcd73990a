package flipscope.web.trace;

import flipscope.story.Detail;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.overview.PrintedTrace;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PredictView;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.request.TracedRun;
import flipscope.web.trace.step.ShownStep;
import flipscope.web.trace.step.StepAddresses;
import flipscope.web.trace.step.Stepper;
import java.util.Optional;

/**
 * Builds the view that an address asks for: the storyboard of an algorithm or, with {@code at}, one
 * step.
 */
public record TraceViewBuilder(HeadBuilder heads) {

    /**
     * The storyboard or one step.
     *
     * @param inputs the inputs beside it
     */
    public TraceView of(
            PageContext frame, TracedRun run, TraceRequest request, Optional<InputsView> inputs) {
        return PredictView.of(frame, run, request)
                .map(question -> new TraceView(inputs.map(InputsView::still), question))
                .orElseGet(() -> new TraceView(inputs, shown(frame, run, request)));
    }

    private PageView shown(PageContext frame, TracedRun run, TraceRequest request) {
        // No editor in a small frame.
        Optional<CodeEditor> editor =
                Optional.of(request)
                        .filter(each -> frame.hasAllControls())
                        .map(each -> new CodeEditor(run, each.options().code()));
        Link link = editor.map(each -> each.keep(request.link())).orElse(request.link());
        return request.isOverview()
                ? overview(frame, run, request, link, editor)
                : step(frame, run, request, link, editor);
    }

    private HeadView head(TracedRun run, TraceRequest request, Link here, Optional<Step> step) {
        return heads.of(request, run.trace(), ChangeBuilder.of(run, here, step));
    }

    private Stepper step(
            PageContext frame,
            TracedRun run,
            TraceRequest request,
            Link link,
            Optional<CodeEditor> editor) {
        Trace trace = run.trace();
        StepRange passage = NamedSteps.of(frame, trace);
        StepReference reference = passage.nearest(StepReference.of(request.options().at(), trace));
        StepOptions options = request.options().step().withPresent(request.isPresented());
        StepAddresses links = new StepAddresses(trace, link, options);
        Link here = links.here(reference.step());
        ShownStep shown = ShownStep.of(run.program(), run.narrator(), links, passage, reference);
        return new Stepper(
                frame.opening(here),
                editor,
                reference,
                shown,
                head(run, request, here, Optional.of(shown.step())));
    }

    private StoryboardView overview(
            PageContext frame,
            TracedRun run,
            TraceRequest request,
            Link link,
            Optional<CodeEditor> editor) {
        Trace trace = run.trace();
        StoryboardBuilder builder = new StoryboardBuilder(run.narrator(), link);
        StepRange passage = NamedSteps.of(frame, trace);
        SourceView source = SourcePane.overview(trace.method());
        return new StoryboardView(
                frame,
                head(run, request, link, Optional.empty()),
                builder.frames(passage),
                builder.url(Stops.of(trace, Detail.STAGE).within(passage).first().step()),
                request.link().with("practice", "1").toString(),
                Costs.text(frame.words(), trace.counts()),
                editor.map(each -> each.on(source, trace.method(), link)).orElse(source),
                new Sharing(frame, request.technique(), request.link(), false));
    }

    /** The printable sheet of a trace. */
    PrintedTrace sheet(PageContext frame, TracedRun run, TraceRequest request) {
        return new PrintedTrace(
                frame,
                request,
                run.program(),
                run.narrator(),
                ChangeBuilder.quiet(run, request.link()).map(ChangeView::sentence).orElse(""));
    }
}
