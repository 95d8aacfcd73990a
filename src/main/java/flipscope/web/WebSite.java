package flipscope.web;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.judge.Judge;
import flipscope.judge.Tasks;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.Marking;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import flipscope.text.OpenFolder;
import flipscope.web.address.Link;
import flipscope.web.api.ApiRoutes;
import flipscope.web.bits.BitsPages;
import flipscope.web.compare.ComparePages;
import flipscope.web.docs.DocsPages;
import flipscope.web.engine.Engines;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.Card;
import flipscope.web.figure.FigureSite;
import flipscope.web.lesson.LessonPages;
import flipscope.web.lesson.LessonPictures;
import flipscope.web.page.Errors;
import flipscope.web.page.Feature;
import flipscope.web.page.Pages;
import flipscope.web.page.Release;
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
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.TechniquePages;
import flipscope.web.trace.TraceFeature;
import flipscope.web.trace.TracePages;
import flipscope.web.trace.TraceViewBuilder;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.TechniquePaths;
import flipscope.web.trace.request.KnownTechniques;
import flipscope.web.trace.why.WhyPanel;
import flipscope.web.write.WriteRoutes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The site: a list of features, whoever carries its requests. */
public final class WebSite {
    private static final String HEALTHY = "ok " + Release.version() + "\n";

    private final Pages pages;
    private final Errors errors;
    private final List<Feature> features;

    /**
     * @param folder that of an instructor's own lessons and sheets, if any
     */
    public WebSite(Catalogue catalogue, Optional<OpenFolder> folder, Outside outside) {
        this.pages =
                new Pages(
                        outside.development(),
                        outside.assets(),
                        outside.templates(),
                        outside.declared(),
                        outside.images()::isOpen,
                        outside.footer());
        this.errors = new Errors(pages);
        this.features = features(catalogue, folder, outside);
        outside.declared().take(features);
    }

    /** In the order in which their routes are tried. */
    private List<Feature> features(
            Catalogue catalogue, Optional<OpenFolder> folder, Outside outside) {
        Engines engines = outside.engines();
        Traces traces = new Traces();
        LessonTechniques techniques = new LessonTechniques(catalogue, traces, Link::url);
        Library lessons = Library.of(techniques, folder);
        Sheets sheets = Sheets.of(lessons, folder);
        Tasks tasks = techniques.tasks();
        Judge judge = new Judge();
        LessonLinks links = new LessonLinks(lessons, pages.words());
        Messages words = pages.words();
        KnownTechniques known = new KnownTechniques(catalogue, words);
        TracedRuns runs = new TracedRuns(traces, new Narrators(words, catalogue.sources()));
        WhyPanel why = new WhyPanel(catalogue, traces, words);
        InputsBuilder inputs = new InputsBuilder(words, why);
        TechniquePaths paths = new TechniquePaths(catalogue, traces, links, words);
        HeadBuilder heads = new HeadBuilder(catalogue, traces, links, words, paths);
        TracePages trace = new TracePages(pages, known, runs, inputs, new TraceViewBuilder(heads));
        FigureSite figures = new FigureSite(pages, known, runs, outside.images());
        GameBits bits = new GameBits(catalogue, traces, words);
        Card card = bits.card();
        OwnGames own = new OwnGames(pages, tasks, judge);
        PlayPages play = new PlayPages(pages, known, why, engines, bits, own);
        LessonPictures pictures = new LessonPictures(catalogue, runs, outside.benches());
        Marking marking = new Marking(pictures.positions(), judge, words);
        List<Feature> all =
                new ArrayList<>(
                        List.of(
                                new TraceFeature(
                                        trace, new TechniquePages(pages, known, runs, paths)),
                                new ApiRoutes(engines, known, runs),
                                figures,
                                new ComparePages(pages, known, runs, inputs),
                                play,
                                own.pages(play::play),
                                new FileRoutes(pages),
                                new ScoreFourPages(pages, catalogue, traces, engines, figures),
                                new AnalysisPages(pages, engines),
                                new RetryPages(pages, engines),
                                new PuzzleRoutes(pages),
                                new OpeningPages(pages, engines),
                                new WriteRoutes(pages, tasks, judge, links),
                                new DocsPages(pages),
                                new BitsPages(pages, figures),
                                new LessonPages(pages, lessons, sheets, pictures, card),
                                new SheetPages(pages, runs, sheets, marking),
                                new MarksPages(pages, sheets, marking)));
        all.add(new ShareSite(pages, outside.images(), bits.page(), card, List.copyOf(all)));
        return all;
    }

    public Pages pages() {
        return pages;
    }

    public Errors errors() {
        return errors;
    }

    public void addTo(Routes routes) {
        features.forEach(each -> each.addTo(routes));
        routes.get("/health", exchange -> exchange.type("text/plain").answer(HEALTHY));
    }

    /** Whether a request is so much work that it waits for its turn. */
    public boolean isHeavy(Exchange exchange) {
        return features.stream().anyMatch(each -> each.isHeavy(exchange));
    }
}
