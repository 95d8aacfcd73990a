package flipscope.judge;

import flipscope.trace.EvaluationException;
import flipscope.trace.StepCount;

/** Runs a solution on one input after another, as long as there are steps left. */
final class Runs {
    /** The most steps for all runs together. */
    static final int MOST_STEPS = 2_000_000;

    private final Solution solution;
    private final StepCount count = new StepCount();

    Runs(Solution solution) {
        this.solution = solution;
    }

    /** Whether a run, and one more, stay within the limit, however long they take. */
    boolean hasSteps() {
        return left() >= 0;
    }

    private long left() {
        return MOST_STEPS - 2 * StepCount.MOST_A_RUN - count.taken();
    }

    /** Whether at most half of the steps are left. */
    boolean isHalfway() {
        return left() < MOST_STEPS / 2;
    }

    Outcome of(TestCase at) {
        try {
            return Outcome.of(solution.run(at, count));
        } catch (EvaluationException stop) {
            return Outcome.of(stop);
        }
    }

    /** Whether it goes wrong there, as far as that can still be found out. */
    boolean fails(TestCase at) {
        return solution.task().given().isValid(at)
                && hasSteps()
                && !of(at).is(solution.task().wanted(at));
    }

    /** The steps that were taken. */
    long taken() {
        return count.taken();
    }
}
