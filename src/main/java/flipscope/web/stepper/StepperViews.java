package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.Detail;
import flipscope.story.Moment;
import flipscope.story.Narrator;
import flipscope.story.Passage;
import flipscope.story.Scene;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.Link;
import flipscope.web.Query;
import flipscope.web.embed.EmbedAddress;
import flipscope.web.embed.Passages;
import flipscope.web.view.BesideView;
import flipscope.web.view.Frame;
import flipscope.web.view.HeadView;
import flipscope.web.view.HeadView.PinView;
import flipscope.web.view.SheetView;
import flipscope.web.view.SourceView;
import flipscope.web.view.StoryboardView;
import flipscope.web.view.TraceView;
import java.util.List;
import java.util.Optional;

/**
 * Builds what an address asks for: the storyboard of an algorithm, or with {@code at} one of its
 * steps.
 */
public final class StepperViews {
    static final int LONGEST_NAME = 80;

    private final Narrator narrator;
    private final LongestSentences longest;
    private final Messages words;
    private final Heads heads;
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
        this.heads = new Heads(catalogue, traces, lessons, words);
        this.code = new ChangedCode(catalogue, traces, words);
        this.predicting = new Predicting(code, narrator);
    }

    /**
     * The storyboard or the step of a subject.
     *
     * @param beside the board beside it, or null
     * @param pin the way to keep it open beside a game, or to close it there, or null
     */
    TraceView of(Frame frame, Subject subject, Query query, BesideView beside, PinView pin) {
        Trace trace = code.trace(subject);
        Optional<TraceView> asked =
                predicting.of(frame, subject, query, beside, trace, Look.of(query));
        if (asked.isPresent()) {
            return asked.get();
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
                        Passages.of(frame, trace).nearest(Moment.of(at, trace)),
                        Look.of(query).withPresent(isPresented(subject, query)));
    }

    private static String at(Query query) {
        return query.string("at", LONGEST_NAME).orElse("");
    }

    /** Whether a step is asked for as an audience sees it: alone on its page. */
    static boolean isPresented(Subject subject, Query query) {
        boolean asked = query.choice("present", List.of("1")).isPresent();
        return asked && !at(query).isEmpty() && !isBesideGame(subject.link());
    }

    /** Whether a stepper of this address is a part of another page: of a game, or of anybody's. */
    static boolean isPart(Link link) {
        return isBesideGame(link) || EmbedAddress.isEmbed(link.path());
    }

    /** Whether a stepper of this address is a part of the page of a game. */
    static boolean isBesideGame(Link link) {
        return !link.get("trace").isEmpty();
    }

    /** The page of its own for what is stepped beside a game, which keeps the game. */
    static Link apart(Link link) {
        return isBesideGame(link) ? link.at("/trace/" + link.get("trace")).with("trace", "") : link;
    }

    /** Beside a game, and in a small frame, the code is as it is. */
    private CodeEditor editor(Frame frame, Subject subject, Query query) {
        boolean fixed =
                isBesideGame(subject.link()) || frame.isEmbedded() && !frame.embed().isFull();
        return fixed ? null : new CodeEditor(code, words, subject, query);
    }

    /** The address of a page where the changed code goes wrong; empty if none was found. */
    Optional<Link> wrongInputs(Subject subject) {
        return new WrongInputs(code).find(subject);
    }

    private static Link link(Subject subject, CodeEditor editor) {
        return editor == null ? subject.link() : editor.keep(subject.link());
    }

    /** The head over a trace, with what is different where the code has been changed. */
    private HeadView head(
            HeadView head, Subject subject, Trace trace, Query query, Link here, Step shown) {
        boolean searched = WrongInputs.isAsked(subject, query);
        return subject.edit().isEmpty()
                ? head
                : head.of(
                        new ChangeBuilder(code, narrator, words, subject, trace)
                                .at(here, searched, shown));
    }

    private TraceView step(
            Frame given,
            Subject subject,
            Trace trace,
            Query query,
            BesideView beside,
            PinView pin,
            Moment moment,
            Look look) {
        CodeEditor editor = editor(given, subject, query);
        Link link = link(subject, editor);
        Link here = look.on(link.with("at", Moment.name(trace, moment.step())));
        Frame frame = given.opening(EmbedAddress.page(here));
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
        return TraceView.step(
                frame,
                beside,
                builder.at(
                        moment,
                        head(head, subject, trace, query, here, builder.shown(moment)),
                        sharing(frame, subject)));
    }

    private TraceView overview(
            Frame frame,
            Subject subject,
            Trace trace,
            Query query,
            BesideView beside,
            PinView pin) {
        Scene scene = code.scene(subject);
        CodeEditor editor = editor(frame, subject, query);
        Link link = link(subject, editor);
        StoryboardBuilder builder = new StoryboardBuilder(trace, narrator, scene, link);
        Passage passage = Passages.of(frame, trace);
        SourceView source = new SourcePane(trace, step -> null).overview(trace.method());
        HeadView head = heads.of(subject, trace, List.of(), pin);
        StoryboardView view =
                new StoryboardView(
                        frame,
                        head(head, subject, trace, query, link, null),
                        builder.frames(passage),
                        builder.url(Stops.of(trace, Detail.STAGE).within(passage).first().step()),
                        practice(subject),
                        isBesideGame(subject.link()),
                        Costs.text(words, trace.counts()),
                        editor == null ? source : editor.on(source, trace.method(), link),
                        sharing(frame, subject).of(subject.link()));
        return TraceView.overview(frame, beside, view);
    }

    /** Beside a game its board would tell: a practice run has a page of its own. */
    private static String practice(Subject subject) {
        return apart(subject.link()).with("practice", "1").toString();
    }

    private static Sharing sharing(Frame frame, Subject subject) {
        return new Sharing(frame, subject.arguments().algorithm());
    }

    private String change(Subject subject, Trace trace) {
        return new ChangeBuilder(code, narrator, words, subject, trace).sentence();
    }

    /** The lines of a trace as a sheet; {@code query} says which step it was asked for at. */
    SheetView sheet(Frame frame, Subject subject, Query query) {
        Algorithm algorithm = subject.arguments().algorithm();
        Trace trace = code.trace(subject);
        Scene scene = code.scene(subject);
        StoryboardBuilder pictures = new StoryboardBuilder(trace, narrator, scene, subject.link());
        Link back = Look.of(query).on(subject.link().with("at", at(query)));
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
