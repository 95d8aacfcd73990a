package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import flipscope.web.site.Embedding;
import flipscope.web.site.Pages;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.TechniquePaths;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TechniqueLookup;
import flipscope.web.trace.why.WhyPanel;
import io.javalin.config.RoutesConfig;

/** What the pages of traces are made with; other features take from it what they show too. */
public record TraceSite(
        Pages pages,
        Catalogue catalogue,
        Traces traces,
        LessonLinks lessons,
        Narrators narrators,
        TechniqueLookup lookup,
        ChangedCode code,
        FairPositions fair,
        WhyPanel why,
        InputsBuilder inputs,
        TechniquePaths paths,
        StepperViews steppers) {

    public static TraceSite of(
            Pages pages, Catalogue catalogue, Traces traces, LessonLinks lessons) {
        Messages words = pages.words();
        Narrators narrators = new Narrators(words, catalogue.sources());
        ChangedCode code = new ChangedCode(traces, narrators);
        WhyPanel why = new WhyPanel(catalogue, traces, code, words);
        TechniquePaths paths = new TechniquePaths(catalogue, traces, lessons, words);
        return new TraceSite(
                pages,
                catalogue,
                traces,
                lessons,
                narrators,
                new TechniqueLookup(catalogue, words),
                code,
                new FairPositions(code),
                why,
                new InputsBuilder(traces, words, why),
                paths,
                new StepperViews(code, new HeadBuilder(catalogue, traces, lessons, words, paths)));
    }

    /** The texts of the interface. */
    public Messages words() {
        return pages.words();
    }

    public void addTo(RoutesConfig routes) {
        new TechniquePages(this).addTo(routes);
        new TracePages(this).addTo(routes);
        routes.options("/embed/*", Embedding::allow);
    }
}
