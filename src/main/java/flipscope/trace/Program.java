package flipscope.trace;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Parsed and checked sources, ready to run. Immutable and safe to share between threads. */
public interface Program {

    /**
     * Parses and checks sources: names resolved, expressions typed, everything outside traceable
     * Java refused.
     *
     * @throws SourceException at the first fault
     */
    static Program of(List<SourceFile> files) {
        throw new SourceException("", new Span(1, 1, 1, 1), "not built yet: " + files.size());
    }

    /** Every method, in textual order. */
    Collection<Method> methods();

    /** A method by its name, as {@code Mobility.left}. */
    Optional<Method> method(String name);

    /**
     * Evaluates a method and records nothing.
     *
     * @throws EvaluationException where Java would throw, or past a limit
     */
    Value run(Method method, Value... arguments);

    /**
     * Evaluates a method and records every operation.
     *
     * @throws EvaluationException where Java would throw, or past a limit
     */
    Trace trace(Method method, Value... arguments);
}
