package flipscope.lesson;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import java.util.Map;

/**
 * An algorithm with its inputs.
 *
 * @param arguments the complete inputs
 * @param query the inputs that the lesson specifies, in its order, as parameters of the {@code
 *     /trace} page; the rest come from the algorithm's example
 */
public record Run(Arguments arguments, Map<String, String> query) {

    public Technique technique() {
        return arguments.technique();
    }
}
