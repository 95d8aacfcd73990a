package flipscope.trace;

import java.util.List;
import java.util.Map;

/**
 * The signature of a checked method.
 *
 * @param name as {@code Mobility.left}
 * @param file its source file
 * @param span from its modifiers to its closing brace
 * @param resultView how its result is drawn
 * @param annotations the members of its annotations, by simple names
 * @param locals parameters and local variables, in order of first appearance
 */
public record Method(
        String name,
        SourceFile file,
        Span span,
        List<Parameter> parameters,
        Type result,
        DisplayFormat resultView,
        Map<String, Map<String, String>> annotations,
        List<Parameter> locals) {
    /** Its name without that of its class. */
    public String simpleName() {
        return name.replaceFirst(".*\\.", "");
    }

    /** The names of its parameters. */
    public List<String> names() {
        return parameters.stream().map(Parameter::name).toList();
    }

    /** The types of its parameters. */
    public List<Type> types() {
        return parameters.stream().map(Parameter::type).toList();
    }

    /** Whether it takes and returns values of the same types. */
    public boolean isLike(Method other) {
        return result.equals(other.result) && types().equals(other.types());
    }
}
