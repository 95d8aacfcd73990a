package flipscope.web;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.engine.EnginePool;
import flipscope.lesson.Lessons;
import flipscope.lesson.read.Lab;
import flipscope.lesson.read.Library;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.web.api.ApiRoutes;
import flipscope.web.api.TraceApi;
import flipscope.web.compare.ComparePages;
import flipscope.web.compare.CompareViews;
import flipscope.web.compare.ComparisonSummaries;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.FigureModels;
import flipscope.web.figure.FigureRenderer;
import flipscope.web.figure.FigureRoutes;
import flipscope.web.figure.Figures;
import flipscope.web.figure.FramedFigures;
import flipscope.web.figure.PaintedImages;
import flipscope.web.figure.TraceCards;
import flipscope.web.home.HomeRoutes;
import flipscope.web.home.HomeStoryboard;
import flipscope.web.lesson.LessonPages;
import flipscope.web.lesson.LessonSite;
import flipscope.web.lesson.LessonViews;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.play.FileRoutes;
import flipscope.web.play.GameCards;
import flipscope.web.play.GamePages;
import flipscope.web.play.PlayRoutes;
import flipscope.web.play.PlayStepper;
import flipscope.web.play.analysis.AnalysisPages;
import flipscope.web.play.analysis.ChoicePages;
import flipscope.web.share.CardIndex;
import flipscope.web.share.CardRoutes;
import flipscope.web.share.FrameHeights;
import flipscope.web.share.OEmbed;
import flipscope.web.share.SharePages;
import flipscope.web.share.height.CompareHeight;
import flipscope.web.share.height.FigureHeight;
import flipscope.web.share.height.GameHeight;
import flipscope.web.share.height.HeightSource;
import flipscope.web.share.height.TraceHeight;
import flipscope.web.site.Assets;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Embedding;
import flipscope.web.site.Errors;
import flipscope.web.site.JettyErrors;
import flipscope.web.site.Pages;
import flipscope.web.site.SecurityHeaders;
import flipscope.web.site.Settings;
import flipscope.web.site.SiteOrigin;
import flipscope.web.trace.KeptSteps;
import flipscope.web.trace.StepperViews;
import flipscope.web.trace.TracePages;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.overview.TechniquePages;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.AlgorithmLookup;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.why.WhyPanel;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.HttpConfig;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.config.RoutesConfig;
import java.util.Map;

/** The web server: its settings and the table of its routes. */
public final class Server {
    /** Long enough for every URL whose parameters keep their own limits. */
    private static final int REQUEST_HEADER_BYTES = 64 * 1024;

    private static final long REQUEST_BODY_BYTES = 64 * 1024;

    /** A third of the work of the usual level, 6, for an eighth more bytes. */
    private static final int COMPRESSION = 3;

    /** Requests in flight get this long, in milliseconds, when the server stops. */
    private static final int STOP_TIMEOUT = 3_000;

    private final Settings settings;
    private final Assets assets;
    private final PaintedImages gallery;
    private final SiteOrigin origin;
    private final Pages pages;
    private final Errors errors;
    private final SearchLimiter engine;
    private final Catalogue catalogue = Catalogue.load();
    private final Traces traces = new Traces(catalogue);
    private final Benches benches = new Benches();

    private Server(Settings settings, EngineClient engine, PaintedImages gallery) {
        this.settings = settings;
        this.assets = new Assets(settings.development());
        this.gallery = gallery;
        this.origin = new SiteOrigin(settings.behindProxy());
        this.pages = new Pages(settings.development(), assets, origin, gallery::isOpen);
        this.errors = new Errors(pages);
        this.engine = new SearchLimiter(engine, settings.behindProxy());
    }

    /** A server that is ready to be started. */
    public static Javalin create(Settings settings) {
        EnginePool pool = new EnginePool();
        Javalin server = create(settings, EngineClient.of(pool));
        server.unsafe.events.serverStopped(pool::close);
        return server;
    }

    /** A server whose moves somebody else finds. */
    static Javalin create(Settings settings, EngineClient engine) {
        return create(settings, engine, PaintedImages.ofThisMachine());
    }

    /** The same with pictures that somebody else paints. */
    static Javalin create(Settings settings, EngineClient engine, PaintedImages gallery) {
        Server site = new Server(settings, engine, gallery);
        Javalin server = Javalin.create(site::configure);
        server.unsafe.events.serverStopped(site.benches::close);
        return server;
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        http(config.http);
        jetty(config.jetty);
        routes(config.routes);
        errors.addTo(config.routes);
    }

    private static void http(HttpConfig http) {
        http.prefer405over404 = true;
        http.maxRequestSize = REQUEST_BODY_BYTES;
        http.compressionStrategy = new CompressionStrategy(null, new Gzip(COMPRESSION));
    }

    private void jetty(JettyConfig jetty) {
        jetty.port = settings.port();
        FileRoutes.limit(jetty.multipartConfig);
        jetty.modifyServer(
                server -> {
                    server.setStopTimeout(STOP_TIMEOUT);
                    server.setErrorHandler(new JettyErrors(errors));
                });
        jetty.modifyHttpConfiguration(
                http -> {
                    http.setRequestHeaderSize(REQUEST_HEADER_BYTES);
                    http.setSendServerVersion(false);
                    http.addCustomizer(new SecurityHeaders());
                });
    }

