package flipscope.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Two techniques that answer one question, and that are worth seeing side by side: neither is a
 * slip, and on an example both come to the same answer.
 *
 * @param left the simpler one
 * @param right the other one, which stands later on the path
 */
public record FairPair(Algorithm left, Algorithm right) {

    /** The pair of a subject that stands first on its path; none where each is alone. */
    public static Optional<FairPair> easiest(String subject, Catalogue catalogue, Traces traces) {
        List<Algorithm> sound =
                catalogue.path(subject).stream().filter(each -> !each.isSlip()).toList();
        return sound.stream()
                .flatMap(left -> after(left, sound).map(right -> new FairPair(left, right)))
                .filter(pair -> pair.isFair(traces))
                .findFirst();
    }

    private static Stream<Algorithm> after(Algorithm left, List<Algorithm> path) {
        return path.subList(path.indexOf(left) + 1, path.size()).stream()
                .filter(right -> right.family().equals(left.family()) && left.answersAs(right));
    }

    /** Tried on the example of the left one. */
    private boolean isFair(Traces traces) {
        Arguments example = left.bind(Setup.EXAMPLE);
        Arguments same = right.bind(new Setup(example.position(), example.move(), example.query()));
        return traces.of(example).result().equals(traces.of(same).result());
    }
}
