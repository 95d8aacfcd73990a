package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import flipscope.web.site.Embedding;
import flipscope.web.site.Pages;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.overview.TechniquePages;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TechniqueLookup;
import flipscope.web.trace.why.WhyPanel;
import io.javalin.config.RoutesConfig;

/** Wires the pages of traces; other features take from it what they show too. */
public final class TraceSite {
    private final Pages pages;
    private final Catalogue catalogue;
    private final Traces traces;
    private final LessonLinks lessons;
    private final Narrators narrators;
    private final TechniqueLookup lookup;
    private final ChangedCode code;
    private final FairPositions fair;
    private final WhyPanel why;
    private final StepperViews steppers;

    public TraceSite(Pages pages, Catalogue catalogue, Traces traces, LessonLinks lessons) {
        Messages words = pages.words();
        this.pages = pages;
        this.catalogue = catalogue;
        this.traces = traces;
        this.lessons = lessons;
        this.narrators = new Narrators(words, catalogue.sources());
        this.lookup = new TechniqueLookup(catalogue, words);
        this.code = new ChangedCode(catalogue, traces, narrators);
        this.fair = new FairPositions(code);
        this.why = new WhyPanel(catalogue, traces, code, words);
        this.steppers = new StepperViews(catalogue, traces, code, lessons, words);
    }

    public void addTo(RoutesConfig routes) {
        new TechniquePages(pages, catalogue, traces, lessons).addTo(routes);
        new TracePages(pages, lookup, steppers, code, fair, traces, why).addTo(routes);
        routes.options("/embed/*", Embedding::allow);
    }

    public Pages pages() {
        return pages;
    }

    public Catalogue catalogue() {
        return catalogue;
    }

    public Traces traces() {
        return traces;
    }

    public LessonLinks lessons() {
        return lessons;
    }

    public Narrators narrators() {
        return narrators;
    }

    public TechniqueLookup lookup() {
        return lookup;
    }

    public ChangedCode code() {
        return code;
    }

    public FairPositions fair() {
        return fair;
    }

    public WhyPanel why() {
        return why;
    }

    public StepperViews steppers() {
        return steppers;
    }
}
