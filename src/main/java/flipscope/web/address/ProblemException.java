package flipscope.web.address;

import flipscope.notation.NotationException;
import flipscope.web.page.Errors;
import java.util.function.Supplier;

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
        return new ProblemException(new Problem(400, "bad-parameter", message, name));
    }

    /**
     * What the value of a parameter says.
     *
     * @param read reads it
     * @throws ProblemException if it cannot be read
     */
    public static <T> T reading(String name, Supplier<T> read) {
        try {
            return read.get();
        } catch (NotationException wrong) {
            throw parameter(name, wrong.getMessage());
        }
    }

    public Problem problem() {
        return problem;
    }
}
