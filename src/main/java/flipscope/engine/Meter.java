package flipscope.engine;

import java.util.concurrent.CancellationException;

/**
 * Counts the positions that one request visits, and ends its search by an exception when the budget
 * is spent or the request is no longer wanted. It never looks at a clock.
 */
final class Meter {
    private static final int BETWEEN_CHECKS = 1024;

    private final Cancellation cancellation;
    private long nodes;
    private long budget = Long.MAX_VALUE;
    private long nextCheck;

    Meter(Cancellation cancellation) {
        this.cancellation = cancellation;
    }

    /** How many positions were counted. */
    long nodes() {
        return nodes;
    }

    /** From now on: throws {@link BudgetSpent} rather than count beyond {@code budget} in all. */
    void limit(long budget) {
        this.budget = budget;
        nextCheck = nodes;
    }

    /** From now on: counts without limit. */
    void unlimited() {
        limit(Long.MAX_VALUE);
    }

    /**
     * Counts one position.
     *
     * @throws BudgetSpent if that would be one too many
     * @throws CancellationException if the request was cancelled
     */
    void count() {
        if (nodes >= nextCheck) {
            check();
        }
        nodes++;
    }

    private void check() {
        if (cancellation.isRequested()) {
            throw new CancellationException("the search was cancelled");
        }
        if (nodes >= budget) {
            throw BudgetSpent.INSTANCE;
        }
        nextCheck = Math.min(nodes + BETWEEN_CHECKS, budget);
    }

    /**
     * The signal that unwinds a search whose budget is spent; it carries no stack trace, so it
     * costs nothing, and one is enough.
     */
    static final class BudgetSpent extends RuntimeException {
        @SuppressWarnings("StaticAssignmentOfThrowable") // It says nothing of where it was thrown.
        private static final BudgetSpent INSTANCE = new BudgetSpent();

        private BudgetSpent() {
            super("the node budget is spent", null, false, false);
        }
    }
}
