package flipscope.web.compare;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ComparablePair;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.Narrator;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.request.TechniqueLookup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code GET /compare}: two algorithms of a family on one position, side by side. */
public final class ComparePages {
    /** The family compared by default, with its two easiest algorithms. */
    private static final String FIRST = "mobility";

    private final Pages pages;
    private final Messages words;
    private final Catalogue catalogue;
    private final Traces traces;
    private final TechniqueLookup finder;
    private final CompareViews views;
    private final InputsBuilder inputs;
    private final ComparisonSummaries summaries;

    public ComparePages(TraceSite site) {
        Narrator narrator = site.narrator();
        this.pages = site.pages();
        this.words = pages.words();
        this.catalogue = site.catalogue();
        this.traces = site.traces();
        this.finder = site.lookup();
        this.views = new CompareViews(catalogue, traces, narrator, words);
        this.summaries = new ComparisonSummaries(catalogue, traces, narrator, words);
        this.inputs = new InputsBuilder(traces, words, site.why());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/compare", this::show);
        routes.get("/embed/compare", this::show);
    }

    /** Sends the page, or only the comparison if htmx asks for it. */
    private void show(Context ctx) {
        Query query = Query.of(ctx, words);
        ComparisonRequest request = request(query, Embedding.of(ctx, words));
        PageFrame frame = frame(ctx, request);
        InputsView board =
                frame.isEmbedded() ? null : inputs.of(request.lead(), request.options()).still();
        pages.send(ctx, Page.COMPARE, PagePart.COMPARISON, views.of(frame, request, board));
    }

    /** The preview card of a comparison: both answers, their costs, and how they differ. */
    public Card card(String page, Query query) {
        ComparisonRequest request = request(query, Optional.empty());
        return summaries.card(request, title(request));
    }

    private String title(ComparisonRequest request) {
        return words.text(
                "compare.page", request.leftTechnique().title(), request.rightTechnique().title());
    }

    private PageFrame frame(Context ctx, ComparisonRequest request) {
        return pages.frame(ctx, title(request))
                .withBoardAndStepper()
                .with("compare/compare.css", "compare/steps.css", "compare/small.css");
    }

    private ComparisonRequest request(Query query, Optional<Embedding> embedding) {
        Optional<Technique> chosenLeft = technique(ComparisonRequest.LEFT, query);
        Optional<Technique> chosenRight = technique(ComparisonRequest.RIGHT, query);
        if (chosenLeft.isEmpty() && chosenRight.isEmpty()) {
            ComparablePair pair = ComparablePair.easiest(FIRST, catalogue, traces).orElseThrow();
            return ComparisonRequest.read(pair.left(), pair.right(), query, embedding);
        }
        Technique left = chosenLeft.orElseGet(() -> partner("right", chosenRight.orElseThrow()));
        Technique right = chosenRight.orElseGet(() -> partner("left", left));
        if (!left.family().equals(right.family())) {
            throw twoFamilies(left, right);
        }
        return ComparisonRequest.read(left, right, query, embedding);
    }

    private Optional<Technique> technique(QueryParameter<String> side, Query query) {
        return side.in(query).map(finder::technique);
    }

    /** The second algorithm where only one was chosen. */
    private Technique partner(String name, Technique chosen) {
        return catalogue
                .partner(chosen)
                .or(() -> neighbour(chosen))
                .orElseThrow(() -> nothingElse(name, chosen));
    }

    private Optional<Technique> neighbour(Technique chosen) {
        return catalogue.family(chosen.family()).stream()
                .filter(each -> !each.equals(chosen))
                .findFirst();
    }

    private ProblemException nothingElse(String name, Technique chosen) {
        return ProblemException.parameter(
                name, name + ": " + words.text("compare.nothing-else", chosen.id()));
    }

    private ProblemException twoFamilies(Technique left, Technique right) {
        String family =
                catalogue.family(left.family()).stream()
                        .map(Technique::id)
                        .collect(Collectors.joining(", "));
        String message = words.text("compare.family", left.id(), right.id(), family);
        return ProblemException.parameter("right", "right: " + message);
    }
}
