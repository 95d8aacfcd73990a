package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.judge.Tasks;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What lessons are checked against.
 *
 * @param catalogue the algorithms
 * @param traces provides their traces
 * @param tasks the tasks that they may set
 * @param address the address of a path on the site
 * @param solvesTasks whether the reference solutions of tasks are run too, which takes long
 */
public record LessonTechniques(
        Catalogue catalogue,
        Traces traces,
        Tasks tasks,
        UnaryOperator<String> address,
        boolean solvesTasks) {
    /** Begins the ids of algorithms of a folder. */
    private static final String OWN = "own/";

    /** The algorithm of an id; empty, with a problem added, if there is none. */
    Optional<Technique> find(Scalar id, Problems problems) {
        String typed = id.text();
        Optional<Technique> found = catalogue.find(typed);
        if (found.isEmpty() && typed.startsWith(OWN) && catalogue.own().isEmpty()) {
            String hint = "; your own are read with --algorithms DIR";
            problems.add(id.line(), "no algorithm " + quoted(typed) + hint);
        } else if (found.isEmpty()) {
            problems.unknown(id.line(), "algorithm", typed, catalogue.ids());
        }
        return found;
    }

    /** For a site. */
    public LessonTechniques(Catalogue catalogue, Traces traces, UnaryOperator<String> address) {
        this(catalogue, traces, Tasks.of(catalogue), address, false);
    }

    /** For whoever wants to know of every mistake. */
    public LessonTechniques(Catalogue catalogue, Traces traces) {
        this(catalogue, traces, Tasks.of(catalogue), UnaryOperator.identity(), true);
    }
}
