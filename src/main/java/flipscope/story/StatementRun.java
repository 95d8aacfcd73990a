package flipscope.story;

import flipscope.trace.Operator;
import flipscope.trace.Span;
import flipscope.trace.Step;
import java.util.List;

/**
 * One execution of a statement in one activation.
 *
 * @param steps its steps, without those of methods it calls; never empty
 * @param result the step that shows its result: its last, or the return of an assigned call
 * @param last its last step, including those inside calls
 */
record StatementRun(List<Step> steps, Step result, int last) {
    int first() {
        return steps.get(0).index();
    }

    /** Whether a step is its own or belongs to a method that it calls. */
    boolean covers(int step) {
        return first() <= step && step <= last;
    }

    /** Its own last step. */
    private Step end() {
        return steps.get(steps.size() - 1);
    }

    /** Its loop round, or null. */
    Integer round() {
        return end().iteration();
    }

    /** Its loop nesting depth within the method. */
    int loops() {
        return end().loops();
    }

    int stage() {
        return end().call() < 0 ? end().stage() : end().callStage();
    }

    /** Whether it is worth showing: loop counters and constant expressions are not. */
    boolean teaches() {
        return leaves() || steps.stream().anyMatch(Step::isTraced);
    }

    /** Whether it computes something from the inputs rather than just returning it. */
    boolean works() {
        return steps.stream().anyMatch(Step::isTraced) && !(leaves() && steps.size() == 1);
    }

    /** The author's comment. */
    String comment() {
        return end().site().caption();
    }

    Span statement() {
        return end().site().statementSpan();
    }

    /** Whether it returns from the method. */
    boolean leaves() {
        return end().operator() == Operator.RETURN;
    }
}
