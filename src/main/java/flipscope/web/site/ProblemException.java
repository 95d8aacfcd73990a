package flipscope.web.site;

/** Ends a request with a {@link Problem}; {@link Errors} shows it. */
public final class ProblemException extends RuntimeException {
    private final transient Problem problem;

    public ProblemException(Problem problem) {
        // No stack trace: this is an answer, not a defect, and hostile requests make many.
        super(problem.message(), null, false, false);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
