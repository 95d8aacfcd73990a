package flipscope.story;

import flipscope.story.Chain.Shown;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How two corresponding statements differ: operands of theirs, or what they came to. */
record StatementDifference(Shown left, Shown right) {

    /** The difference of an aligned pair, if there is one. */
    static Optional<StatementDifference> of(AlignedPair pair) {
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

    private static Optional<StatementDifference> operand(List<Shown> left, List<Shown> right) {
        return IntStream.range(0, left.size())
                .mapToObj(index -> new StatementDifference(left.get(index), right.get(index)))
                .filter(each -> !each.left.value().equals(each.right.value()))
                .findFirst();
    }

    private static Optional<StatementDifference> value(Milestone left, Milestone right) {
        return left.agrees(right)
                ? Optional.empty()
                : Optional.of(new StatementDifference(left.shown(), right.shown()));
    }
}
