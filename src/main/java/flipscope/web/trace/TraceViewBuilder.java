package flipscope.web.trace;

import flipscope.story.Detail;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Link;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.Choice;
import flipscope.web.step.SourcePane;
import flipscope.web.step.SourceView;
import flipscope.web.step.StepAddresses;
import flipscope.web.step.StepBuilder;
import flipscope.web.step.StepView;
import flipscope.web.step.TracedRun;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.overview.PrintedTraceBuilder;
import flipscope.web.trace.overview.PrintedTraceView;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PredictBuilder;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
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
        return PredictBuilder.of(frame, run, request)
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

    private StepPage step(
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
        StepBuilder builder =
                new StepBuilder(run.program(), run.narrator(), links, passage, reference);
        StepView step = builder.view();
        int index = step.step().index();
        return new StepPage(
                frame.opening(links.here(reference.step())),
                step,
                editor.map(each -> source(each, builder, step)).orElse(step.source()),
                head(run, request, links.here(reference.step()), Optional.of(step.step())),
                options.present(),
                EmbedAddress.isEmbed(link.path())
                        ? null
                        : links.url(index, options.withPresent(!options.present())),
                new Choice(
                        "numbers",
                        links.url(index, options.withNumbers(!options.numbers())),
                        options.numbers()));
    }

    private static SourceView source(CodeEditor editor, StepBuilder builder, StepView step) {
        SourceView lines = editor.isOpen() ? builder.wholeSource() : step.source();
        return editor.on(lines, builder.method(), step.here());
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
    static PrintedTraceView sheet(PageContext frame, TracedRun run, TraceRequest request) {
        Optional<ChangeView> change = ChangeBuilder.quiet(run, request.link());
        return PrintedTraceBuilder.of(
                frame, run, request, change.map(ChangeView::sentence).orElse(""));
    }
}
