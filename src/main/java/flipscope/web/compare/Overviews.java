package flipscope.web.compare;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Arguments;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.story.SideBySide;
import flipscope.text.Messages;
import flipscope.trace.Counts;
import flipscope.trace.Trace;
import flipscope.trace.View;
import flipscope.web.Link;
import flipscope.web.stepper.StoryboardBuilder;
import flipscope.web.view.ComparedView;
import flipscope.web.view.ComparedView.CostView;
import flipscope.web.view.ComparedView.SideView;
import flipscope.web.view.GridView;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Shows two algorithms at a glance: storyboards, answers, and what they cost. */
final class Overviews {
    private final Narrator narrator;
    private final Messages words;

    Overviews(Narrator narrator, Messages words) {
        this.narrator = narrator;
        this.words = words;
    }

    ComparedView of(Couple couple, SideBySide both, Scene scene, BeatBuilder beats) {
        boolean comparable = couple.sharesInputs() && view(both.left()).equals(view(both.right()));
        Trace leftOther = comparable ? both.right() : both.left();
        Trace rightOther = comparable ? both.left() : both.right();
        return new ComparedView(
                List.of(
                        side(couple, couple.left(), both.left(), leftOther, scene),
                        side(couple, couple.right(), both.right(), rightOther, scene)),
                costs(both.left().counts(), both.right().counts()),
                comparable && !both.left().result().equals(both.right().result()),
                beats.first());
    }

    private static View view(Trace trace) {
        return trace.method().resultView();
    }

    private SideView side(
            Couple couple, Arguments arguments, Trace trace, Trace other, Scene scene) {
        Algorithm algorithm = arguments.algorithm();
        Link link = couple.alone(algorithm);
        List<GridView> answer =
                new Pictures(narrator, scene, words)
                        .of(
                                words.text("compare.answer"),
                                trace.result(),
                                view(trace),
                                other.result());
        return new SideView(
                algorithm.title(),
                algorithm.summary(),
                link.toString(),
                new StoryboardBuilder(trace, narrator, scene, link).frames(),
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
