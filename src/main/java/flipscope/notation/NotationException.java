package flipscope.notation;

import java.util.List;

/**
 * A text that cannot be read. The English message says what is wrong, where, and what is expected;
 * its parts are available for translations and for marking the place.
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

    public NotationProblem problem() {
        return problem;
    }

    /**
     * The place as an index into the text, from 0 to its length (something is missing at the end).
     */
    public int offset() {
        return offset;
    }

    /** A few characters of the text at that place, as typed; empty at the end. */
    public String excerpt() {
        return excerpt;
    }

    /** The arguments of the message, in the order that {@link NotationProblem} gives. */
    public List<Object> arguments() {
        return arguments;
    }
}
