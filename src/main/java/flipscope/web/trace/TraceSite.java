package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import flipscope.web.site.Embedding;
import flipscope.web.site.MovedException;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.TechniquePaths;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.why.WhyPanel;
import io.javalin.config.RoutesConfig;
import java.util.Optional;

/** What the pages of traces are made with; other features take from it what they show too. */
public record TraceSite(
        Pages pages,
        Catalogue catalogue,
        Traces traces,
        Narrators narrators,
        ChangedCode code,
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
                narrators,
                code,
                why,
                new InputsBuilder(traces, words, why),
                paths,
                new StepperViews(code, new HeadBuilder(catalogue, traces, lessons, words, paths)));
    }

    /** The texts of the interface. */
    public Messages words() {
        return pages.words();
    }

    /**
     * The algorithm with this id; 404 with the nearest id if there is none.
     *
     * @throws MovedException if it was withdrawn in favour of another
     */
    public Technique technique(String id) {
        return catalogue.find(id).orElseThrow(() -> missing(id));
    }

    private RuntimeException missing(String id) {
        return catalogue
                .successor(id)
                .<RuntimeException>map(each -> new MovedException(id, each.id()))
                .orElseGet(() -> new ProblemException(unknown(id)));
    }

    private Problem unknown(String id) {
        Optional<String> near = catalogue.nearest(id).map(Technique::id);
        return Problem.unknown(words(), "unknown-algorithm", "error.technique", id, near);
    }

    /** The inputs of an address; random ones of a question with an answer that is not obvious. */
    public TraceInputs fair(TraceInputs inputs) {
        return new FairPositions(code).of(inputs);
    }

    public void addTo(RoutesConfig routes) {
        new TechniquePages(this).addTo(routes);
        new TracePages(this).addTo(routes);
        routes.options("/embed/*", Embedding::allow);
    }
}
