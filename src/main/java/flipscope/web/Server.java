package flipscope.web;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.engine.EnginePool;
import flipscope.lesson.Lessons;
import flipscope.lesson.read.Lab;
import flipscope.lesson.read.Library;
import flipscope.story.Narrator;
import flipscope.web.analysis.AnalysisPages;
import flipscope.web.analysis.ChoicePages;
import flipscope.web.bench.Benches;
import flipscope.web.compare.ComparePages;
import flipscope.web.compare.CompareViews;
import flipscope.web.embed.Embedding;
import flipscope.web.figure.FigureRoutes;
import flipscope.web.figure.Figures;
import flipscope.web.figure.FramedFigures;
import flipscope.web.figure.Shots;
import flipscope.web.lesson.LessonPages;
import flipscope.web.lesson.LessonSite;
import flipscope.web.lesson.LessonViews;
import flipscope.web.stepper.Finder;
import flipscope.web.stepper.HomeStoryboard;
import flipscope.web.stepper.PlayStepper;
import flipscope.web.stepper.StepperViews;
import flipscope.web.stepper.TechniquePages;
import flipscope.web.stepper.TraceApi;
import flipscope.web.stepper.TracePages;
import flipscope.web.stepper.WhyPanel;
import io.javalin.Javalin;
import io.javalin.config.HttpConfig;
import io.javalin.config.JavalinConfig;
import io.javalin.config.JettyConfig;
import io.javalin.config.RoutesConfig;

/** The web server: its settings and the table of its routes. */
public final class Server {
    /** Long enough for every URL whose parameters keep their own limits. */
    private static final int REQUEST_HEADER_BYTES = 64 * 1024;

    private static final long REQUEST_BODY_BYTES = 64 * 1024;

    /** Requests in flight get this long, in milliseconds, when the server stops. */
    private static final int STOP_TIMEOUT = 3_000;

    private final Settings settings;
    private final Assets assets;
    private final Pages pages;
    private final Errors errors;
    private final Turnstile engine;
    private final Catalogue catalogue = Catalogue.load();
    private final Traces traces = new Traces(catalogue);
    private final Benches benches = new Benches();

    private Server(Settings settings, Opponent engine) {
        this.settings = settings;
        this.engine = new Turnstile(engine, settings.behindProxy());
        this.assets = new Assets(settings.development());
        this.pages = new Pages(settings.development(), assets);
        this.errors = new Errors(pages);
    }

    /** A server that is ready to be started. */
    public static Javalin create(Settings settings) {
        EnginePool pool = new EnginePool();
        Javalin server = create(settings, Opponent.of(pool));
        server.unsafe.events.serverStopped(pool::close);
        return server;
    }

    /** A server whose moves somebody else finds. */
    static Javalin create(Settings settings, Opponent engine) {
        Server site = new Server(settings, engine);
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
        Finder finder = new Finder(catalogue, pages.words());
        HomeStoryboard story = new HomeStoryboard(catalogue, traces, narrator, pages.words());
        new ApiRoutes(engine, pages.words()).addTo(routes);
        TraceApi api = new TraceApi(catalogue, traces, finder, narrator);
        routes.get("/api/algorithms", api::algorithms);
        routes.get("/api/trace/<algorithm>", api::trace);
        StepperViews steppers = new StepperViews(catalogue, traces, narrator, pages.words());
        CompareViews compared = new CompareViews(catalogue, traces, narrator, pages.words());
        WhyPanel why = new WhyPanel(catalogue, traces, pages.words());
        PlayStepper beside = new PlayStepper(finder, steppers, pages.words());
        new FileRoutes(pages).addTo(routes);
        new PlayRoutes(pages, engine, story, beside, why).addTo(routes);
        routes.get("/play/analysis", new AnalysisPages(pages, engine)::show);
        routes.get("/play/choice", new ChoicePages(pages, engine)::show);
        routes.get("/trace", new TechniquePages(pages, catalogue, traces)::show);
        TracePages trace = new TracePages(pages, finder, steppers, traces, why);
        routes.get("/trace/<algorithm>", trace::show);
        routes.get("/embed/trace/<algorithm>", trace::show);
        routes.options("/embed/*", Embedding::allow);
        Shots shots = new Shots(catalogue, traces, narrator, pages.words());
        routes.get("/figure/trace/<algorithm>", new FigureRoutes(pages, finder, shots)::show);
        Figures figures = new Figures(pages, shots);
        routes.get(
                "/embed/figure/trace/<algorithm>", new FramedFigures(pages, finder, figures)::show);
        ComparePages compare = new ComparePages(pages, catalogue, traces, finder, compared);
        routes.get("/compare", compare::show);
        routes.get("/embed/compare", compare::show);
        Lessons lessons = lessons(settings, new Lab(catalogue, traces));
        LessonViews taught = LessonSite.views(pages, lessons, catalogue, traces, narrator, benches);
        new LessonPages(pages, lessons, taught).addTo(routes);
        routes.get("/health", ctx -> ctx.contentType("text/plain").result("ok\n"));
        routes.get("/favicon.ico", ctx -> ctx.redirect(assets.url("favicon.svg")));
        routes.get("/static/<name>", assets::send);
    }

    private static Lessons lessons(Settings settings, Lab lab) {
        return settings.lessons()
                .map(folder -> Library.with(folder, lab))
                .orElseGet(() -> Library.builtIn(lab));
    }
}
