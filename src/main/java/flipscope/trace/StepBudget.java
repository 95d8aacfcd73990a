package flipscope.trace;

/** Work for several runs together, counted in their steps and the rounds of their loops. */
public final class StepBudget {
    private long left;

    public StepBudget(long most) {
        this.left = most;
    }

    void spend(int work) {
        left -= work;
    }

    /** Whether nothing is left. A run is never cut short, so the last one may exceed the budget. */
    public boolean isSpent() {
        return left <= 0;
    }
}
