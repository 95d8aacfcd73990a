package flipscope.web.stepper;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Algorithm.From;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.web.GameState;
import flipscope.web.Link;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Part;
import flipscope.web.Query;
import flipscope.web.embed.EmbedAddress;
import flipscope.web.embed.Embedding;
import flipscope.web.view.EmbedView;
import flipscope.web.view.Frame;
import flipscope.web.view.HeadView.PinView;
import flipscope.web.view.TraceView;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;

/** {@code GET /trace/<algorithm>}: the storyboard, or with {@code at} one step. */
public final class TracePages {
    private final Pages pages;
    private final Messages words;
    private final Finder finder;
    private final StepperViews views;
    private final ChangedCode code;
    private final FairPositions fair;
    private final BesideBoard beside;

    public TracePages(
            Pages pages,
            Finder finder,
            StepperViews views,
            ChangedCode code,
            Traces traces,
            WhyPanel why) {
        this.pages = pages;
        this.words = pages.words();
        this.finder = finder;
        this.views = views;
        this.code = code;
        this.fair = new FairPositions(code);
        this.beside = new BesideBoard(traces, words, why);
    }

    /** The page, or the stepper alone when htmx asks. */
    public void show(Context ctx) {
        Algorithm algorithm = finder.algorithm(ctx.pathParam("algorithm"));
        Query query = fair.of(algorithm, Query.of(ctx, words));
        Subject asked = subject(ctx, algorithm, query);
        mending(ctx, asked)
                .ifPresentOrElse(
                        mending -> show(ctx, mending.query(query), mending.subject()),
                        () -> follow(ctx, query, asked));
    }

    /** A change that cannot run, where there is room to mend it: in a small frame there is none. */
    private Optional<Mending> mending(Context ctx, Subject asked) {
        boolean small = Embedding.of(ctx, words).filter(each -> !each.view().isFull()).isPresent();
        return small ? Optional.empty() : Mending.of(code, asked);
    }

    private void follow(Context ctx, Query query, Subject subject) {
        elsewhere(ctx, query, subject)
                .ifPresentOrElse(
                        url -> ctx.redirect(url, HttpStatus.SEE_OTHER),
                        () -> show(ctx, query, subject));
    }

    /** The same inside somebody else's page, for whoever wants to know what is drawn there. */
    public TraceView framed(String id, Query query, EmbedView look) {
        Subject subject = Subject.read(finder.algorithm(id), query);
        Frame frame = Frame.of(words, name -> name, subject.title(words)).within(look);
        return views.of(frame, subject, query, null, null);
    }

    /** Where a request leads that asks for what another page shows. */
    private Optional<String> elsewhere(Context ctx, Query query, Subject subject) {
        if (!WrongInputs.isAsked(subject, query)) {
            return TypedChange.address(ctx, query);
        }
        return views.wrongInputs(subject)
                .map(link -> Embedding.of(ctx, words).map(each -> each.in(link)).orElse(link))
                .map(link -> link + "#stepper");
    }

    private void show(Context ctx, Query query, Subject subject) {
        Frame frame =
                pages.frame(ctx, subject.title(words))
                        .standingAt(page(subject, query))
                        .withBoardAndStepper();
        if (isSheet(subject, query)) {
            pages.send(ctx, Page.SHEET, views.sheet(frame, subject, query));
            return;
        }
        boolean presented = StepperViews.isPresented(subject, query);
        boolean alone = frame.isEmbedded() || presented;
        // The board stands beside the stepper; where only that is to change it is not drawn.
        boolean board = !alone && (!Pages.wantsFragment(ctx) || isWhole(ctx));
        TraceView view =
                views.of(
                        alone ? alone(frame, presented) : frame,
                        subject,
                        query,
                        board ? beside.of(subject, query) : null,
                        pin(ctx, subject));
        if (view.isRefused() || subject.fault().isPresent()) {
            ctx.status(400);
        }
        pages.send(ctx, Page.TRACE, isWhole(ctx) ? Part.TRACE : Part.STEPPER, view);
    }

    /** What a frame has no use for otherwise has to come along for an audience. */
    private static Frame alone(Frame frame, boolean presented) {
        Frame alone = frame.standingAlone();
        return presented && frame.isEmbedded() ? alone.with("presenter.css") : alone;
    }

    /** Whether all lines are to be printed. A question is printed as it stands: they would tell. */
    private static boolean isSheet(Subject subject, Query query) {
        return query.choice("print", List.of("1")).isPresent()
                && !Predicting.isAsked(subject, query);
    }

    /** The address under which this is passed on, with its inputs written out. */
    private static Link page(Subject subject, Query query) {
        Link page = EmbedAddress.page(Look.of(query).on(subject.link()));
        for (String each : List.of("at", "predict", "practice")) {
            page = page.with(each, query.string(each, StepperViews.LONGEST_NAME).orElse(""));
        }
        return page;
    }

    /** What is stepped; a question about a square stays with it until the board is changed. */
    private Subject subject(Context ctx, Algorithm algorithm, Query query) {
        Subject plain = Subject.read(algorithm, query);
        Subject subject = Embedding.of(ctx, words).map(plain::within).orElse(plain);
        boolean changing = query.choice(Subject.SETUP, List.of("1")).isPresent();
        return WhyPanel.explains(algorithm) && !changing
                ? WhyPanel.asked(query).map(subject::asking).orElse(subject)
                : subject;
    }

    /** Whether the board is to change together with the stepper. */
    private static boolean isWhole(Context ctx) {
        return "trace".equals(ctx.header("HX-Target"));
    }

    /** What a game is played beside follows its position, so it cannot be tied to one move. */
    private PinView pin(Context ctx, Subject subject) {
        Optional<Embedding> embedding = Embedding.of(ctx, words);
        if (embedding.isPresent()) {
            return subject.game().map(game -> back(embedding.get(), game)).orElse(null);
        }
        if (subject.game().isEmpty() || subject.arguments().algorithm().takes(From.MOVE)) {
            return null;
        }
        return new PinView(PlayStepper.pinned(subject), words.text("stepper.pin"));
    }

    /** In a frame there is no board beside the stepper to go back by. */
    private PinView back(Embedding embedding, GameState game) {
        Link page = Link.to("/play").with(game.url().stepping(Optional.empty()).parameters());
        return new PinView(embedding.in(page).toString(), words.text("embed.game"));
    }
}
