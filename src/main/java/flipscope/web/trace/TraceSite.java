package flipscope.web.trace;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Embedding;
import flipscope.web.address.MovedException;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Bundle;
import flipscope.web.page.Feature;
import flipscope.web.page.Pages;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.head.HeadBuilder;
import flipscope.web.trace.head.LessonLinks;
import flipscope.web.trace.head.TechniquePaths;
import flipscope.web.trace.predict.FairPositions;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.why.WhyPanel;
import java.util.List;
import java.util.Optional;

/** What the pages of traces are made with; other features take from it what they show too. */
public record TraceSite(
        Pages pages,
        Catalogue catalogue,
        Traces traces,
        Narrators narrators,
        TracedRuns runs,
        WhyPanel why,
        InputsBuilder inputs,
        TechniquePaths paths,
        TraceViewBuilder views)
        implements Feature {
    /** A trace in a frame. */
    private static final EmbedKind FRAMED =
            EmbedKind.at("/trace/", 720, 750)
                    .choosing(Embedding.CONTROLS, Embedding.CODE)
                    .withPassage();

    public static TraceSite of(
            Pages pages, Catalogue catalogue, Traces traces, LessonLinks lessons) {
        Messages words = pages.words();
        Narrators narrators = new Narrators(words, catalogue.sources());
        TracedRuns runs = new TracedRuns(traces, narrators);
        WhyPanel why = new WhyPanel(catalogue, traces, words);
        TechniquePaths paths = new TechniquePaths(catalogue, traces, lessons, words);
        return new TraceSite(
                pages,
                catalogue,
                traces,
                narrators,
                runs,
                why,
                new InputsBuilder(words, why),
                paths,
                new TraceViewBuilder(new HeadBuilder(catalogue, traces, lessons, words, paths)));
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
        return new FairPositions(runs).of(inputs);
    }

    @Override
    public void addTo(Routes routes) {
        new TechniquePages(this).addTo(routes);
        new TracePages(this).addTo(routes);
        routes.options("/embed/*", Embedding::allow);
    }

    @Override
    public List<Bundle> bundles() {
        return StepperBundles.all();
    }

    /** Changed code is evaluated anew, on whatever page it is shown. */
    @Override
    public boolean isHeavy(Exchange exchange) {
        return exchange.parameter(TraceInputs.EDIT.name()) != null;
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }
}
