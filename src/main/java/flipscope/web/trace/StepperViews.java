package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.change.WrongInputs;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.overview.Sheet;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PredictViews;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.Stepper;
import java.util.Optional;

/**
 * Builds the view that an address asks for: the storyboard of an algorithm or, with {@code at}, one
 * step.
 */
public final class StepperViews {
    private final Messages words;
    private final HeadBuilder heads;
    private final PredictViews predicting;
    private final ChangedCode code;

    public StepperViews(
            Catalogue catalogue,
            Traces traces,
            ChangedCode code,
            LessonLinks lessons,
            Messages words) {
        this.words = words;
        this.heads = new HeadBuilder(catalogue, traces, lessons, words);
        this.code = code;
        this.predicting = new PredictViews(code);
    }

    /**
     * The storyboard or one step.
     *
     * @param inputs the inputs beside it, or null
     * @param pin the link that pins it to a game or unpins it, or null
     */
    public TraceView of(PageFrame frame, TraceRequest request, InputsView inputs, NamedLink pin) {
        Trace trace = code.trace(request);
        return predicting
                .of(frame, request, trace)
                .map(question -> new TraceView(inputs == null ? null : inputs.still(), question))
                .orElseGet(() -> new TraceView(inputs, shown(frame, request, trace, pin)));
    }

    private PageView shown(PageFrame frame, TraceRequest request, Trace trace, NamedLink pin) {
        return request.options().at().isEmpty()
                ? overview(frame, request, trace, pin)
                : step(frame, request, trace, pin);
    }

    /** No editor beside a game or in a small frame. */
    private Optional<CodeEditor> editor(PageFrame frame, TraceRequest request) {
        boolean fixed = request.isBesideGame() || frame.isEmbedded() && !frame.embed().isFull();
        return fixed
                ? Optional.empty()
                : Optional.of(new CodeEditor(code, words, request, request.options().code()));
    }

    /** The address of a page where the edited code goes wrong; empty if none was found. */
    Optional<Link> wrongInputs(TraceRequest request) {
        return new WrongInputs(code).find(request);
    }

    private static Link link(TraceRequest request, Optional<CodeEditor> editor) {
        return editor.map(each -> each.keep(request.link())).orElse(request.link());
    }

    /** The effect of the edit; null if the code is not edited. */
    private ChangeView effect(TraceRequest request, Trace trace, Link here, Step shown) {
        boolean searched = request.isSearch();
        return request.edit().isEmpty()
                ? null
                : new ChangeBuilder(code, words, request, trace).at(here, searched, shown);
    }

    private Stepper step(PageFrame frame, TraceRequest request, Trace trace, NamedLink pin) {
        StepReference reference =
                NamedSteps.of(frame, trace)
                        .nearest(StepReference.of(request.options().at(), trace));
        StepOptions options = request.options().step().withPresent(request.isPresented());
        Optional<CodeEditor> editor = editor(frame, request);
        Link link = link(request, editor);
        Link here = options.on(link.with("at", StepReference.name(trace, reference.step())));
        return new Stepper(
                frame.opening(EmbedAddress.page(here)),
                code.program(request),
                code.narrator(request),
                link,
                options,
                editor,
                reference,
                step -> heads.of(request, trace, pin, effect(request, trace, here, step)));
    }

    private StoryboardView overview(
            PageFrame frame, TraceRequest request, Trace trace, NamedLink pin) {
        Optional<CodeEditor> editor = editor(frame, request);
        Link link = link(request, editor);
        StoryboardBuilder builder = new StoryboardBuilder(code.narrator(request), link);
        StepRange passage = NamedSteps.of(frame, trace);
        SourceView source = SourcePane.overview(trace.method());
        return new StoryboardView(
                frame,
                heads.of(request, trace, pin, effect(request, trace, link, null)),
                builder.frames(passage),
                builder.url(Stops.of(trace, Detail.STAGE).within(passage).first().step()),
                practice(request),
                request.isBesideGame(),
                Costs.inSteps(words, trace),
                editor.map(each -> each.on(source, trace.method(), link)).orElse(source),
                new Sharing(frame, request.arguments().technique(), request.link(), false));
    }

    /**
     * The address of a practice run: always a page of its own, since the board of a game would give
     * answers away.
     */
    private static String practice(TraceRequest request) {
        return TraceRequest.apart(request.link()).with("practice", "1").toString();
    }

    /** The printable sheet of a trace. */
    Sheet sheet(PageFrame frame, TraceRequest request) {
        Narrator narrator = code.narrator(request);
        ChangeBuilder change = new ChangeBuilder(code, words, request, narrator.trace());
        return new Sheet(frame, request, code.program(request), narrator, change.sentence());
    }
}
