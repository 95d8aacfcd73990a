package flipscope.trace;

import java.util.List;
import java.util.Map;

/**
 * A checked method of a program, with its static picture.
 *
 * @param name as {@code Mobility.left}
 * @param file the source file that it stands in
 * @param span where it stands, from its modifiers to its closing brace
 * @param parameters its parameters
 * @param result its result's type
 * @param resultView how its result is drawn
 * @param annotations its annotations, by simple name, with their members as text
 * @param documentation its Javadoc as plain text, or empty
 * @param locals its parameters and local variables, in order of first appearance
 */
public record Method(
        String name,
        SourceFile file,
        Span span,
        List<Parameter> parameters,
        Type result,
        View resultView,
        Map<String, Map<String, String>> annotations,
        String documentation,
        List<Parameter> locals) {}
