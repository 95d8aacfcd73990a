package flipscope.engine;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Counts the positions visited for one request, and ends the search with an exception when the
 * budget is spent or the request is cancelled. There is no time limit.
 */
public final class SearchBudget {
    private static final int BETWEEN_CHECKS = 1024;

    private final AtomicBoolean cancelled;
    private long nodes;
    private long budget = Long.MAX_VALUE;
    private long nextCheck;

    public SearchBudget(AtomicBoolean cancelled) {
        this.cancelled = cancelled;
    }

    public long nodes() {
        return nodes;
    }

    /**
     * Sets a limit: {@link #count} then throws {@link BudgetSpent} rather than exceed {@code
     * budget} in total.
     */
    public void limit(long budget) {
        this.budget = budget;
        nextCheck = nodes;
    }

    /**
     * Counts one position.
     *
     * @throws BudgetSpent if the limit is reached
     * @throws CancellationException if the request was cancelled
     */
    public void count() {
        if (nodes >= nextCheck) {
            check();
        }
        nodes++;
    }

    /** Counts one position without looking up: for the last squares, where each takes nothing. */
    void visit() {
        nodes++;
    }

    private void check() {
        if (cancelled.get()) {
            throw new CancellationException("the search was cancelled");
        }
        if (nodes >= budget) {
            throw BudgetSpent.INSTANCE;
        }
        nextCheck = Math.min(nodes + BETWEEN_CHECKS, budget);
    }

    /**
     * Unwinds a search whose budget is spent. Without a stack trace it costs nothing, and one
     * instance is enough.
     */
    public static final class BudgetSpent extends RuntimeException {
        @SuppressWarnings("StaticAssignmentOfThrowable") // It has no stack trace.
        private static final BudgetSpent INSTANCE = new BudgetSpent();

        private BudgetSpent() {
            super("the node budget is spent", null, false, false);
        }
    }
}
