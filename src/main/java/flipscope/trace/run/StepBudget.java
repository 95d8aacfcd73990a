package flipscope.trace.run;

/** Work for several runs together, counted in their steps and the rounds of their loops. */
public final class StepBudget {
    /** The most that a run of code as it is can take. */
    public static final int MOST_A_RUN = 2 * (RunLimits.MOST_STEPS + 1);

    private long left;

    public StepBudget(long most) {
        this.left = most;
    }

    void spend(int work) {
        left -= work;
    }

    /** What is left; a run is never cut short, so the last one may exceed the budget: below 0. */
    public long left() {
        return left;
    }
}
