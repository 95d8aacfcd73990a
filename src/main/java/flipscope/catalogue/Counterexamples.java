package flipscope.catalogue;

import flipscope.trace.EvaluationException;
import flipscope.trace.Value;
import flipscope.trace.run.Program;
import flipscope.trace.run.StepBudget;
import java.util.Iterator;
import java.util.Optional;

/** Finds inputs on which changed code goes wrong. The result does not depend on time or chance. */
public final class Counterexamples {
    /** The most inputs that are tried. */
    static final int MOST_INPUTS = 2_000;

    /** The steps of all runs together, of both programs. */
    static final int MOST_STEPS = 400_000;

    /** After so many runs that were stopped, the search ends. */
    private static final int MOST_STOPS = 20;

    private final Program original;
    private final Program changed;
    private final ReachablePositions positions;
    private final StepBudget budget;

    Counterexamples(
            Program original, Program changed, ReachablePositions positions, StepBudget budget) {
        this.budget = budget;
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

    /** Tries random inputs until one is wrong or the budget is spent. */
    Search find(Technique technique) {
        Arguments stopped = null;
        int stops = 0;
        int tried = 0;
        Iterator<ChosenInputs> samples = Samples.of(technique, positions).iterator();
        while (tried < MOST_INPUTS && stops < MOST_STOPS && !budget.isSpent()) {
            Arguments inputs = technique.bind(samples.next());
            tried++;
            Optional<Value> result = run(changed, inputs);
            if (result.isEmpty()) {
                stops++;
                // Where the original stops too, the change is not what is wrong.
                boolean first = stopped == null && run(original, inputs).isPresent();
                stopped = first ? inputs : stopped;
            } else if (!result.equals(run(original, inputs))) {
                return new Search(Optional.of(inputs), tried);
            }
        }
        return new Search(Optional.ofNullable(stopped), tried);
    }

    private Optional<Value> run(Program program, Arguments inputs) {
        try {
            return Optional.of(program.run(budget, inputs.technique().method(), inputs.values()));
        } catch (EvaluationException stopped) {
            return Optional.empty();
        }
    }
}
