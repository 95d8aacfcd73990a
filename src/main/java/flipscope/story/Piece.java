package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import java.util.List;

/**
 * One executed statement of one method activation.
 *
 * @param steps its steps, without those of the methods that it calls; never empty
 * @param last the last step that it stands for, those inside of calls included
 */
record Piece(List<Step> steps, int last) {
    int first() {
        return steps.get(0).index();
    }

    /** The step that shows what the statement came to. */
    Step result() {
        return steps.get(steps.size() - 1);
    }

    /** The round of the loop that it stands in, or null. */
    Integer round() {
        return result().iteration();
    }

    int stage() {
        return result().call() < 0 ? result().stage() : result().callStage();
    }

    /**
     * Whether there is anything to learn: loop counters and expressions of constants teach nothing.
     */
    boolean teaches() {
        return leaves() || steps.stream().anyMatch(Piece::isTraced);
    }

    /** Whether it leaves the method. */
    boolean leaves() {
        return result().operator().equals("return");
    }

    static boolean isTraced(Step step) {
        return step.operands().stream().anyMatch(Operand::traced);
    }
}
