package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.text.Messages;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.EmbedView;
import flipscope.web.address.Embedding;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.Card;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.Pictured;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.board.InputsBuilder;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.request.KnownTechniques;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code GET /compare}: two algorithms of a family on one position, side by side. */
public record ComparePages(
        Pages pages, KnownTechniques techniques, TracedRuns runs, InputsBuilder inputs)
        implements Pictured {
    private static final Page COMPARE_PAGE = new Page("compare/page");
    private static final PagePart COMPARISON_PART = PagePart.of("compare/part");

    private static final EmbedKind FRAMED =
            EmbedKind.at("/compare", 840, 860).choosing(Embedding.CONTROLS).withPassage();

    /** What is compared by default: the two easiest algorithms that find every legal move. */
    private static final String FIRST = "reversi/mobility/carry";

    private static final String SECOND = "reversi/mobility/shifts";

    @Override
    public void addTo(Routes routes) {
        routes.get("/compare", this::show);
        routes.get("/embed/compare", this::show);
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(FRAMED.path(), this::card);
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }

    /** Sends the page, or only the comparison if htmx asks for it. */
    private void show(Exchange exchange) {
        ComparisonRequest request = request(Query.of(exchange, words()), pages.embedding(exchange));
        PageContext frame =
                pages.frame(exchange, title(request))
                        .withBoardAndStepper()
                        .with("compare/compare.css", "compare/steps.css", "compare/small.css");
        pages.send(exchange, COMPARE_PAGE, COMPARISON_PART, view(frame, request));
    }

    private CompareView view(PageContext frame, ComparisonRequest request) {
        SideBySide both = request.walk(runs.traces());
        int last = both.pairs().size() - 1;
        EmbedView embed = frame.embed();
        StepRange passage = NamedSteps.of(words(), embed.from(), embed.to(), last, both::at);
        ComparisonBuilder builder =
                new ComparisonBuilder(techniques.catalogue(), runs, request, both, passage);
        String asked = request.options().at();
        Optional<PairView> step =
                Optional.of(asked.isEmpty() ? builder.opening() : asked)
                        .filter(at -> !at.equals(ComparisonBuilder.OVERVIEW))
                        .map(builder::at);
        return new CompareView(
                frame.opening(step.map(PairView::link).orElseGet(builder::overview)),
                request,
                builder.verdict(),
                builder.engine(),
                builder.family(),
                frame.isEmbedded() ? Optional.empty() : Optional.of(inputs(request.lead())),
                frame.isEmbedded() ? builder.inputs() : Map.of(),
                step,
                step.isEmpty() ? Optional.of(builder.overviewed()) : Optional.empty());
    }

    private InputsView inputs(TraceRequest lead) {
        return inputs.of(lead, runs.of(lead.arguments())).still();
    }

    private Messages words() {
        return pages.words();
    }

    /** The preview card of a comparison: both answers, their costs, and how they differ. */
    public Card card(String page, Query query) {
        ComparisonRequest request = request(query, Optional.empty());
        return ComparisonBuilder.of(techniques.catalogue(), runs, request).card(title(request));
    }

    private String title(ComparisonRequest request) {
        return words().text(
                        "compare.page",
                        request.leftTechnique().title(),
                        request.rightTechnique().title());
    }

    private ComparisonRequest request(Query query, Optional<Embedding> embedding) {
        Optional<Technique> chosenLeft = technique(ComparisonRequest.LEFT, query);
        Optional<Technique> chosenRight = technique(ComparisonRequest.RIGHT, query);
        if (chosenLeft.isEmpty() && chosenRight.isEmpty()) {
            return ComparisonRequest.read(
                    techniques.find(FIRST), techniques.find(SECOND), query, embedding);
        }
        Technique left = chosenLeft.orElseGet(() -> partner("right", chosenRight.orElseThrow()));
        Technique right = chosenRight.orElseGet(() -> partner("left", left));
        if (!left.family().equals(right.family())) {
            throw twoFamilies(left, right);
        }
        return ComparisonRequest.read(left, right, query, embedding);
    }

    private Optional<Technique> technique(QueryParameter<String> side, Query query) {
        return side.in(query).map(techniques::find);
    }

    /** The second algorithm where only one was chosen. */
    private Technique partner(String name, Technique chosen) {
        return techniques
                .catalogue()
                .partner(chosen)
                .or(
                        () ->
                                techniques.catalogue().family(chosen.family()).stream()
                                        .filter(each -> !each.equals(chosen))
                                        .findFirst())
                .orElseThrow(() -> nothingElse(name, chosen));
    }

    private ProblemException nothingElse(String name, Technique chosen) {
        return ProblemException.parameter(
                name, name + ": " + words().text("compare.nothing-else", chosen.id()));
    }

    private ProblemException twoFamilies(Technique left, Technique right) {
        String family =
                techniques.catalogue().family(left.family()).stream()
                        .map(Technique::id)
                        .collect(Collectors.joining(", "));
        String message = words().text("compare.family", left.id(), right.id(), family);
        return ProblemException.parameter("right", "right: " + message);
    }
}
