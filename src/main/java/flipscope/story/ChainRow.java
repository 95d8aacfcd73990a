package flipscope.story;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The values that lead to a step, as many as fit; those that are left out are the earliest. */
final class ChainRow {
    private final ChainScope scope;
    private final List<ChainOperation> operations = new ArrayList<>();
    private ChainHead head;
    private Shown result;

    private ChainRow(ChainScope scope) {
        this.scope = scope;
    }

    /** The row that ends at a step. */
    static List<Link> of(ChainScope scope, Step end) {
        ChainRow row = new ChainRow(scope);
        row.result = Shown.result(end);
        for (Step step = end; step != null; ) {
            step = row.back(step);
        }
        Collections.reverse(row.operations);
        return row.fitting();
    }

    private void add(ChainOperation operation) {
        if (!isCopy(operation.step()) && !operation.joinsNothing()) {
            operations.add(operation);
        }
    }

    /** Goes back over a step to the one before it; null where the chain begins. */
    private Step back(Step step) {
        if (scope.isReturn(step)) {
            head = ChainHead.call(scope.trace(), step);
            return null;
        }
        if (ChainHead.isGrowth(scope, step)) {
            head = ChainHead.growth(scope, step);
            return null;
        }
        if (step.operands().isEmpty() || step.result() instanceof Table && !isCopy(step)) {
            head = ChainHead.value(Shown.result(step));
            return null;
        }
        ChainOperation operation = ChainOperation.of(step, scope);
        add(operation);
        Step before = operation.ends() ? null : scope.maker(operation.operand());
        if (before == null) {
            head = ChainHead.value(Shown.operand(step, operation.operand()));
        }
        return before;
    }

    /** Whether a step only passes a value on; a wider type may show more bits. */
    static boolean isCopy(Step step) {
        boolean passes = step.operator() == Operator.RETURN || step.operator() == Operator.ASSIGN;
        return passes
                && step.operands().size() == 1
                && (step.assigned() == null || step.assigned().equals(step.operand(0).value()));
    }

    private List<Link> fitting() {
        for (int least = head.least(); least >= 1; least--) {
            for (Form form : forms()) {
                List<Link> rest = rest(0, form);
                int room = Chain.MOST - rest.size();
                if (room >= least) {
                    return joined(head.most(room), rest);
                }
            }
        }
        return cut();
    }

    /** Without what comes before one of the operations. */
    private List<Link> cut() {
        for (int from = 1; from < operations.size(); from++) {
            for (Form form : forms()) {
                List<Link> rest = rest(from, form);
                if (rest.size() < Chain.MOST) {
                    ChainOperation first = operations.get(from).first();
                    Shown start = Shown.operand(first.step(), first.operand());
                    return joined(List.of(new Link(Sign.START, first.step(), "", start)), rest);
                }
            }
        }
        throw new IllegalStateException("no operation fits: " + result.text());
    }

    /**
     * How briefly a row is written.
     *
     * @param folds whether the variable that the last operation adds to is only named
     * @param leaps whether an arrow may follow an operator without the value between them
     */
    private record Form(boolean folds, boolean leaps) {}

    private List<Form> forms() {
        boolean adds =
                !operations.isEmpty()
                        && ChainOperation.adds(operations.get(operations.size() - 1).step());
        boolean folds = adds && (operations.size() > 1 || head.size() > 1);
        return folds
                ? List.of(new Form(false, false), new Form(true, false), new Form(true, true))
                : List.of(new Form(false, false), new Form(false, true));
    }

    /** What follows the first values, from an operation on. */
    private List<Link> rest(int from, Form form) {
        List<Link> links = new ArrayList<>();
        ChainOperation before = null;
        for (int index = from; index < operations.size(); index++) {
            ChainOperation each = operations.get(index);
            ChainOperation operation = index == from && from > 0 ? each.first() : each;
            boolean folded = form.folds() && index == operations.size() - 1;
            boolean drawn = operation.hasPicture() && !folded;
            boolean leaps = folded || !drawn && form.leaps();
            if (before != null && !leaps && !(drawn && operation.continues(before))) {
                links.add(equal(before, Shown.result(before.step())));
            }
            links.add(drawn ? beside(operation) : arrow(operation));
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

    private static Link beside(ChainOperation operation) {
        Shown other = Shown.operand(operation.step(), operation.other());
        return link(Sign.OPERATOR, operation, other);
    }

    private static Link arrow(ChainOperation operation) {
        return link(Sign.ARROW, operation, Shown.result(operation.step()));
    }

    private static Link link(Sign sign, ChainOperation operation, Shown value) {
        Step step = operation.step();
        return new Link(sign, step, List.of(step), operation.main(), operation.name(), value);
    }

    /** The last value is the row's result, by the name that it has there. */
    private List<Link> joined(List<Link> first, List<Link> rest) {
        List<Link> all = new ArrayList<>(first);
        all.addAll(rest);
        Link last = all.remove(all.size() - 1);
        boolean unnamed = rest.isEmpty() && result.step().assigned() == null;
        all.add(unnamed ? last : last.valued(result));
        return all;
    }
}
