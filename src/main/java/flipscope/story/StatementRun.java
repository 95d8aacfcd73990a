package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Span;
import flipscope.trace.Step;
import java.util.List;

/**
 * One executed statement of one method activation.
 *
 * @param steps its steps, without those of the methods that it calls; never empty
 * @param result the step that shows what it came to: its last, or the one with which a call comes
 *     back to assign
 * @param last the last step that it stands for, those inside of calls included
 */
record StatementRun(List<Step> steps, Step result, int last) {
    int first() {
        return steps.get(0).index();
    }

    /** Whether a step is one of its own, or of what it calls. */
    boolean covers(int step) {
        return first() <= step && step <= last;
    }

    /** Its own last step. */
    private Step end() {
        return steps.get(steps.size() - 1);
    }

    /** The round of the loop that it stands in, or null. */
    Integer round() {
        return end().iteration();
    }

    /** How many loops of its method it stands in. */
    int loops() {
        return end().loops();
    }

    int stage() {
        return end().call() < 0 ? end().stage() : end().callStage();
    }

    /**
     * Whether there is anything to learn: loop counters and expressions of constants teach nothing.
     */
    boolean teaches() {
        return leaves() || steps.stream().anyMatch(StatementRun::isTraced);
    }

    /** Whether it works something out from the inputs, and not only hands it on to the caller. */
    boolean works() {
        return steps.stream().anyMatch(StatementRun::isTraced) && !(leaves() && steps.size() == 1);
    }

    /** What the author says of it. */
    String comment() {
        return end().site().caption();
    }

    /** Where it stands. */
    Span statement() {
        return end().site().statementSpan();
    }

    /** Whether it leaves the method. */
    boolean leaves() {
        return end().operator() == Operator.RETURN;
    }

    static boolean isTraced(Step step) {
        return step.operands().stream().anyMatch(Operand::traced);
    }
}
