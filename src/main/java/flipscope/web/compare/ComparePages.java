package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.web.figure.Card;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.EmbedView;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.request.NamedSteps;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code GET /compare}: two algorithms of a family on one position, side by side. */
public record ComparePages(TraceSite site) {
    /** What is compared by default: the two easiest algorithms that find every legal move. */
    private static final String FIRST = "reversi/mobility/carry";

    private static final String SECOND = "reversi/mobility/shifts";

    public void addTo(RoutesConfig routes) {
        routes.get("/compare", this::show);
        routes.get("/embed/compare", this::show);
    }

    /** Sends the page, or only the comparison if htmx asks for it. */
    private void show(Context ctx) {
        ComparisonRequest request =
                request(Query.of(ctx, site.words()), Embedding.of(ctx, site.words()));
        PageContext frame =
                site.pages()
                        .frame(ctx, title(request))
                        .withBoardAndStepper()
                        .with("compare/compare.css", "compare/steps.css", "compare/small.css");
        site.pages().send(ctx, Page.COMPARE, PagePart.COMPARISON, view(frame, request));
    }

    private CompareView view(PageContext frame, ComparisonRequest request) {
        SideBySide both = request.walk(site.traces());
        int last = both.pairs().size() - 1;
        EmbedView embed = frame.embed();
        StepRange passage = NamedSteps.of(site.words(), embed.from(), embed.to(), last, both::at);
        Comparison comparison = new Comparison(site, request, both, passage);
        String asked = request.options().at();
        Optional<ComparedStep> step =
                Optional.of(asked.isEmpty() ? comparison.opening() : asked)
                        .filter(at -> !at.equals(Comparison.OVERVIEW))
                        .map(comparison::at);
        Link here = step.map(ComparedStep::link).orElseGet(comparison::overview);
        return new CompareView(
                frame.opening(EmbedAddress.page(here)),
                comparison,
                frame.isEmbedded()
                        ? Optional.empty()
                        : Optional.of(site.inputs().of(request.lead()).still()),
                frame.isEmbedded() ? comparison.inputs() : Map.of(),
                step);
    }

    /** The preview card of a comparison: both answers, their costs, and how they differ. */
    public Card card(String page, Query query) {
        ComparisonRequest request = request(query, Optional.empty());
        return Comparison.of(site, request).card(title(request));
    }

    private String title(ComparisonRequest request) {
        return site.words()
                .text(
                        "compare.page",
                        request.leftTechnique().title(),
                        request.rightTechnique().title());
    }

    private ComparisonRequest request(Query query, Optional<Embedding> embedding) {
        Optional<Technique> chosenLeft = technique(ComparisonRequest.LEFT, query);
        Optional<Technique> chosenRight = technique(ComparisonRequest.RIGHT, query);
        if (chosenLeft.isEmpty() && chosenRight.isEmpty()) {
            return ComparisonRequest.read(
                    site.technique(FIRST), site.technique(SECOND), query, embedding);
        }
        Technique left = chosenLeft.orElseGet(() -> partner("right", chosenRight.orElseThrow()));
        Technique right = chosenRight.orElseGet(() -> partner("left", left));
        if (!left.family().equals(right.family())) {
            throw twoFamilies(left, right);
        }
        return ComparisonRequest.read(left, right, query, embedding);
    }

    private Optional<Technique> technique(QueryParameter<String> side, Query query) {
        return side.in(query).map(site::technique);
    }

    /** The second algorithm where only one was chosen. */
    private Technique partner(String name, Technique chosen) {
        return site.catalogue()
                .partner(chosen)
                .or(
                        () ->
                                site.catalogue().family(chosen.family()).stream()
                                        .filter(each -> !each.equals(chosen))
                                        .findFirst())
                .orElseThrow(() -> nothingElse(name, chosen));
    }

    private ProblemException nothingElse(String name, Technique chosen) {
        return ProblemException.parameter(
                name, name + ": " + site.words().text("compare.nothing-else", chosen.id()));
    }

    private ProblemException twoFamilies(Technique left, Technique right) {
        String family =
                site.catalogue().family(left.family()).stream()
                        .map(Technique::id)
                        .collect(Collectors.joining(", "));
        String message = site.words().text("compare.family", left.id(), right.id(), family);
        return ProblemException.parameter("right", "right: " + message);
    }
}
