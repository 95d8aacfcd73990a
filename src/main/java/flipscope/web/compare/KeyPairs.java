package flipscope.web.compare;

import flipscope.story.AlignedPair;
import flipscope.story.SideBySide;
import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The steps worth a link: the first difference of a slip, otherwise the steps where both have equal
 * values.
 */
final class KeyPairs {
    /** A linked step and its name. */
    record Landmark(int index, String name) {}

    private final ComparisonRequest request;
    private final SideBySide both;
    private final Messages words;

    KeyPairs(ComparisonRequest request, SideBySide both, Messages words) {
        this.request = request;
        this.both = both;
        this.words = words;
    }

    /** The landmarks in a range, both ends included. */
    List<Landmark> between(int first, int last) {
        List<Landmark> found = new ArrayList<>();
        IntStream.rangeClosed(first, last)
                .forEach(
                        index ->
                                name(index)
                                        .map(name -> numbered(name, found))
                                        .map(name -> new Landmark(index, name))
                                        .ifPresent(found::add));
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
        if (index == both.pairs().size() - 1) {
            return Optional.of(words.text("compare.landmark.answer"));
        }
        if (request.isSlip()) {
            return both.firstDifference()
                    .filter(firstDifference -> firstDifference == index)
                    .map(firstDifference -> words.text("compare.landmark.first-difference"));
        }
        AlignedPair pair = both.pairs().get(index);
        return pair.agree() ? Optional.of(name(pair)) : Optional.empty();
    }

    private static String name(AlignedPair pair) {
        String left = pair.left().orElseThrow().name();
        String right = pair.right().orElseThrow().name();
        return left.equals(right) ? left : left + " = " + right;
    }
}
