package flipscope.server;

import flipscope.catalogue.Catalogue;
import flipscope.engine.EnginePool;
import flipscope.server.bench.TimedBenches;
import flipscope.server.guard.Guards;
import flipscope.text.Directory;
import flipscope.web.Outside;
import flipscope.web.WebSite;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.PaintedImages;
import flipscope.web.page.Declared;
import flipscope.web.play.FileRoutes;
import flipscope.work.FatalErrors;
import flipscope.work.MemoryProbe;
import flipscope.work.WorkPool;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.HttpConfig;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.config.MultipartConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.util.AsyncExecutor;
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

    /** What stands around a file in a body. */
    private static final int AROUND_KB = 8;

    /** The largest body: a file and what is around it. */
    private static final int LARGEST_BODY = (FileRoutes.LARGEST_KB + AROUND_KB) * 1024;

    /** How often connections are looked through for requests that do not get on, in seconds. */
    private static final int SWEEP = 5;

    /** How long running requests may take when the server stops, in milliseconds. */
    private static final int STOP_TIMEOUT = 3_000;

    private final Settings settings;
    private final StaticFiles assets;
    private final BasePath basePath;
    private final Guards guards;
    private final Admission admission;
    private final Exchanges exchanges;
    private final WebSite site;
    private final TimedBenches benches = new TimedBenches();
    private final MemoryProbe memory = new MemoryProbe();

    /** Sends the progress of searches, and looks after the connections. */
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Server::clockThread);

    private Server(
            Settings settings,
            Catalogue catalogue,
            WorkPool workers,
            Searches engine,
            PaintedImages images) {
        FatalErrors.prepare();
        this.settings = settings;
        Declared declared = new Declared();
        this.assets = new StaticFiles(settings.development(), declared);
        Forwarded forwarded = new Forwarded(settings.behindProxy());
        this.basePath = new BasePath(settings.basePath(), forwarded);
        this.guards = new Guards(forwarded::client, LARGEST_BODY);
        this.admission = new Admission(workers, engine, forwarded);
        this.exchanges = new Exchanges(forwarded, clock);
        this.site =
                new WebSite(
                        catalogue,
                        settings.lessons().map(Directory::new),
                        new Outside(
                                declared,
                                assets::url,
                                JteTemplates.of(settings.development()),
                                images,
                                admission,
                                benches,
                                settings.development(),
                                settings.footer()));
    }

    /** A server ready to be started. */
    public static Javalin create(Settings settings) {
        return create(settings, Catalogue.load(settings.algorithms().map(Directory::new)));
    }

    /** A server of a catalogue that is loaded already, for tests. */
    public static Javalin create(Settings settings, Catalogue catalogue) {
        WorkPool workers = new WorkPool();
        EnginePool pool = new EnginePool(workers);
        Javalin server =
                create(settings, catalogue, workers, pool::submit, PngImages.ofThisMachine());
        server.unsafe.events.serverStopping(pool::close);
        return server;
    }

    /** The same with other threads for heavy work, another engine and painter. */
    public static Javalin create(
            Settings settings,
            Catalogue catalogue,
            WorkPool workers,
            Searches engine,
            PaintedImages images) {
        Server made = new Server(settings, catalogue, workers, engine, images);
        Javalin server = Javalin.create(made::configure);
        server.unsafe.events.serverStarted(made.memory::begin);
        server.unsafe.events.serverStopped(made::close);
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
        config.router.handlerWrapper(new HeavyPages(admission, exchanges, site));
        config.router.javaLangErrorHandler((response, error) -> FatalErrors.endAfter(error));
        http(config.http);
        jetty(config.jetty);
        routes(config.routes);
        new Failures(site.errors(), exchanges).addTo(config.routes);
    }

    private static void http(HttpConfig http) {
        http.prefer405over404 = true;
        http.maxRequestSize = LARGEST_BODY;
        http.compressionStrategy = COMPRESSION;
    }

    private void jetty(JettyConfig jetty) {
        jetty.addConnector(this::connector);
        limit(jetty.multipartConfig);
        jetty.modifyServer(
                server -> {
                    server.setStopTimeout(STOP_TIMEOUT);
                    server.setErrorHandler(new JettyErrors(site.errors(), basePath));
                    guards.addTo(server);
                });
        jetty.modifyHttpConfiguration(
                http -> {
                    Guards.addTo(http);
                    http.setRequestHeaderSize(REQUEST_HEADER_BYTES);
                    http.setSendServerVersion(false);
                    http.setResponseHeaderSize(HttpRules.RESPONSE_HEADER_BYTES);
                    http.addCustomizer(basePath);
                    http.addCustomizer(new SecurityCustomizer());
                    http.addCustomizer(new HeadAsGet());
                    http.addCustomizer(new RequestCharset());
                });
    }

    /** Keeps files in memory, since they are small; refuses larger ones with 413. */
    private static void limit(MultipartConfig files) {
        files.maxFileSize(FileRoutes.LARGEST_KB, SizeUnit.KB);
        files.maxTotalRequestSize(FileRoutes.LARGEST_KB + AROUND_KB, SizeUnit.KB);
        files.maxInMemoryFileSize(FileRoutes.LARGEST_KB + AROUND_KB, SizeUnit.KB);
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

    private void routes(RoutesConfig javalin) {
        Routes routes = exchanges.into(javalin);
        javalin.before(admission::see);
        site.addTo(routes);
        assets.addTo(routes);
        new HttpRules(site.errors(), exchanges, site.pages().words()).addTo(javalin);
    }
}
