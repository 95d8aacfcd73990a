package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.story.AlignedPair;
import flipscope.story.AlignedPair.Moves;
import flipscope.story.Milestone;
import flipscope.story.SideBySide;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.compare.PairView.LandmarkView;
import flipscope.web.compare.PairView.StepSide;
import flipscope.web.draw.GridView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Builds one step of a comparison: which step of the one belongs beside which of the other, and
 * where both part.
 */
final class PairBuilder {
    /** How many long statements the page reserves room for. */
    private static final int MOST_SIZERS = 8;

    private final ComparisonBuilder comparison;
    private final ComparisonRequest request;
    private final SideBySide both;
    private final StepRange passage;
    private final Messages words;
    private final StepReference at;
    private final int index;
    private final AlignedPair pair;

    PairBuilder(ComparisonBuilder comparison, StepReference at) {
        this.comparison = comparison;
        this.request = comparison.request();
        this.both = comparison.both();
        this.passage = comparison.passage();
        this.words = comparison.words();
        this.at = at;
        this.index = at.step();
        this.pair = both.pairs().get(index);
    }

    /**
     * A key step.
     *
     * @param number which of them it is, from 1
     */
    private record Landmark(int number, String name, int index) {}

    PairView view() {
        List<Landmark> landmarks = landmarks();
        return new PairView(
                message(),
                css(),
                at.exact(),
                words.text("compare.place", index + 1, pairs().size()),
                link(),
                comparison.overview().toString(),
                before(passage.first()),
                before(index - 1),
                after(index + 1),
                after(passage.last()),
                words.text(request.isSlip() ? "compare.landmarks.slip" : "compare.landmarks"),
                landmarks.stream().map(this::view).toList(),
                !request.isSlip(),
                onward(landmarks),
                sides(),
                longestCode());
    }

    private LandmarkView view(Landmark there) {
        return new LandmarkView(
                there.number(), there.name(), url(there.index()), there.index() == index);
    }

    /** Its own address. */
    Link link() {
        return comparison.link(index);
    }

    /**
     * How the two compare here. Where a slip first differs, the values may still be equal; the
     * message then gives the reason.
     */
    private String message() {
        boolean parts = both.firstDifference().equals(Optional.of(index));
        return parts && pair.agree()
                ? comparison.compared().parts(request.slipIsRight() ? pair.mirrored() : pair)
                : comparison.compared().pair(pair);
    }

    private String css() {
        return pair.moves() != Moves.BOTH ? "alone" : pair.agree() ? "same" : "other";
    }

    // Other steps

    private Optional<String> before(int other) {
        return index == passage.first() ? Optional.empty() : Optional.of(url(other));
    }

    private Optional<String> after(int other) {
        return index == passage.last() ? Optional.empty() : Optional.of(url(other));
    }

    private String url(int other) {
        return comparison.link(other).toString();
    }

    // The key steps

    private List<AlignedPair> pairs() {
        return both.pairs();
    }

    /**
     * The key steps that may be shown: the first difference of a slip, otherwise the steps where
     * both have equal values, and the end.
     */
    private List<Landmark> landmarks() {
        List<Landmark> found = new ArrayList<>();
        for (int step = passage.first(); step <= passage.last(); step++) {
            int there = step;
            name(there)
                    .map(name -> new Landmark(found.size() + 1, numbered(name, found), there))
                    .ifPresent(found::add);
        }
        return found;
    }

    /** Numbers repeated names: {@code run}, {@code run 2}, … */
    private static String numbered(String name, List<Landmark> before) {
        long same =
                before.stream()
                        .filter(each -> each.name().matches(Pattern.quote(name) + "( \\d+)?"))
                        .count();
        return same == 0 ? name : name + " " + (same + 1);
    }

    private Optional<String> name(int there) {
        if (there == pairs().size() - 1) {
            return Optional.of(words.text("compare.landmark.answer"));
        }
        if (request.isSlip()) {
            return both.firstDifference()
                    .filter(first -> first == there)
                    .map(first -> words.text("compare.landmark.first-difference"));
        }
        return Optional.of(pairs().get(there)).filter(AlignedPair::agree).map(PairBuilder::name);
    }

    private static String name(AlignedPair pair) {
        String left = pair.left().orElseThrow().name();
        String right = pair.right().orElseThrow().name();
        return left.equals(right) ? left : left + " = " + right;
    }

    /** At most two links, the nearer one first; none after the last landmark. */
    private List<NamedLink> onward(List<Landmark> landmarks) {
        Optional<Landmark> next =
                landmarks.stream().filter(each -> each.index() > index).findFirst();
        int end = next.map(Landmark::index).orElse(passage.last() + 1);
        return Stream.concat(turn(end).stream(), next.stream().map(this::meet)).toList();
    }

    /** The next step of the waiting side, if it comes before both meet. */
    private Optional<NamedLink> turn(int end) {
        Moves now = pair.moves();
        String key = "compare.onward." + (now == Moves.LEFT ? "right" : "left");
        return IntStream.range(index + 1, end)
                .filter(at -> now != Moves.BOTH && pairs().get(at).moves() != now)
                .mapToObj(at -> new NamedLink("onward", words.text(key, at + 1), url(at)))
                .findFirst();
    }

    private NamedLink meet(Landmark to) {
        boolean meeting = pairs().get(to.index()).agree() && to.index() < passage.last();
        String key = meeting ? "compare.onward.meet" : "compare.onward.answers";
        return new NamedLink("meet", words.text(key, to.index() + 1, to.name()), url(to.index()));
    }

    // The two sides

    /** Left and right. */
    private List<StepSide> sides() {
        return List.of(
                side(request.leftTechnique(), both.left(), pair),
                side(request.rightTechnique(), both.right(), pair.mirrored()));
    }

    /**
     * @param own the pair as this side sees it: itself on the left
     */
    private StepSide side(Technique technique, Trace trace, AlignedPair own) {
        Link link = request.alone(technique);
        boolean waits = own.moves() == Moves.RIGHT;
        return own.left()
                .map(
                        shown ->
                                new StepSide(
                                        technique,
                                        at(link, trace, shown),
                                        own.left(),
                                        waits,
                                        grids(shown, own.right()),
                                        comparison.narrator(trace).sentence(shown.stop())))
                .orElseGet(() -> new StepSide(technique, link, own.left(), waits, List.of(), ""));
    }

    private static Link at(Link link, Trace trace, Milestone shown) {
        return link.with("at", StepReference.name(trace, shown.stop().step()))
                .with("detail", "statement");
    }

    /** Compared with the other value, unless one side waits or the two are drawn differently. */
    private List<GridView> grids(Milestone shown, Optional<Milestone> other) {
        Value beside =
                other.filter(each -> pair.moves() == Moves.BOTH)
                        .filter(each -> each.view().equals(shown.view()))
                        .map(Milestone::value)
                        .orElse(shown.value());
        return comparison.pictures().of(shown.name(), shown.value(), shown.view(), beside);
    }

    /**
     * The longest statements of any step, for which the page reserves room: several, since the
     * number of lines depends on where each one breaks.
     */
    private List<String> longestCode() {
        return both.pairs().subList(passage.first(), passage.last() + 1).stream()
                .flatMap(each -> Stream.concat(each.left().stream(), each.right().stream()))
                .map(Milestone::statement)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(MOST_SIZERS)
                .toList();
    }
}