    private void routes(RoutesConfig routes) {
        Narrator narrator = new Narrator(pages.words(), catalogue.sources());
        AlgorithmLookup finder = new AlgorithmLookup(catalogue, pages.words());
        Lessons lessons = lessons(settings, new Lab(catalogue, traces));
        LessonLinks lessonLinks = new LessonLinks(lessons, pages.words());
        HomeStoryboard story =
                new HomeStoryboard(catalogue, traces, narrator, lessonLinks, pages.words());
        new ApiRoutes(engine, pages.words()).addTo(routes);
        TraceApi api = new TraceApi(catalogue, traces, finder, narrator);
        routes.get("/api/algorithms", api::algorithms);
        routes.get("/api/trace/<algorithm>", api::trace);
        StepperViews steppers =
                new StepperViews(catalogue, traces, narrator, lessonLinks, pages.words());
        CompareViews compared = new CompareViews(catalogue, traces, narrator, pages.words());
        WhyPanel why = new WhyPanel(catalogue, traces, pages.words());
        PlayStepper beside = new PlayStepper(finder, steppers, pages.words());
        new FileRoutes(pages).addTo(routes);
        new HomeRoutes(pages, story).addTo(routes);
        new PlayRoutes(pages, engine, beside, why).addTo(routes);
        routes.get("/play/analysis", new AnalysisPages(pages, engine)::show);
        routes.get("/play/choice", new ChoicePages(pages, engine)::show);
        routes.get("/trace", new TechniquePages(pages, catalogue, traces, lessonLinks)::show);
        ChangedCode code = new ChangedCode(catalogue, traces, pages.words());
        TracePages trace = new TracePages(pages, finder, steppers, code, traces, why);
        KeptSteps kept = new KeptSteps(origin, lessonLinks);
        routes.get("/trace/<algorithm>", kept.or(trace::show));
        routes.get("/embed/trace/<algorithm>", trace::show);
        routes.options("/embed/*", Embedding::allow);
        FigureModels shots = new FigureModels(catalogue, traces, narrator, pages.words());
        FigureRenderer drawn = new FigureRenderer(pages);
        routes.get(
                "/figure/trace/<algorithm>",
                new FigureRoutes(pages, finder, shots, drawn, gallery)::show);
        Figures figures = new Figures(pages, shots);
        FramedFigures framed = new FramedFigures(pages, finder, figures);
        routes.get("/embed/figure/trace/<algorithm>", framed::show);
        ComparisonSummaries briefs =
                new ComparisonSummaries(catalogue, traces, narrator, pages.words());
        ComparePages compare = new ComparePages(pages, catalogue, traces, finder, compared, briefs);
        routes.get("/compare", compare::show);
        routes.get("/embed/compare", compare::show);
        LessonViews taught = LessonSite.views(pages, lessons, catalogue, traces, narrator, benches);
        Card site = siteCard(story);
        LessonPages course =
                new LessonPages(pages, lessons, taught, LessonSite.cards(traces, narrator, site));
        course.addTo(routes);
        TraceCards traced =
                new TraceCards(finder, new FairPositions(code), shots, narrator, pages.words());
        GameCards played = new GameCards(pages.words());
        Map<Kind, CardSource> cards =
                Map.of(
                        Kind.TRACE, traced::of,
                        Kind.FIGURE, traced::of,
                        Kind.COMPARE, compare::card,
                        Kind.PLAY, played::of,
                        Kind.BOARD, played::of,
                        Kind.LESSON, course::card);
        CardIndex sights = new CardIndex(cards, site, pages.words());
        routes.get(
                "/figure/card/{width}/<page>",
                new CardRoutes(sights, drawn, gallery, pages.words())::show);
        FrameHeights heights = heights(trace, compare, framed);
        OEmbed oembed = new OEmbed(origin, sights, heights, gallery, story.page(), pages.words());
        routes.get("/oembed", oembed::show);
        routes.get("/share", new SharePages(pages, sights, heights, story.page())::show);
        routes.get("/health", ctx -> ctx.contentType("text/plain").result("ok\n"));
        routes.get("/favicon.ico", ctx -> ctx.redirect(assets.url("favicon.svg")));
        routes.get("/static/<name>", assets::send);
    }

    private FrameHeights heights(TracePages trace, ComparePages compare, FramedFigures figures) {
        GamePages games = new GamePages(pages);
        HeightSource game =
                (name, query, look, width) -> GameHeight.of(games.framed(query, look), width);
        return new FrameHeights(
                Map.of(
                        Kind.TRACE,
                        (name, query, look, width) ->
                                TraceHeight.of(trace.framed(name, query, look), width),
                        Kind.COMPARE,
                        (name, query, look, width) ->
                                CompareHeight.of(compare.framed(query, look), width),
                        Kind.FIGURE,
                        (name, query, look, width) ->
                                FigureHeight.of(figures.figure(name, query), width),
                        Kind.PLAY,
                        game,
                        Kind.BOARD,
                        game),
                pages.words());
    }

    private Card siteCard(HomeStoryboard story) {
        Messages words = pages.words();
        return Card.of(
                words.text("home.headline"),
                "",
                words.text("home.subline"),
                TraceCards.row(story.frames()));
    }

    private static Lessons lessons(Settings settings, Lab lab) {
        return settings.lessons()
                .map(folder -> Library.with(folder, lab))
                .orElseGet(() -> Library.builtIn(lab));
    }
}
