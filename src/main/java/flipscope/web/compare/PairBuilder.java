package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.story.AlignedPair;
import flipscope.story.AlignedPair.Moves;
import flipscope.story.ComparisonWords;
import flipscope.story.Milestone;
import flipscope.story.Narrator;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.web.compare.KeyPairs.Landmark;
import flipscope.web.compare.PairView.LandmarkView;
import flipscope.web.compare.PairView.MovesView;
import flipscope.web.compare.PairView.PairSideView;
import flipscope.web.draw.GridView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Builds one step of a comparison. */
final class PairBuilder {
    /** How many long statements the page reserves room for. */
    private static final int MOST_SIZERS = 8;

    private final ComparisonRequest request;
    private final SideBySide both;
    private final Narrator narrator;
    private final ComparisonWords compared;
    private final TraceContext traceContext;
    private final Messages words;
    private final StepRange passage;
    private final PairPictures pictures;

    PairBuilder(
            ComparisonRequest request,
            SideBySide both,
            Narrator narrator,
            ComparisonWords compared,
            TraceContext traceContext,
            Messages words,
            StepRange passage) {
        this.request = request;
        this.both = both;
        this.narrator = narrator;
        this.compared = compared;
        this.traceContext = traceContext;
        this.words = words;
        this.passage = passage;
        this.pictures = new PairPictures(narrator, traceContext, words);
    }

    /** The address of a step. */
    String url(int index) {
        return link(index).toString();
    }

    /** The address of the first step that can be shown. */
    String first() {
        return url(passage.first());
    }

    Link link(int index) {
        return request.link().with("at", both.name(index));
    }

    PairView at(StepReference moment) {
        int index = moment.step();
        AlignedPair pair = both.pairs().get(index);
        List<Landmark> landmarks =
                new KeyPairs(request, both, words).between(passage.first(), passage.last());
        return new PairView(
                message(index, pair),
                pair.moves() != Moves.BOTH ? "alone" : pair.agree() ? "same" : "other",
                moment.exact() ? "" : words.text("stepper.nearest"),
                words.text("compare.place", index + 1, both.pairs().size()),
                controls(index),
                request.link().with("at", CompareViews.OVERVIEW).toString(),
                words.text(request.isSlip() ? "compare.landmarks.slip" : "compare.landmarks"),
                shown(landmarks, index),
                onward(landmarks, index),
                longestCode(),
                List.of(left(pair), right(pair)),
                pair.moves() == Moves.BOTH && !pair.agree());
    }

    /**
     * Where a slip first differs, the values may still be equal; the message then gives the reason.
     */
    private String message(int index, AlignedPair pair) {
        boolean parts =
                both.firstDifference()
                        .filter(firstDifference -> firstDifference == index)
                        .isPresent();
        return parts && pair.agree()
                ? compared.parts(request.slipIsRight() ? pair.mirrored() : pair)
                : compared.pair(pair);
    }

    private MovesView controls(int index) {
        int first = passage.first();
        int last = passage.last();
        return new MovesView(
                index == first ? null : url(first),
                index == first ? null : url(index - 1),
                index == last ? null : url(index + 1),
                index == last ? null : url(last));
    }

    private PairSideView left(AlignedPair pair) {
        boolean waits = pair.moves() == Moves.RIGHT;
        return side(
                request.leftTechnique(),
                both.left(),
                pair.left(),
                other(pair, pair.right()),
                waits);
    }

    private PairSideView right(AlignedPair pair) {
        boolean waits = pair.moves() == Moves.LEFT;
        return side(
                request.rightTechnique(),
                both.right(),
                pair.right(),
                other(pair, pair.left()),
                waits);
    }

    /** The value to compare with; empty if one side waits or the two are drawn differently. */
    private static Optional<Value> other(AlignedPair pair, Optional<Milestone> other) {
        boolean alike =
                pair.moves() == Moves.BOTH
                        && pair.left()
                                .orElseThrow()
                                .view()
                                .equals(pair.right().orElseThrow().view());
        return alike ? other.map(Milestone::value) : Optional.empty();
    }

    private PairSideView side(
            Technique technique,
            Trace trace,
            Optional<Milestone> here,
            Optional<Value> other,
            boolean waits) {
        if (here.isEmpty()) {
            String url = request.alone(technique).toString();
            return new PairSideView(technique.title(), url, false, waits, "", List.of(), "");
        }
        Milestone at = here.get();
        List<GridView> grids =
                pictures.of(at.name(), at.value(), at.view(), other.orElse(at.value()));
        return new PairSideView(
                technique.title(),
                request.alone(technique)
                        .with("at", StepReference.name(trace, at.stop().step()))
                        .with("detail", "statement")
                        .toString(),
                true,
                waits,
                at.statement(),
                grids,
                narrator.sentence(trace, at.stop(), traceContext));
    }

    private List<LandmarkView> shown(List<Landmark> landmarks, int current) {
        return IntStream.range(0, landmarks.size())
                .mapToObj(number -> shown(number + 1, landmarks.get(number), current))
                .toList();
    }

    private LandmarkView shown(int number, Landmark each, int current) {
        return new LandmarkView(number, each.name(), url(each.index()), each.index() == current);
    }

    /** Several candidates, since the number of lines depends on where each one breaks. */
    private List<String> longestCode() {
        return both.pairs().subList(passage.first(), passage.last() + 1).stream()
                .flatMap(pair -> Stream.concat(pair.left().stream(), pair.right().stream()))
                .map(Milestone::statement)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(MOST_SIZERS)
                .toList();
    }

    /** A slip runs in step with its correct form and hardly ever waits. */
    private List<NamedLink> onward(List<Landmark> landmarks, int index) {
        List<AlignedPair> shown = both.pairs().subList(0, passage.last() + 1);
        return request.isSlip()
                ? null
                : new NextPairs(shown, landmarks, this::url, words).from(index);
    }
}
