package flipscope.story;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How two corresponding statements differ.
 *
 * @param leftText the source of the differing operand, or the variable's name
 */
public record StatementDifference(
        String leftText, Value left, String rightText, Value right, DisplayFormat view) {

    /** The difference of an aligned pair, if there is one. */
    public static Optional<StatementDifference> of(AlignedPair pair) {
        Milestone left = pair.left().orElseThrow();
        Milestone right = pair.right().orElseThrow();
        boolean comparable = left.isShapedAs(right) && !isCondition(left);
        return comparable
                ? operand(left.operands(), right.operands()).or(() -> value(left, right))
                : value(left, right);
    }

    /** Conditions may be written differently; only their truth value counts. */
    private static boolean isCondition(Milestone milestone) {
        return !milestone.isAssigned() && !milestone.last();
    }

    private static Optional<StatementDifference> operand(List<Operand> left, List<Operand> right) {
        return IntStream.range(0, left.size())
                .filter(index -> !left.get(index).value().equals(right.get(index).value()))
                .mapToObj(index -> of(left.get(index), right.get(index)))
                .findFirst();
    }

    private static StatementDifference of(Operand left, Operand right) {
        return new StatementDifference(
                left.text(), left.value(), right.text(), right.value(), left.view());
    }

    private static Optional<StatementDifference> value(Milestone left, Milestone right) {
        return left.agrees(right)
                ? Optional.empty()
                : Optional.of(
                        new StatementDifference(
                                left.name(),
                                left.value(),
                                right.name(),
                                right.value(),
                                left.view()));
    }
}
