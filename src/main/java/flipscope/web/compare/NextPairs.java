package flipscope.web.compare;

import flipscope.story.AlignedPair;
import flipscope.story.AlignedPair.Moves;
import flipscope.text.Messages;
import flipscope.web.compare.KeyPairs.Landmark;
import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Links for a side that waits: to its own next step, and to the next step where both meet. */
final class NextPairs {
    private final List<AlignedPair> pairs;
    private final List<Landmark> landmarks;
    private final IntFunction<String> url;
    private final Messages words;

    /**
     * Links between the given landmarks.
     *
     * @param pairs the aligned steps, up to the last one that can be shown
     * @param landmarks where both meet, and the end, in order
     * @param url the address of a step
     */
    NextPairs(
            List<AlignedPair> pairs,
            List<Landmark> landmarks,
            IntFunction<String> url,
            Messages words) {
        this.pairs = pairs;
        this.landmarks = landmarks;
        this.url = url;
        this.words = words;
    }

    /** At most two links, the nearer one first; none after the last landmark. */
    List<NamedLink> from(int index) {
        Optional<Landmark> next =
                landmarks.stream().filter(each -> each.index() > index).findFirst();
        int end = next.map(Landmark::index).orElse(pairs.size());
        return Stream.concat(turn(index, end).stream(), next.stream().map(to -> meet(to))).toList();
    }

    /** The next step of the waiting side, if it comes before both meet. */
    private Optional<NamedLink> turn(int index, int end) {
        Moves now = pairs.get(index).moves();
        String key = "compare.onward." + (now == Moves.LEFT ? "right" : "left");
        return IntStream.range(index + 1, end)
                .filter(at -> now != Moves.BOTH && pairs.get(at).moves() != now)
                .mapToObj(at -> new NamedLink("onward", words.text(key, at + 1), url.apply(at)))
                .findFirst();
    }

    private NamedLink meet(Landmark to) {
        boolean meeting = pairs.get(to.index()).agree() && to.index() < pairs.size() - 1;
        String key = meeting ? "compare.onward.meet" : "compare.onward.answers";
        return new NamedLink(
                "meet", words.text(key, to.index() + 1, to.name()), url.apply(to.index()));
    }
}
