package flipscope.catalogue;

import flipscope.trace.Method;
import flipscope.trace.Parameter;
import java.util.List;
import java.util.Map;

/**
 * A method of {@code core} that can be stepped.
 *
 * @param id its name in addresses: {@code reversi/mobility/left}
 * @param title its name for people
 * @param family what it computes; algorithms of one family answer the same question
 * @param summary one line on what is special about it
 * @param origin where the technique comes from
 * @param engine whether the engine runs this very method
 * @param example query parameters of an input that shows what is interesting about it
 * @param method the method
 */
public record Algorithm(
        String id,
        String title,
        String family,
        String summary,
        String origin,
        boolean engine,
        String example,
        Method method) {

    /** Where the value of an input comes from. */
    public enum From {
        /** The discs of a position. */
        POSITION,
        /** The square of a move. */
        MOVE,
        /** A number of its own. */
        VALUE
    }

    static final String ANNOTATION = "Algorithm";

    /** Reads what the annotation says. */
    static Algorithm of(Method method) {
        Map<String, String> says = method.annotations().get(ANNOTATION);
        return new Algorithm(
                says.get("id"),
                says.get("title"),
                says.get("family"),
                says.get("summary"),
                says.get("origin"),
                Boolean.parseBoolean(says.get("engine")),
                says.get("example"),
                method);
    }

    /** The inputs, in the order of the method's parameters. */
    public List<Parameter> inputs() {
        return method.parameters();
    }

    /** Where an input comes from: parameters bind by name. */
    public static From from(Parameter input) {
        return switch (input.name()) {
            case "own", "opponent" -> From.POSITION;
            case "move" -> From.MOVE;
            default -> From.VALUE;
        };
    }

    /**
     * The inputs as the evaluator takes them; what was not chosen is the example's.
     *
     * @throws InputException if an input is out of its range, or the move is not an empty square
     */
    public Arguments bind(Setup chosen) {
        return new Binder(this, chosen).bind();
    }

    /** Whether any input comes from there. */
    public boolean takes(From from) {
        return inputs().stream().anyMatch(input -> from(input) == from);
    }
}
