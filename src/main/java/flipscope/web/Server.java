package flipscope.web;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.engine.EnginePool;
import flipscope.lesson.Lessons;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.web.api.ApiRoutes;
import flipscope.web.api.TraceApi;
import flipscope.web.compare.ComparePages;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardRequest;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.FigureModels;
import flipscope.web.figure.FigureRenderer;
import flipscope.web.figure.FigureRoutes;
import flipscope.web.figure.Figures;
import flipscope.web.figure.FramedFigures;
import flipscope.web.figure.PaintedImages;
import flipscope.web.figure.TraceCards;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
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
import flipscope.web.site.Link;
import flipscope.web.site.Pages;
import flipscope.web.site.SecurityHeaders;
import flipscope.web.site.Settings;
import flipscope.web.site.SiteOrigin;
import flipscope.web.trace.StepCache;
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
import io.javalin.http.util.AsyncExecutor;

import kotlin.LazyKt;

import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** Configures the web server and its routes. */
public final class Server {
    /** Enough for every URL whose parameters are within their limits. */
    private static final int REQUEST_HEADER_BYTES = 64 * 1024;

    private static final long REQUEST_BODY_BYTES = 64 * 1024;

    /** Takes a third of the CPU time of the default level 6, for an eighth more bytes. */
    private static final int COMPRESSION = 3;

    /** How long running requests may take when the server stops, in milliseconds. */
    private static final int STOP_TIMEOUT = 3_000;

    private final Settings settings;
    private final Assets assets;
    private final PaintedImages images;
    private final SiteOrigin origin;
    private final Pages pages;
    private final Errors errors;
    private final SearchLimiter engine;
    private final Catalogue catalogue = Catalogue.load();
    private final Traces traces = new Traces(catalogue);
    private final Benches benches = new Benches();

