package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Scene;
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
import flipscope.web.site.Query;
import flipscope.web.trace.board.BesideView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.change.WrongInputs;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.Costs;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.HeadView.PinView;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.overview.SheetBuilder;
import flipscope.web.trace.overview.SheetView;
import flipscope.web.trace.overview.StoryboardBuilder;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PracticeView;
import flipscope.web.trace.predict.PredictView;
import flipscope.web.trace.predict.Predicting;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.StepRanges;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.LongestSentences;
import flipscope.web.trace.step.StepBuilder;
import java.util.List;
import java.util.Optional;

/**
 * Builds what an address asks for: the storyboard of an algorithm, or with {@code at} one of its
 * steps.
 */
public final class StepperViews {
    private final Narrator narrator;
    private final LongestSentences longest;
    private final Messages words;
    private final HeadBuilder heads;
    private final Predicting predicting;
    private final ChangedCode code;

    public StepperViews(
            Catalogue catalogue,
            Traces traces,
            Narrator narrator,
            LessonLinks lessons,
            Messages words) {
        this.narrator = narrator;
        this.longest = new LongestSentences(narrator);
        this.words = words;
        this.heads = new HeadBuilder(catalogue, traces, lessons, words);
        this.code = new ChangedCode(catalogue, traces, words);
        this.predicting = new Predicting(code, narrator);
    }

    /**
     * The storyboard or the step of a subject.
     *
     * @param beside the board beside it, or null
     * @param pin the way to keep it open beside a game, or to close it there, or null
     */
    public TraceView of(
            PageFrame frame, TraceRequest subject, Query query, BesideView beside, PinView pin) {
        Trace trace = code.trace(subject);
        Optional<PageView> asked =
                predicting.of(frame, subject, query, trace, StepOptions.of(query));
        if (asked.isPresent()) {
            return asking(frame, beside == null ? null : beside.still(), asked.get());
        }
        String at = at(query);
        return at.isEmpty()
                ? overview(frame, subject, trace, query, beside, pin)
                : step(
                        frame,
                        subject,
                        trace,
                        query,
                        beside,
                        pin,
                        StepRanges.of(frame, trace).nearest(StepReference.of(at, trace)),
                        StepOptions.of(query).withPresent(isPresented(subject, query)));
    }

    /** A question about a step, or the end of a practice run: the board waits meanwhile. */
    private static TraceView asking(PageFrame frame, BesideView beside, PageView asked) {
        return asked instanceof PracticeView practice
                ? new TraceView.PracticeEnd(frame, beside, practice)
                : new TraceView.AtQuestion(frame, beside, (PredictView) asked);
    }

    private static String at(Query query) {
        return query.string("at", TraceRequest.LONGEST_NAME).orElse("");
    }

    /** Whether a step is asked for as an audience sees it: alone on its page. */
    static boolean isPresented(TraceRequest subject, Query query) {
        boolean asked = query.choice("present", List.of("1")).isPresent();
        return asked && !at(query).isEmpty() && !TraceRequest.isBesideGame(subject.link());
    }

    /** Beside a game, and in a small frame, the code is as it is. */
    private CodeEditor editor(PageFrame frame, TraceRequest subject, Query query) {
        boolean fixed =
                TraceRequest.isBesideGame(subject.link())
                        || frame.isEmbedded() && !frame.embed().isFull();
        return fixed ? null : new CodeEditor(code, words, subject, query);
    }

    /** The address of a page where the changed code goes wrong; empty if none was found. */
    Optional<Link> wrongInputs(TraceRequest subject) {
        return new WrongInputs(code).find(subject);
    }

    private static Link link(TraceRequest subject, CodeEditor editor) {
        return editor == null ? subject.link() : editor.keep(subject.link());
    }

    /** The head over a trace, with what is different where the code has been changed. */
    private HeadView head(
            HeadView head, TraceRequest subject, Trace trace, Query query, Link here, Step shown) {
        boolean searched = WrongInputs.isAsked(subject, query);
        return subject.edit().isEmpty()
                ? head
                : head.of(
                        new ChangeBuilder(code, narrator, words, subject, trace)
                                .at(here, searched, shown));
    }

    private TraceView step(
            PageFrame given,
            TraceRequest subject,
            Trace trace,
            Query query,
            BesideView beside,
            PinView pin,
            StepReference moment,
            StepOptions look) {
        CodeEditor editor = editor(given, subject, query);
        Link link = link(subject, editor);
        Link here = look.on(link.with("at", StepReference.name(trace, moment.step())));
        PageFrame frame = given.opening(EmbedAddress.page(here));
        Scene scene = code.scene(subject);
        StepBuilder builder =
                new StepBuilder(
                        frame,
                        code.program(subject),
                        trace,
                        narrator,
                        longest,
                        scene,
                        link,
                        look,
                        editor);
        int stage = trace.steps().get(moment.step()).stage();
        HeadView head = heads.of(subject, trace, builder.chips(stage), pin);
        return new TraceView.AtStep(
                frame,
                beside,
                builder.at(
                        moment,
                        head(head, subject, trace, query, here, builder.shown(moment)),
                        sharing(frame, subject)));
    }

    private TraceView overview(
            PageFrame frame,
            TraceRequest subject,
            Trace trace,
            Query query,
            BesideView beside,
            PinView pin) {
        Scene scene = code.scene(subject);
        CodeEditor editor = editor(frame, subject, query);
        Link link = link(subject, editor);
        StoryboardBuilder builder = new StoryboardBuilder(trace, narrator, scene, link);
        StepRange passage = StepRanges.of(frame, trace);
        SourceView source = new SourcePane(trace, step -> null).overview(trace.method());
        HeadView head = heads.of(subject, trace, List.of(), pin);
        StoryboardView view =
                new StoryboardView(
                        frame,
                        head(head, subject, trace, query, link, null),
                        builder.frames(passage),
                        builder.url(Stops.of(trace, Detail.STAGE).within(passage).first().step()),
                        practice(subject),
                        TraceRequest.isBesideGame(subject.link()),
                        Costs.text(words, trace.counts()),
                        editor == null ? source : editor.on(source, trace.method(), link),
                        sharing(frame, subject).of(subject.link()));
        return new TraceView.Overview(frame, beside, view);
    }

    /** Beside a game its board would tell: a practice run has a page of its own. */
    private static String practice(TraceRequest subject) {
        return TraceRequest.apart(subject.link()).with("practice", "1").toString();
    }

    private static Sharing sharing(PageFrame frame, TraceRequest subject) {
        return new Sharing(frame, subject.arguments().algorithm());
    }

    private String change(TraceRequest subject, Trace trace) {
        return new ChangeBuilder(code, narrator, words, subject, trace).sentence();
    }

    /** The lines of a trace as a sheet; {@code query} says which step it was asked for at. */
    SheetView sheet(PageFrame frame, TraceRequest subject, Query query) {
        Technique algorithm = subject.arguments().algorithm();
        Trace trace = code.trace(subject);
        Scene scene = code.scene(subject);
        StoryboardBuilder pictures = new StoryboardBuilder(trace, narrator, scene, subject.link());
        Link back = StepOptions.of(query).on(subject.link().with("at", at(query)));
        return new SheetView(
                frame,
                subject.title(words),
                change(subject, trace),
                algorithm.summary(),
                subject.given(),
                new SheetBuilder(trace, code.program(subject), narrator, scene, pictures).parts(),
                Costs.text(words, trace.counts()),
                Costs.kinds(words, trace.counts()),
                frame.origin() + subject.link(),
                back.toString());
    }
}
