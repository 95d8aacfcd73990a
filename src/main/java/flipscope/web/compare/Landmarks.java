package flipscope.web.compare;

import flipscope.story.AlignedPair;
import flipscope.story.AlignedPair.Moves;
import flipscope.web.compare.ComparedStep.Landmark;
import flipscope.web.site.NamedLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The steps worth a link: the first difference of a slip, otherwise the steps where both have equal
 * values, and the end.
 */
final class Landmarks {
    private final Comparison comparison;
    private final List<AlignedPair> pairs;

    Landmarks(Comparison comparison) {
        this.comparison = comparison;
        this.pairs = comparison.both.pairs();
    }

    /** Those that may be shown. */
    List<Landmark> all() {
        List<Landmark> found = new ArrayList<>();
        for (int at = comparison.passage.first(); at <= comparison.passage.last(); at++) {
            int index = at;
            name(index)
                    .map(name -> new Landmark(found.size() + 1, numbered(name, found), index))
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

    private Optional<String> name(int index) {
        if (index == pairs.size() - 1) {
            return Optional.of(comparison.words.text("compare.landmark.answer"));
        }
        if (comparison.request.isSlip()) {
            return comparison
                    .both
                    .firstDifference()
                    .filter(first -> first == index)
                    .map(first -> comparison.words.text("compare.landmark.first-difference"));
        }
        return Optional.of(pairs.get(index)).filter(AlignedPair::agree).map(Landmarks::name);
    }

    private static String name(AlignedPair pair) {
        String left = pair.left().orElseThrow().name();
        String right = pair.right().orElseThrow().name();
        return left.equals(right) ? left : left + " = " + right;
    }

    // The ways on for a side that waits

    /** At most two links, the nearer one first; none after the last landmark. */
    List<NamedLink> onward(int index) {
        Optional<Landmark> next = all().stream().filter(each -> each.index() > index).findFirst();
        int end = next.map(Landmark::index).orElse(comparison.passage.last() + 1);
        return Stream.concat(turn(index, end).stream(), next.stream().map(this::meet)).toList();
    }

    /** The next step of the waiting side, if it comes before both meet. */
    private Optional<NamedLink> turn(int index, int end) {
        Moves now = pairs.get(index).moves();
        String key = "compare.onward." + (now == Moves.LEFT ? "right" : "left");
        return IntStream.range(index + 1, end)
                .filter(at -> now != Moves.BOTH && pairs.get(at).moves() != now)
                .mapToObj(at -> link("onward", comparison.words.text(key, at + 1), at))
                .findFirst();
    }

    private NamedLink meet(Landmark to) {
        boolean meeting = pairs.get(to.index()).agree() && to.index() < comparison.passage.last();
        String key = meeting ? "compare.onward.meet" : "compare.onward.answers";
        return link("meet", comparison.words.text(key, to.index() + 1, to.name()), to.index());
    }

    private NamedLink link(String id, String name, int index) {
        return new NamedLink(id, name, comparison.link(index).toString());
    }
}
