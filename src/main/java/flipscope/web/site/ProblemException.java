package flipscope.web.site;

/** Ends a request with a {@link Problem}, which {@link Errors} shows. */
public final class ProblemException extends RuntimeException {
    private final transient Problem problem;

    public ProblemException(Problem problem) {
        // No stack trace: this is a normal response, and hostile requests cause many.
        super(problem.message(), null, false, false);
        this.problem = problem;
    }

    /** The error for an invalid parameter. */
    public static ProblemException parameter(String name, String message) {
        return new ProblemException(Problem.parameter(name, message));
    }

    public Problem problem() {
        return problem;
    }
}
