package flipscope.notation;

import flipscope.rules.Game;
import java.util.List;
import java.util.Optional;

/**
 * A text that cannot be read. The English message says what is wrong, where, and what is expected;
 * its parts are available for translations and for marking the place.
 */
public final class NotationException extends RuntimeException {

    private final NotationProblem problem;
    private final int offset;
    private final String excerpt;
    private final List<Object> arguments;
    private final Optional<Game> before;

    NotationException(NotationProblem problem, int offset, String excerpt, Object... arguments) {
        this(problem, offset, excerpt, List.of(arguments), Optional.empty());
    }

    private NotationException(
            NotationProblem problem,
            int offset,
            String excerpt,
            List<Object> arguments,
            Optional<Game> before) {
        super(problem.message(arguments.toArray()));
        this.problem = problem;
        this.offset = offset;
        this.excerpt = excerpt;
        this.arguments = arguments;
        this.before = before;
    }

    /** The same, of a text whose moves before that place are these. */
    NotationException after(Game moves) {
        Optional<Game> read = Optional.of(moves).filter(game -> !game.plies().isEmpty());
        return new NotationException(problem, offset, excerpt, arguments, read);
    }

    /** The same with another place, of a text that has more before this one. */
    NotationException within(int further) {
        return new NotationException(problem, offset + further, excerpt, arguments, before);
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

    /** The game as far as it could be read; empty if that is no move. */
    public Optional<Game> before() {
        return before;
    }
}
