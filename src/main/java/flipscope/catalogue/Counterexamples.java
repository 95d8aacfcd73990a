package flipscope.catalogue;

import flipscope.trace.EvaluationException;
import flipscope.trace.Program;
import flipscope.trace.Value;
import java.util.Iterator;
import java.util.Optional;

/**
 * Looks for inputs on which changed code goes wrong. What is found depends on nothing but the
 * question: no clock, no chance.
 */
public final class Counterexamples {
    /** As many inputs are tried at most. */
    public static final int MOST_INPUTS = 2_000;

    /** As many steps are taken at most, all inputs together, as far as one run foretells it. */
    private static final int MOST_STEPS = 2_000_000;

    /** After so many runs that had to stop, it is clear what goes wrong. */
    private static final int MOST_STOPS = 20;

    private final Program right;
    private final Program changed;

    /**
     * @param right the catalogue's program
     * @param changed the same with a change
     */
    public Counterexamples(Program right, Program changed) {
        this.right = right;
        this.changed = changed;
    }

    /**
     * What came of a search.
     *
     * @param inputs where the result differs, or else where the changed code has to stop; empty if
     *     none of those that were tried is such a one
     * @param tried how many were tried
     */
    public record Search(Optional<Arguments> inputs, int tried) {}

    /**
     * Looks among random inputs.
     *
     * @param steps how many steps one run of the changed code takes, about
     */
    public Search find(Algorithm algorithm, int steps) {
        int most = most(steps);
        Arguments stopped = null;
        int stops = 0;
        int tried = 0;
        Iterator<Setup> samples = Samples.of(algorithm).iterator();
        while (tried < most && stops < MOST_STOPS) {
            Arguments inputs = algorithm.bind(samples.next());
            tried++;
            Optional<Value> result = run(changed, inputs);
            if (result.isEmpty()) {
                stops++;
                stopped = stopped == null ? inputs : stopped;
            } else if (!result.equals(run(right, inputs))) {
                return new Search(Optional.of(inputs), tried);
            }
        }
        return new Search(Optional.ofNullable(stopped), tried);
    }

    /** How many inputs are tried at most, where one run takes so many steps. */
    public static int most(int steps) {
        return Math.max(MOST_STOPS, Math.min(MOST_INPUTS, MOST_STEPS / Math.max(1, steps)));
    }

    private static Optional<Value> run(Program program, Arguments inputs) {
        try {
            return Optional.of(program.run(inputs.algorithm().method(), inputs.values()));
        } catch (EvaluationException stopped) {
            return Optional.empty();
        }
    }
}