    /** Sends the progress of searches. */
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Server::clockThread);

    private Server(Settings settings, EngineClient engine, PaintedImages images) {
        this.settings = settings;
        this.assets = new Assets(settings.development());
        this.images = images;
        this.origin = new SiteOrigin(settings.behindProxy());
        this.pages = new Pages(settings.development(), assets, origin, images::isOpen);
        this.errors = new Errors(pages);
        this.engine = new SearchLimiter(engine, settings.behindProxy());
    }

    /** A server ready to be started. */
    public static Javalin create(Settings settings) {
        EnginePool pool = new EnginePool();
        Javalin server = create(settings, EngineClient.of(pool));
        server.unsafe.events.serverStopped(pool::close);
        return server;
    }

    /** The same with another engine, for tests. */
    static Javalin create(Settings settings, EngineClient engine) {
        return create(settings, engine, PaintedImages.ofThisMachine());
    }

    /** The same with another image painter, for tests. */
    static Javalin create(Settings settings, EngineClient engine, PaintedImages images) {
        Server site = new Server(settings, engine, images);
        Javalin server = Javalin.create(site::configure);
        server.unsafe.events.serverStopped(site::close);
        return server;
    }

    private static Thread clockThread(Runnable task) {
        Thread thread = new Thread(task, "clock");
        thread.setDaemon(true);
        return thread;
    }

    private void close() {
        benches.close();
        clock.shutdownNow();
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        // Javalin never closes an executor of its own.
        config.concurrency.executor = LazyKt.lazyOf(new AsyncExecutor(clock));
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
        Lessons lessons = lessons(settings, new LessonTechniques(catalogue, traces, Link::url));
        LessonLinks lessonLinks = new LessonLinks(lessons, pages.words());
        HomeStoryboard story =
                new HomeStoryboard(catalogue, traces, narrator, lessonLinks, pages.words());
        new ApiRoutes(engine, pages.words()).addTo(routes);
        new TraceApi(catalogue, traces, finder, narrator).addTo(routes);
        StepperViews steppers =
                new StepperViews(catalogue, traces, narrator, lessonLinks, pages.words());
        WhyPanel why = new WhyPanel(catalogue, traces, pages.words());
        PlayStepper beside = new PlayStepper(finder, steppers, pages.words());
        new FileRoutes(pages).addTo(routes);
        new HomeRoutes(pages, story).addTo(routes);
        new PlayRoutes(pages, engine, clock, beside, why).addTo(routes);
        new AnalysisPages(pages, engine).addTo(routes);
        new ChoicePages(pages, engine).addTo(routes);
        new TechniquePages(pages, catalogue, traces, lessonLinks).addTo(routes);
        ChangedCode code = new ChangedCode(catalogue, traces, pages.words());
        TracePages trace = new TracePages(pages, finder, steppers, code, traces, why);
        trace.addTo(routes, new StepCache(origin, lessonLinks));
        routes.options("/embed/*", Embedding::allow);
        FigureModels models = new FigureModels(catalogue, traces, narrator, pages.words());
        FigureRenderer renderer = new FigureRenderer(pages);
        new FigureRoutes(pages, finder, models, renderer, images).addTo(routes);
        Figures figures = new Figures(pages, models);
        FramedFigures framed = new FramedFigures(pages, finder, figures);
        framed.addTo(routes);
        ComparePages compare = new ComparePages(pages, catalogue, traces, finder, narrator);
        compare.addTo(routes);
        LessonViews lessonViews =
                LessonSite.views(pages, lessons, catalogue, traces, narrator, benches);
        Card site = siteCard(story);
        LessonPages lessonPages =
                new LessonPages(
                        pages, lessons, lessonViews, LessonSite.cards(traces, narrator, site));
        lessonPages.addTo(routes);
        TraceCards traceCards =
                new TraceCards(new FairPositions(code), models, narrator, pages.words());
        CardSource traced =
                (name, query) -> traceCards.of(CardRequest.read(finder.algorithm(name), query));
        CardIndex cards = cards(traced, compare, lessonPages, site);
        new CardRoutes(cards, renderer, images, pages.words()).addTo(routes);
        FrameHeights heights = heights(trace, compare, framed);
        new OEmbed(origin, cards, heights, images, story.page(), pages.words()).addTo(routes);
        new SharePages(pages, cards, heights, story.page()).addTo(routes);
        routes.get("/health", ctx -> ctx.contentType("text/plain").result("ok\n"));
        assets.addTo(routes);
    }

    private CardIndex cards(
            CardSource traced, ComparePages compare, LessonPages lessons, Card site) {
        GameCards games = new GameCards(pages.words());
        Map<Kind, CardSource> sources =
                Map.of(
                        Kind.TRACE,
                        traced,
                        Kind.FIGURE,
                        traced,
                        Kind.COMPARE,
                        compare::card,
                        Kind.PLAY,
                        (name, query) -> games.of(GameReader.begin(query)),
                        Kind.BOARD,
                        (name, query) -> games.of(GameReader.begin(query)),
                        Kind.LESSON,
                        (name, query) -> lessons.card(name));
        return new CardIndex(sources, site, pages.words());
    }

    private FrameHeights heights(TracePages trace, ComparePages compare, FramedFigures figures) {
        GamePages games = new GamePages(pages);
        HeightSource game =
                (name, query, options, width) -> {
                    GameState shown =
                            options.isPicture()
                                    ? GameReader.beginBoard(query)
                                    : GameReader.begin(query);
                    return GameHeight.of(games.framed(shown, options), width);
                };
        return new FrameHeights(
                Map.of(
                        Kind.TRACE,
                        (name, query, options, width) ->
                                TraceHeight.of(trace.framed(name, query, options), width),
                        Kind.COMPARE,
                        (name, query, options, width) ->
                                CompareHeight.of(compare.framed(query, options), width),
                        Kind.FIGURE,
                        (name, query, options, width) ->
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

    private static Lessons lessons(Settings settings, LessonTechniques techniques) {
        return settings.lessons()
                .map(folder -> Library.with(folder, techniques))
                .orElseGet(() -> Library.builtIn(techniques));
    }
}
