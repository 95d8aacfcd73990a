package flipscope.story;

import static flipscope.story.BitNames.areSquares;

import flipscope.trace.Call;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The first difference between a slip and its correct form, aligned by statement. If both call a
 * method there, the alignment continues inside the two methods.
 */
final class FirstDifference {
    /**
     * Extra worth of equal values that are unlikely to agree by accident: they show best which
     * rounds correspond.
     */
    private static final int SAME_VALUE = 8;

    private static final int SAME_PLACE = 4;
    private static final int SAME_SOURCE = 2;

    private FirstDifference() {}

    /**
     * Aligns two activations.
     *
     * @param slipCall an index into the calls of the slip's trace, or -1 for the entry method
     * @param correctCall the same of the correct form
     */
    static SideBySide of(Trace slip, int slipCall, Trace correct, int correctCall) {
        List<AlignedPair> pairs =
                AlignedPair.of(
                        Milestone.byStatement(slip, slipCall),
                        Milestone.byStatement(correct, correctCall),
                        FirstDifference::worth);
        Set<String> known = variables(slip, slipCall);
        Optional<Integer> first =
                IntStream.range(0, pairs.size())
                        .filter(index -> differs(pairs.get(index), known))
                        .boxed()
                        .findFirst();
        SideBySide both = new SideBySide(slip, correct, pairs, first);
        return first.map(index -> inside(both, index)).orElse(both);
    }

    private static int worth(Milestone slip, Milestone correct) {
        if (!isSamePlace(slip, correct)) {
            return 0;
        }
        return SAME_PLACE
                + (slip.text().equals(correct.text()) ? SAME_SOURCE : 0)
                + (slip.agrees(correct) && slip.isDistinctive() ? SAME_VALUE : 0);
    }

    /**
     * Whether two statements correspond: assignments to the same variable, or conditions of the
     * same shape.
     */
    private static boolean isSamePlace(Milestone slip, Milestone correct) {
        if (slip.last() || correct.last()) {
            return slip.last() && correct.last();
        }
        boolean ask = !slip.isAssigned() && !correct.isAssigned();
        return slip.isNamedAs(correct) || ask && slip.isShapedAs(correct);
    }

    private static Set<String> variables(Trace trace, int call) {
        return trace.steps().stream()
                .filter(step -> trace.assigns(step, call))
                .map(Step::assigns)
                .collect(Collectors.toSet());
    }

    /**
     * A statement that only the slip has counts as a difference if it makes a set of squares; one
     * that the slip lacks counts if the slip has its variable.
     */
    private static boolean differs(AlignedPair pair, Set<String> known) {
        return switch (pair.moves()) {
            case BOTH -> StatementDifference.of(pair).isPresent();
            case LEFT -> makesSquares(pair.shown());
            case RIGHT -> makesSquares(pair.shown()) && known.contains(pair.shown().name());
        };
    }

    private static boolean makesSquares(Milestone only) {
        return only.isAssigned() && only.isDistinctive() && areSquares(only.view());
    }

    private static SideBySide inside(SideBySide outside, int index) {
        AlignedPair pair = outside.pairs().get(index);
        Optional<Call> slip = pair.left().flatMap(each -> call(outside.left(), each));
        Optional<Call> correct = pair.right().flatMap(each -> call(outside.right(), each));
        boolean both = slip.isPresent() && correct.isPresent();
        if (!both || slip.get().method().equals(correct.get().method())) {
            return outside;
        }
        SideBySide within =
                of(outside.left(), slip.get().index(), outside.right(), correct.get().index());
        return within.firstDifference()
                .map(first -> around(outside, index, within.pairs(), first))
                .orElse(outside);
    }

    /** Inserts the pairs from inside two called methods before the statements that call them. */
    private static SideBySide around(
            SideBySide outside, int at, List<AlignedPair> within, int first) {
        List<AlignedPair> all = new ArrayList<>(outside.pairs());
        all.addAll(at, within);
        return new SideBySide(outside.left(), outside.right(), all, Optional.of(at + first));
    }

    /** The call made by a statement, if its method can be stepped into. */
    private static Optional<Call> call(Trace trace, Milestone statement) {
        return statement.own().stream()
                .flatMap(each -> trace.entered(each.index()).stream())
                .findFirst();
    }
}
