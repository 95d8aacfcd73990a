package flipscope.web;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.engine.EnginePool;
import flipscope.judge.Judge;
import flipscope.judge.Tasks;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.Marking;
import flipscope.web.api.ApiRoutes;
import flipscope.web.bits.BitsPages;
import flipscope.web.compare.ComparePages;
import flipscope.web.docs.DocsPages;
import flipscope.web.engine.Admission;
import flipscope.web.engine.EngineClient;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.FigureSite;
import flipscope.web.figure.PaintedImages;
import flipscope.web.guard.Guards;
import flipscope.web.lesson.LessonPages;
import flipscope.web.lesson.LessonPictures;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.play.FileRoutes;
import flipscope.web.play.PlayPages;
import flipscope.web.play.analysis.AnalysisPages;
import flipscope.web.play.analysis.RetryPages;
import flipscope.web.play.bits.GameBits;
import flipscope.web.play.opening.OpeningPages;
import flipscope.web.play.own.OwnGames;
import flipscope.web.play.puzzle.PuzzleRoutes;
import flipscope.web.scorefour.ScoreFourPages;
import flipscope.web.share.ShareSite;
import flipscope.web.sheet.MarksPages;
import flipscope.web.sheet.SheetPages;
import flipscope.web.site.Assets;
import flipscope.web.site.BasePath;
import flipscope.web.site.ClientEndPoint;
import flipscope.web.site.EmbedAddress.Kind;
import flipscope.web.site.Errors;
import flipscope.web.site.Forwarded;
import flipscope.web.site.HeadAsGet;
import flipscope.web.site.HeadConnections;
import flipscope.web.site.HttpRules;
import flipscope.web.site.JettyErrors;
import flipscope.web.site.Link;
import flipscope.web.site.Pages;
import flipscope.web.site.Release;
import flipscope.web.site.RequestCharset;
import flipscope.web.site.SecurityHeaders;
import flipscope.web.site.Settings;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.write.WriteRoutes;
import flipscope.work.FatalErrors;
import flipscope.work.MemoryProbe;
import flipscope.work.WorkPool;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.HttpConfig;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.util.AsyncExecutor;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import kotlin.LazyKt;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.NanoTime;

/** Configures the web server and its routes. */
public final class Server {
    /** Enough for every address of ours, and for the one that it was asked from. */
    private static final int REQUEST_HEADER_BYTES = 32 * 1024;

    /** Level 5 takes three quarters of the CPU time of level 6, for a thirtieth more bytes. */
    private static final CompressionStrategy COMPRESSION =
            new CompressionStrategy(null, new Gzip(5));

    private static final String HEALTHY = "ok " + Release.version() + "\n";

    /** How often connections are looked through for requests that do not get on, in seconds. */
    private static final int SWEEP = 5;

    /** How long running requests may take when the server stops, in milliseconds. */
    private static final int STOP_TIMEOUT = 3_000;

    private final Settings settings;
    private final Assets assets;
    private final PaintedImages images;
    private final BasePath basePath;
    private final Pages pages;
    private final Errors errors;
    private final Guards guards;
    private final Admission admission;
    private final Catalogue catalogue;
    private final Traces traces = new Traces();
    private final LessonTechniques techniques;
    private final Library lessons;
    private final Tasks tasks;
    private final Benches benches = new Benches();
    private final MemoryProbe memory = new MemoryProbe();

