package flipscope.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Two correct techniques for the same computation, to be shown side by side.
 *
 * @param left the simpler one
 * @param right the other one, which comes later in the course
 */
public record ComparablePair(Technique left, Technique right) {

    /** The first pair in the course of a subject; empty if there is none. */
    public static Optional<ComparablePair> easiest(
            String subject, Catalogue catalogue, Traces traces) {
        List<Technique> sound =
                catalogue.path(subject).stream().filter(each -> !each.isSlip()).toList();
        return sound.stream()
                .flatMap(left -> after(left, sound).map(right -> new ComparablePair(left, right)))
                .filter(pair -> pair.isFair(traces))
                .findFirst();
    }

    private static Stream<Technique> after(Technique left, List<Technique> path) {
        return path.subList(path.indexOf(left) + 1, path.size()).stream()
                .filter(right -> right.family().equals(left.family()) && left.answersAs(right));
    }

    /** Whether both have the same result on the example of the left one. */
    private boolean isFair(Traces traces) {
        Arguments example = left.bind(ChosenInputs.EXAMPLE);
        Arguments same = right.bind(new ChosenInputs(example.position(), example.query()));
        return traces.of(example).result().equals(traces.of(same).result());
    }
}
