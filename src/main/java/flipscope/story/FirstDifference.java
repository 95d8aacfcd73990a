package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The first difference between a slip and its correct form, aligned by statement. If both call a
 * method there, the alignment continues inside the two methods.
 *
 * @param pairs the aligned pairs
 * @param index the first difference, an index into {@code pairs}
 */
record FirstDifference(List<AlignedPair> pairs, Optional<Integer> index) {
    /**
     * Extra worth of equal values that are unlikely to agree by accident: they show best which
     * rounds correspond.
     */
    private static final int SAME_VALUE = 8;

    private static final int SAME_PLACE = 4;
    private static final int SAME_SOURCE = 2;

    static FirstDifference of(Trace slip, Trace correct) {
        return of(slip, -1, correct, -1);
    }

    SideBySide sideBySide(Trace slip, Trace correct) {
        return new SideBySide(slip, correct, List.copyOf(pairs), index);
    }

    private static FirstDifference of(Trace slip, int slipCall, Trace correct, int correctCall) {
        List<Milestone> slips = Milestone.byStatement(slip, slipCall);
        List<Milestone> corrects = Milestone.byStatement(correct, correctCall);
        List<AlignedPair> pairs = AlignedPair.of(slips, corrects, FirstDifference::worth);
        Optional<Integer> first = first(pairs, variables(slip, slipCall));
        return first.isEmpty()
                ? new FirstDifference(pairs, first)
                : inside(slip, correct, new FirstDifference(pairs, first));
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
                .map(step -> step.assigns())
                .collect(Collectors.toSet());
    }

    private static Optional<Integer> first(List<AlignedPair> pairs, Set<String> known) {
        for (int index = 0; index < pairs.size(); index++) {
            if (differs(pairs.get(index), known)) {
                return Optional.of(index);
            }
        }
        return Optional.empty();
    }

    /**
     * A statement that only the slip has counts as a difference if it makes a set of squares; one
     * that the slip lacks counts if the slip has its variable.
     */
    private static boolean differs(AlignedPair pair, Set<String> known) {
        return switch (pair.moves()) {
            case BOTH -> StatementDifference.of(pair).isPresent();
            case LEFT -> makesSquares(pair.left().orElseThrow());
            case RIGHT -> {
                Milestone only = pair.right().orElseThrow();
                yield makesSquares(only) && known.contains(only.name());
            }
        };
    }

    private static boolean makesSquares(Milestone only) {
        return only.isAssigned() && only.isDistinctive() && BitNames.areSquares(only.view());
    }

    private static FirstDifference inside(Trace slip, Trace correct, FirstDifference outside) {
        int index = outside.index().orElseThrow();
        AlignedPair pair = outside.pairs().get(index);
        Optional<Call> slipCall = pair.left().flatMap(each -> call(slip, each));
        Optional<Call> correctCall = pair.right().flatMap(each -> call(correct, each));
        boolean both = slipCall.isPresent() && correctCall.isPresent();
        if (!both || slipCall.get().method().equals(correctCall.get().method())) {
            return outside;
        }
        FirstDifference within =
                of(slip, slipCall.get().index(), correct, correctCall.get().index());
        return within.index().isPresent() ? outside.around(within, index) : outside;
    }

    /** Inserts the pairs from inside two called methods before the statements that call them. */
    private FirstDifference around(FirstDifference within, int at) {
        List<AlignedPair> all = new ArrayList<>(pairs.subList(0, at));
        all.addAll(within.pairs());
        all.addAll(pairs.subList(at, pairs.size()));
        return new FirstDifference(all, within.index().map(each -> at + each));
    }

    /** The call made by a statement, if its method can be stepped into. */
    private static Optional<Call> call(Trace trace, Milestone statement) {
        return statement.own().stream()
                .map(Step::index)
                .flatMap(enter -> trace.calls().stream().filter(each -> each.enter() == enter))
                .findFirst();
    }
}