    /** Sends the progress of searches, and looks after the connections. */
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Server::clockThread);

    private Server(
            Settings settings,
            Catalogue catalogue,
            WorkPool workers,
            EngineClient engine,
            PaintedImages images) {
        FatalErrors.prepare();
        this.settings = settings;
        this.catalogue = catalogue;
        this.assets = new Assets(settings.development());
        this.images = images;
        Forwarded forwarded = new Forwarded(settings.behindProxy());
        this.basePath = new BasePath(settings.basePath(), forwarded);
        this.pages =
                new Pages(
                        settings.development(),
                        assets,
                        forwarded,
                        images::isOpen,
                        settings.footer());
        this.errors = new Errors(pages);
        this.guards = new Guards(forwarded, FileRoutes.LARGEST_BODY);
        this.admission = new Admission(workers, engine, forwarded);
        this.techniques = new LessonTechniques(catalogue, traces, Link::url);
        this.lessons = Library.of(techniques, settings.lessons());
        this.tasks = techniques.tasks();
    }

    /** A server ready to be started. */
    public static Javalin create(Settings settings) {
        return create(settings, Catalogue.load(settings.algorithms()));
    }

    /** A server of a catalogue that is loaded already, for tests. */
    public static Javalin create(Settings settings, Catalogue catalogue) {
        WorkPool workers = new WorkPool();
        EnginePool pool = new EnginePool(workers);
        Javalin server =
                create(settings, catalogue, workers, pool::submit, PaintedImages.ofThisMachine());
        server.unsafe.events.serverStopping(pool::close);
        return server;
    }

    /** The same with other threads for heavy work, another engine and painter. */
    static Javalin create(
            Settings settings,
            Catalogue catalogue,
            WorkPool workers,
            EngineClient engine,
            PaintedImages images) {
        Server site = new Server(settings, catalogue, workers, engine, images);
        Javalin server = Javalin.create(site::configure);
        server.unsafe.events.serverStarted(site.memory::begin);
        server.unsafe.events.serverStopped(site::close);
        return server;
    }

    private static Thread clockThread(Runnable task) {
        Thread thread = new Thread(task, "clock");
        thread.setDaemon(true);
        return thread;
    }

    private void close() {
        memory.end();
        benches.close();
        clock.shutdownNow();
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        // Javalin never closes an executor of its own.
        config.concurrency.executor = LazyKt.lazyOf(new AsyncExecutor(clock));
        config.router.handlerWrapper(new HeavyPages(admission));
        config.router.javaLangErrorHandler((response, error) -> FatalErrors.endAfter(error));
        http(config.http);
        jetty(config.jetty);
        routes(config.routes);
        errors.addTo(config.routes);
    }

    private static void http(HttpConfig http) {
        http.prefer405over404 = true;
        http.maxRequestSize = FileRoutes.LARGEST_BODY;
        http.compressionStrategy = COMPRESSION;
    }

    private void jetty(JettyConfig jetty) {
        jetty.addConnector(this::connector);
        FileRoutes.limit(jetty.multipartConfig);
        jetty.modifyServer(
                server -> {
                    server.setStopTimeout(STOP_TIMEOUT);
                    server.setErrorHandler(new JettyErrors(errors, basePath));
                    guards.addTo(server);
                });
        jetty.modifyHttpConfiguration(
                http -> {
                    Guards.addTo(http);
                    http.setRequestHeaderSize(REQUEST_HEADER_BYTES);
                    http.setSendServerVersion(false);
                    http.setResponseHeaderSize(HttpRules.RESPONSE_HEADER_BYTES);
                    http.addCustomizer(basePath);
                    http.addCustomizer(new SecurityHeaders());
                    http.addCustomizer(new HeadAsGet());
                    http.addCustomizer(new RequestCharset());
                });
    }

    private ServerConnector connector(
            org.eclipse.jetty.server.Server server, HttpConfiguration http) {
        ServerConnector connector = ClientEndPoint.connector(server, new HeadConnections(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        guards.addTo(connector);
        var unused =
                clock.scheduleWithFixedDelay(
                        () -> lookAfter(connector), SWEEP, SWEEP, TimeUnit.SECONDS);
        return connector;
    }

    private static void lookAfter(ServerConnector connector) {
        HeadConnections.closeUnfinished(connector, NanoTime.now());
        ClientEndPoint.lookAround(connector);
    }

    private void routes(RoutesConfig routes) {
        routes.before(admission::see);
        LessonLinks lessonLinks = new LessonLinks(lessons, pages.words());
        TraceSite trace = TraceSite.of(pages, catalogue, traces, lessonLinks);
        FigureSite figures = new FigureSite(trace, images);
        ComparePages compare = new ComparePages(trace);
        GameBits bits = new GameBits(trace);
        Card site = bits.card();
        Judge judge = new Judge();
        LessonPictures pictures = new LessonPictures(trace, benches);
        Sheets sheets = Sheets.of(lessons, settings.lessons());
        LessonPages lesson = new LessonPages(pages, lessons, sheets, pictures, site);
        WriteRoutes write = new WriteRoutes(pages, tasks, judge, lessonLinks);
        BitsPages pad = new BitsPages(pages, figures);
        trace.addTo(routes);
        new ApiRoutes(admission, trace).addTo(routes);
        figures.addTo(routes);
        compare.addTo(routes);
        OwnGames own = new OwnGames(pages, tasks, judge);
        PlayPages play = new PlayPages(trace, admission, clock, bits, own);
        play.addTo(routes);
        own.addTo(routes, play::play);
        new FileRoutes(pages).addTo(routes);
        new ScoreFourPages(trace, admission, clock, figures).addTo(routes);
        new AnalysisPages(pages, admission).addTo(routes);
        new RetryPages(pages, admission).addTo(routes);
        new PuzzleRoutes(pages).addTo(routes);
        new OpeningPages(pages, admission).addTo(routes);
        write.addTo(routes);
        new DocsPages(pages).addTo(routes);
        pad.addTo(routes);
        lesson.addTo(routes);
        Marking marking = new Marking(pictures.positions(), judge, pages.words());
        SheetPages sheet = new SheetPages(trace, sheets, marking, pictures.boards());
        sheet.addTo(routes);
        new MarksPages(pages, sheets, marking).addTo(routes);
        Map<Kind, CardSource> cards =
                Map.of(
                        Kind.TRACE,
                        figures.cards(),
                        Kind.FIGURE,
                        figures.cards(),
                        Kind.COMPARE,
                        compare::card,
                        Kind.WRITE,
                        write::card,
                        Kind.BITS,
                        pad::card,
                        Kind.LESSON,
                        (slug, query) -> lesson.card(slug),
                        Kind.SHEET,
                        (slug, query) -> sheet.card(slug));
        new ShareSite(pages, images, bits.page(), site, cards).addTo(routes);
        routes.get("/health", ctx -> ctx.contentType("text/plain").result(HEALTHY));
        assets.addTo(routes);
        new HttpRules(errors, basePath.forwarded(), pages.words()).addTo(routes);
    }
}
