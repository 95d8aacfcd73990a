package flipscope.story;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;

/** Finds the activation whose variable a step assigns to. */
final class AssignmentOwners {
    /** No activation: the step assigns to nothing. */
    static final int NONE = -2;

    private AssignmentOwners() {}

    /**
     * The activation that holds the variable: -1 for the entry method, else an index into the
     * calls. The step that returns from a method may assign to a variable of its caller.
     */
    static int activation(Trace trace, Step step) {
        if (step.assigns() == null || step.assigned() == null) {
            return NONE;
        }
        return step.operator() == Operator.RETURN
                ? trace.calls().get(step.call()).parent()
                : step.call();
    }
}
