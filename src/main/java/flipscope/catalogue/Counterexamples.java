package flipscope.catalogue;

import flipscope.trace.EvaluationException;
import flipscope.trace.Program;
import flipscope.trace.Value;
import java.util.Iterator;
import java.util.Optional;

/** Finds inputs on which changed code goes wrong. The result does not depend on time or chance. */
public final class Counterexamples {
    /** The most inputs that are tried. */
    public static final int MOST_INPUTS = 2_000;

    /** The most steps that are taken for all inputs together, estimated from one run. */
    private static final int MOST_STEPS = 2_000_000;

    /** After so many runs that were stopped, the search ends. */
    private static final int MOST_STOPS = 20;

    private final Program original;
    private final Program changed;
    private final ReachablePositions positions;

    Counterexamples(Program original, Program changed, ReachablePositions positions) {
        this.original = original;
        this.changed = changed;
        this.positions = positions;
    }

    /**
     * The outcome of a search.
     *
     * @param inputs inputs on which the result differs, or else on which the changed code was
     *     stopped; empty if none were found
     * @param tried how many inputs were tried
     */
    public record Search(Optional<Arguments> inputs, int tried) {}

    /**
     * Tries random inputs.
     *
     * @param steps about how many steps one run of the changed code takes
     */
    public Search find(Technique technique, int steps) {
        int most = most(steps);
        Arguments stopped = null;
        int stops = 0;
        int tried = 0;
        Iterator<ChosenInputs> samples = Samples.of(technique, positions).iterator();
        while (tried < most && stops < MOST_STOPS) {
            Arguments inputs = technique.bind(samples.next());
            tried++;
            Optional<Value> result = run(changed, inputs);
            if (result.isEmpty()) {
                stops++;
                stopped = stopped == null ? inputs : stopped;
            } else if (!result.equals(run(original, inputs))) {
                return new Search(Optional.of(inputs), tried);
            }
        }
        return new Search(Optional.ofNullable(stopped), tried);
    }

    /** The most inputs that are tried if one run takes so many steps. */
    public static int most(int steps) {
        return Math.max(MOST_STOPS, Math.min(MOST_INPUTS, MOST_STEPS / Math.max(1, steps)));
    }

    private static Optional<Value> run(Program program, Arguments inputs) {
        try {
            return Optional.of(program.run(inputs.technique().method(), inputs.values()));
        } catch (EvaluationException stopped) {
            return Optional.empty();
        }
    }
}
