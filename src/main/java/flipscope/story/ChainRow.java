package flipscope.story;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.trace.Last;
import flipscope.trace.Step;
import flipscope.trace.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values that lead to a step, as many as fit; those that are left out are the earliest. */
final class ChainRow {
    private final ChainScope scope;
    private final List<ChainOperation> operations = new ArrayList<>();
    private ChainHead head;
    private final Shown result;

    private ChainRow(ChainScope scope, Step end) {
        this.scope = scope;
        this.result = Shown.result(end);
    }

    /** The row that ends at a step. */
    static List<Link> of(ChainScope scope, Step end) {
        ChainRow row = new ChainRow(scope, end);
        for (Step step = end; step != null; ) {
            step = row.back(step);
        }
        return row.fitting();
    }

    /** Goes back over a step to the one before it; null where the chain begins. */
    private Step back(Step step) {
        if (scope.isReturn(step)) {
            head = ChainHead.call(scope.trace(), step);
            return null;
        }
        if (scope.isGrowth(step)) {
            head = ChainHead.growth(scope, step);
            return null;
        }
        if (step.operands().isEmpty() || step.result() instanceof Table && !isCopy(step)) {
            head = ChainHead.value(Shown.result(step));
            return null;
        }
        ChainOperation operation = ChainOperation.of(step, scope);
        if (!isCopy(step) && !operation.joinsNothing()) {
            operations.add(0, operation);
        }
        Step before = operation.ends() ? null : scope.maker(operation.operand());
        if (before == null) {
            head = ChainHead.value(Shown.operand(step, operation.operand()));
        }
        return before;
    }

    /** Whether a step only passes a value on; a wider type may show more bits. */
    static boolean isCopy(Step step) {
        return step.operator().passesOn()
                && step.operands().size() == 1
                && (step.assigned() == null || step.assigned().equals(step.operand(0).value()));
    }

    private List<Link> fitting() {
        for (int least = head.least(); least >= 1; least--) {
            Optional<List<Link>> rest = rest(0, least);
            if (rest.isPresent()) {
                return joined(head.most(Chain.MOST - rest.get().size()), rest.get());
            }
        }
        return cut();
    }

    /** Without what comes before one of the operations. */
    private List<Link> cut() {
        for (int from = 1; from < operations.size(); from++) {
            Optional<List<Link>> rest = rest(from, 1);
            if (rest.isPresent()) {
                ChainOperation first = operations.get(from).first();
                Shown start = Shown.operand(first.step(), first.operand());
                return joined(List.of(Link.start(start)), rest.get());
            }
        }
        throw new IllegalStateException("no operation fits: " + result.text());
    }

    /**
     * What follows the first values, from an operation on, as fully as leaves room for them. In
     * brief the variable that the last operation adds to is only named, and even more briefly an
     * arrow follows an operator without the value between them.
     */
    private Optional<List<Link>> rest(int from, int room) {
        // Whether the variable that the last operation adds to may only be named.
        boolean folds =
                !operations.isEmpty()
                        && ChainOperation.adds(Last.of(operations).step())
                        && (operations.size() > 1 || head.size() > 1);
        return Stream.of(
                        rest(from, false, false),
                        rest(from, folds, !folds),
                        rest(from, folds, true))
                .filter(rest -> Chain.MOST - rest.size() >= room)
                .findFirst();
    }

    private List<Link> rest(int from, boolean folds, boolean leaps) {
        List<Link> links = new ArrayList<>();
        ChainOperation before = null;
        for (int index = from; index < operations.size(); index++) {
            ChainOperation each = operations.get(index);
            ChainOperation operation = index == from && from > 0 ? each.first() : each;
            boolean folded = folds && index == operations.size() - 1;
            boolean drawn = operation.hasPicture() && !folded;
            boolean free = folded || !drawn && leaps;
            if (before != null && !free && !(drawn && operation.continues(before))) {
                links.add(equal(before, Shown.result(before.step())));
            }
            Step step = operation.step();
            links.add(
                    drawn
                            ? operation.link(Sign.OPERATOR, Shown.operand(step, operation.other()))
                            : operation.link(Sign.ARROW, Shown.result(step)));
            before = drawn ? operation : null;
        }
        if (before != null) {
            links.add(equal(before, result));
        }
        return links;
    }

    private static Link equal(ChainOperation operation, Shown value) {
        return new Link(Sign.EQUALS, operation.step(), "", value);
    }

    /** The last value is the row's result, by the name that it has there. */
    private List<Link> joined(List<Link> first, List<Link> rest) {
        List<Link> all = new ArrayList<>(first);
        all.addAll(rest);
        boolean unnamed = rest.isEmpty() && result.step().assigned() == null;
        if (!unnamed) {
            all.add(all.remove(all.size() - 1).valued(result));
        }
        return all;
    }
}
