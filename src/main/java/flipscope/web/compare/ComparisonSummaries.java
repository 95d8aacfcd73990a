package flipscope.web.compare;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.story.ComparisonWords;
import flipscope.story.Narrator;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.web.compare.ComparisonSummaryView.BriefSideView;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.trace.head.Costs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Summarizes a comparison for other pages. */
public final class ComparisonSummaries {
    private final Catalogue catalogue;
    private final Traces traces;
    private final Narrator narrator;
    private final ComparisonWords compared;
    private final Messages words;

    public ComparisonSummaries(
            Catalogue catalogue, Traces traces, Narrator narrator, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.narrator = narrator;
        this.compared = new ComparisonWords(words);
        this.words = words;
    }

    /**
     * Summarizes two algorithms of a family.
     *
     * @param at the name of a step to show, if any
     */
    public ComparisonSummaryView of(Arguments left, Arguments right, Optional<String> at) {
        ComparisonRequest request = ComparisonRequest.of(left, right);
        SideBySide both = request.walk(traces);
        TraceContext traceContext = TraceContext.of(request.lead().arguments());
        StepRange whole = new StepRange(0, both.pairs().size() - 1);
        PairBuilder pairs =
                new PairBuilder(request, both, narrator, compared, traceContext, words, whole);
        Optional<PairView> pair = at.map(name -> pairs.at(both.at(name)));
        return new ComparisonSummaryView(
                new ComparisonVerdicts(catalogue, narrator, compared, words)
                        .of(request, both, traceContext)
                        .sentences(),
                List.of(
                        side(request, left, both.left(), both.right(), traceContext),
                        side(request, right, both.right(), both.left(), traceContext)),
                request.link().with("at", at.orElse("")).toString(),
                // For a slip the sentences above have said this already.
                pair.filter(shown -> !request.isSlip()).map(PairView::message).orElse(""),
                pair.map(PairView::sides).orElse(List.of()),
                pair.map(PairView::differ).orElseGet(() -> differ(both)));
    }

    /** The preview card: both answers, and how many operations they took. */
    Card card(ComparisonRequest request, String title) {
        ComparisonSummaryView brief = of(request.left(), request.right(), Optional.empty());
        SideBySide both = request.walk(traces);
        List<Item> row = new ArrayList<>(answer(brief.sides().get(0), both.left()));
        row.add(Item.sign(brief.differ() ? "≠" : "="));
        row.addAll(answer(brief.sides().get(1), both.right()));
        return Card.of(title, "", String.join(" ", brief.sentences()), row);
    }

    private List<Item> answer(BriefSideView side, Trace trace) {
        String cost = words.text("share.card.operations", trace.counts().total());
        return side.answer().stream().map(grid -> Item.titled(cost, grid)).toList();
    }

    private BriefSideView side(
            ComparisonRequest request,
            Arguments arguments,
            Trace trace,
            Trace other,
            TraceContext traceContext) {
        ViewKind view = trace.method().resultView();
        boolean alike = view.equals(other.method().resultView());
        return new BriefSideView(
                arguments.technique().title(),
                request.alone(arguments.technique()).toString(),
                Costs.text(words, trace.counts()),
                new PairPictures(narrator, traceContext, words)
                        .of(
                                words.text("compare.answer"),
                                trace.result(),
                                view,
                                alike ? other.result() : trace.result()));
    }

    private static boolean differ(SideBySide both) {
        return !both.left().result().equals(both.right().result());
    }
}
