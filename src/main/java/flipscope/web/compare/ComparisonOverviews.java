package flipscope.web.compare;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.story.SideBySide;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Counts;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.web.compare.ComparedView.CostView;
import flipscope.web.compare.ComparedView.SideView;
import flipscope.web.draw.GridView;
import flipscope.web.site.Link;
import flipscope.web.trace.overview.StoryboardBuilder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Builds the overview: storyboards, answers and costs. */
final class ComparisonOverviews {
    private final Narrator narrator;
    private final Messages words;

    ComparisonOverviews(Narrator narrator, Messages words) {
        this.narrator = narrator;
        this.words = words;
    }

    ComparedView of(
            ComparisonRequest request,
            SideBySide both,
            TraceContext traceContext,
            PairBuilder pairs) {
        boolean comparable = request.sharesInputs() && view(both.left()).equals(view(both.right()));
        Trace leftOther = comparable ? both.right() : both.left();
        Trace rightOther = comparable ? both.left() : both.right();
        return new ComparedView(
                List.of(
                        side(request, request.left(), both.left(), leftOther, traceContext),
                        side(request, request.right(), both.right(), rightOther, traceContext)),
                costs(both.left().counts(), both.right().counts()),
                comparable && !both.left().result().equals(both.right().result()),
                pairs.first());
    }

    private static ViewKind view(Trace trace) {
        return trace.method().resultView();
    }

    private SideView side(
            ComparisonRequest request,
            Arguments arguments,
            Trace trace,
            Trace other,
            TraceContext traceContext) {
        Technique technique = arguments.technique();
        Link link = request.alone(technique);
        List<GridView> answer =
                new PairPictures(narrator, traceContext, words)
                        .of(
                                words.text("compare.answer"),
                                trace.result(),
                                view(trace),
                                other.result());
        return new SideView(
                technique.title(),
                technique.summary(),
                link.toString(),
                new StoryboardBuilder(trace, narrator, traceContext, link).frames(),
                answer);
    }

    private List<CostView> costs(Counts left, Counts right) {
        Set<String> kinds = new LinkedHashSet<>(Counts.KINDS);
        kinds.removeIf(kind -> count(left, kind) + count(right, kind) == 0);
        List<CostView> costs = new ArrayList<>();
        kinds.forEach(kind -> costs.add(cost("kind", kind, count(left, kind), count(right, kind))));
        costs.add(cost("total", "total", left.total(), right.total()));
        costs.add(cost("depth", "depth", left.depth(), right.depth()));
        return costs;
    }

    private static int count(Counts counts, String kind) {
        return counts.byKind().getOrDefault(kind, 0);
    }

    private CostView cost(String css, String kind, int left, int right) {
        return new CostView(css, words.text("compare.costs." + kind), left, right);
    }
}
