package flipscope.notation;

import java.util.List;

/**
 * A text that cannot be read. The message says in English what is wrong, where, and what would be
 * right; the parts are here for whoever words it differently or marks the place.
 */
public final class NotationException extends RuntimeException {

    private final NotationProblem problem;
    private final int offset;
    private final String excerpt;
    private final List<Object> arguments;

    NotationException(NotationProblem problem, int offset, String excerpt, Object... arguments) {
        super(problem.message(arguments));
        this.problem = problem;
        this.offset = offset;
        this.excerpt = excerpt;
        this.arguments = List.of(arguments);
    }

    /** What is wrong. */
    public NotationProblem problem() {
        return problem;
    }

    /** {@link NotationProblem#code}, as in {@code position.digit}. */
    public String code() {
        return problem.code();
    }

    /** Where, as an index into the text, from 0 to its length (something is missing at the end). */
    public int offset() {
        return offset;
    }

    /** What stands there: a few characters of the text, as typed; empty at its end. */
    public String excerpt() {
        return excerpt;
    }

    /** The numbers and words of the message, in the order that {@link NotationProblem} gives. */
    public List<Object> arguments() {
        return arguments;
    }
}
