package flipscope.lesson.read;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import java.util.function.UnaryOperator;

/**
 * What lessons are checked against.
 *
 * @param catalogue the algorithms
 * @param traces provides their traces
 * @param address the address of a path on the site
 */
public record LessonTechniques(Catalogue catalogue, Traces traces, UnaryOperator<String> address) {
    /** For a site at the root of a host. */
    public LessonTechniques(Catalogue catalogue, Traces traces) {
        this(catalogue, traces, UnaryOperator.identity());
    }
}
