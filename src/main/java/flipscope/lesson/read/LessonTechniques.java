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
 * @param solvesTasks whether the reference solutions of tasks are run too, which takes long
 */
public record LessonTechniques(
        Catalogue catalogue, Traces traces, UnaryOperator<String> address, boolean solvesTasks) {
    /** For a site. */
    public LessonTechniques(Catalogue catalogue, Traces traces, UnaryOperator<String> address) {
        this(catalogue, traces, address, false);
    }

    /** For whoever wants to know of every mistake. */
    public LessonTechniques(Catalogue catalogue, Traces traces) {
        this(catalogue, traces, UnaryOperator.identity(), true);
    }
}
