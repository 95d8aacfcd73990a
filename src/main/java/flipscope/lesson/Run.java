package flipscope.lesson;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An algorithm on its inputs.
 *
 * @param arguments the inputs, complete
 * @param query what the lesson says of them, in its order, as parameters of the {@code /trace}
 *     page; the algorithm's example stands in for the rest
 */
public record Run(Arguments arguments, Map<String, String> query) {
    /** Takes a copy, in the same order. */
    public Run {
        query = Collections.unmodifiableMap(new LinkedHashMap<>(query));
    }

    /** The algorithm. */
    public Technique algorithm() {
        return arguments.algorithm();
    }
}
