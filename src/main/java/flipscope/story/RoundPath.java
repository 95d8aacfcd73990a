package flipscope.story;

import flipscope.story.Chain.Done;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Finds how a variable came to its next value. */
public final class RoundPath {
    private RoundPath() {}

    /**
     * The operations from the variable to what it becomes, as far as they follow from it alone;
     * else only the last one.
     *
     * @param last the step that assigns the variable
     */
    public static List<Done> of(Trace trace, Step last) {
        ChainScope scope = ChainScope.around(trace, last);
        Operand itself = ChainHead.itself(last);
        Deque<Done> path = new ArrayDeque<>();
        for (Step step = last; step != null && !scope.isReturn(step); ) {
            ChainOperation operation = ChainOperation.of(step, scope);
            Operand operand = operation.operand();
            if (!ChainRow.isCopy(step)) {
                path.addFirst(new Done(step, operation.main()));
            }
            if (isSame(operand, itself)) {
                return List.copyOf(path);
            }
            step = operation.ends() ? null : scope.maker(operand);
        }
        return List.of(new Done(last, last.operands().indexOf(itself)));
    }

    private static boolean isSame(Operand one, Operand other) {
        return one.text().equals(other.text()) && one.value().equals(other.value());
    }
}
