package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
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
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.overview.SheetBuilder;
import flipscope.web.trace.overview.SheetView;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PracticeView;
import flipscope.web.trace.predict.PredictView;
import flipscope.web.trace.predict.PredictViews;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.StepRanges;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.StepBuilder;
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
    public TraceView of(
            PageFrame frame,
            TraceRequest request,
            TraceOptions asked,
            InputsView inputs,
            PinView pin) {
        Trace trace = code.trace(request);
        Optional<PageView> question = predicting.of(frame, request, asked, trace);
        if (question.isPresent()) {
            return asking(frame, inputs == null ? null : inputs.still(), question.get());
        }
        String at = asked.at();
        return at.isEmpty()
                ? overview(frame, request, trace, asked, inputs, pin)
                : step(
                        frame,
                        request,
                        trace,
                        asked,
                        inputs,
                        pin,
                        StepRanges.of(frame, trace).nearest(StepReference.of(at, trace)),
                        asked.step().withPresent(isPresented(request, asked)));
    }

    /** A question about a step, or the end of a practice run: the board waits meanwhile. */
    private static TraceView asking(PageFrame frame, InputsView inputs, PageView asked) {
        return asked instanceof PracticeView practice
                ? new TraceView.PracticeEnd(frame, inputs, practice)
                : new TraceView.AtQuestion(frame, inputs, (PredictView) asked);
    }

    /** Whether a step is shown in presentation mode. */
    static boolean isPresented(TraceRequest request, TraceOptions asked) {
        return asked.present()
                && !asked.at().isEmpty()
                && !TraceRequest.isBesideGame(request.link());
    }

    /** No editor beside a game or in a small frame. */
    private CodeEditor editor(PageFrame frame, TraceRequest request, TraceOptions asked) {
        boolean fixed =
                TraceRequest.isBesideGame(request.link())
                        || frame.isEmbedded() && !frame.embed().isFull();
        return fixed ? null : new CodeEditor(code, words, request, asked.code());
    }

    /** The address of a page where the edited code goes wrong; empty if none was found. */
    Optional<Link> wrongInputs(TraceRequest request) {
        return new WrongInputs(code).find(request);
    }

    private static Link link(TraceRequest request, CodeEditor editor) {
        return editor == null ? request.link() : editor.keep(request.link());
    }

    /** The effect of the edit; null if the code is not edited. */
    private ChangeView effect(
            TraceRequest request, Trace trace, TraceOptions asked, Link here, Step shown) {
        boolean searched = WrongInputs.isAsked(request, asked.code());
        return request.edit().isEmpty()
                ? null
                : new ChangeBuilder(code, words, request, trace).at(here, searched, shown);
    }

    private TraceView step(
            PageFrame given,
            TraceRequest request,
            Trace trace,
            TraceOptions asked,
            InputsView inputs,
            PinView pin,
            StepReference reference,
            StepOptions options) {
        CodeEditor editor = editor(given, request, asked);
        Link link = link(request, editor);
        Link here = options.on(link.with("at", StepReference.name(trace, reference.step())));
        PageFrame frame = given.opening(EmbedAddress.page(here));
        StepBuilder builder =
                new StepBuilder(
                        frame,
                        code.program(request),
                        code.narrator(request),
                        link,
                        options,
                        editor);
        ChangeView effect = effect(request, trace, asked, here, builder.shown(reference));
        return new TraceView.AtStep(
                frame,
                inputs,
                builder.at(
                        reference, heads.of(request, trace, pin, effect), sharing(frame, request)));
    }

    private TraceView overview(
            PageFrame frame,
            TraceRequest request,
            Trace trace,
            TraceOptions asked,
            InputsView inputs,
            PinView pin) {
        CodeEditor editor = editor(frame, request, asked);
        Link link = link(request, editor);
        StoryboardBuilder builder = new StoryboardBuilder(code.narrator(request), link);
        StepRange passage = StepRanges.of(frame, trace);
        SourceView source = new SourcePane(trace, step -> null, true).overview(trace.method());
        ChangeView effect = effect(request, trace, asked, link, null);
        StoryboardView view =
                new StoryboardView(
                        frame,
                        heads.of(request, trace, pin, effect),
                        builder.frames(passage),
                        builder.url(Stops.of(trace, Detail.STAGE).within(passage).first().step()),
                        practice(request),
                        TraceRequest.isBesideGame(request.link()),
                        Costs.inSteps(words, trace),
                        editor == null ? source : editor.on(source, trace.method(), link),
                        sharing(frame, request).of(request.link(), false));
        return new TraceView.Overview(frame, inputs, view);
    }

    /**
     * The address of a practice run: always a page of its own, since the board of a game would give
     * answers away.
     */
    private static String practice(TraceRequest request) {
        return TraceRequest.apart(request.link()).with("practice", "1").toString();
    }

    private static Sharing sharing(PageFrame frame, TraceRequest request) {
        return new Sharing(frame, request.arguments().technique());
    }

    private String change(TraceRequest request, Trace trace) {
        return new ChangeBuilder(code, words, request, trace).sentence();
    }

    /** The printable sheet of a trace; {@code asked} holds the step to return to. */
    SheetView sheet(PageFrame frame, TraceRequest request, TraceOptions asked) {
        Technique technique = request.arguments().technique();
        Narrator narrator = code.narrator(request);
        Trace trace = narrator.trace();
        StoryboardBuilder pictures = new StoryboardBuilder(narrator, request.link());
        Link back = asked.step().on(request.link().with("at", asked.at()));
        return new SheetView(
                frame,
                request.title(words),
                change(request, trace),
                technique.summary(),
                request.given(),
                new SheetBuilder(code.program(request), narrator, pictures).parts(),
                Costs.text(words, trace.counts()),
                Costs.kinds(words, trace.counts()),
                frame.origin() + request.link(),
                back.toString());
    }
}
