package flipscope.judge;

import flipscope.trace.EvaluationException;
import flipscope.trace.Value;
import flipscope.trace.run.StepBudget;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Runs a solution on one input after another, as long as there are steps left. */
final class Runs {
    /** The most steps for all runs of what a reader writes. */
    static final int MOST_STEPS = 2_000_000;

    private final Solution solution;
    private final long most;
    private final StepBudget budget;
    private final Map<TestCase, Optional<Value>> wanted = new HashMap<>();

    /**
     * @param most how many steps all runs may take together
     */
    Runs(Solution solution, long most) {
        this.solution = solution;
        this.most = most;
        this.budget = new StepBudget(most);
    }

    Inputs given() {
        return solution.task().given();
    }

    /** Whether a run, and one more, stay within the limit, however long they take. */
    boolean hasSteps() {
        return budget.left() >= 2 * StepBudget.MOST_A_RUN;
    }

    /** Whether at most half of the steps are left. */
    boolean isHalfway() {
        return budget.left() < most / 2;
    }

    Outcome of(TestCase at) {
        return solution.outcome(at, budget);
    }

    /** What is wanted of an input; empty where an original is stopped on it. */
    Optional<Value> wanted(TestCase at) {
        return wanted.computeIfAbsent(at, this::asked);
    }

    private Optional<Value> asked(TestCase at) {
        try {
            return Optional.of(solution.task().wanted(at, budget));
        } catch (EvaluationException stopped) {
            return Optional.empty();
        }
    }

    boolean isWrong(TestCase at, Outcome outcome) {
        return wanted(at).filter(wanted -> !outcome.is(wanted)).isPresent();
    }

    /** Whether it goes wrong there, as far as that can still be found out. */
    boolean fails(TestCase at) {
        return given().isValid(at) && hasSteps() && isWrong(at, of(at));
    }

    /** The steps that were taken. */
    long taken() {
        return most - budget.left();
    }
}
