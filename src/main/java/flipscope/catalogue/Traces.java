package flipscope.catalogue;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.trace.Edit;
import flipscope.trace.Program;
import flipscope.trace.StepBudget;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/**
 * Records and caches traces of original and changed code, since stepping needs the same trace again
 * and again.
 */
public final class Traces {
    /** About 60 MB, at 300 bytes a step. */
    private static final long MOST_STEPS = 200_000;

    /** A changed program takes little memory: all but one method is shared. */
    private static final long MOST_PROGRAMS = 500;

    private final Program program;
    private final Cache<Edit, Program> changed =
            Caffeine.newBuilder().maximumSize(MOST_PROGRAMS).build();
    private final Cache<SearchKey, Counterexamples.Search> searches =
            Caffeine.newBuilder().maximumSize(MOST_PROGRAMS).build();
    private final Cache<Key, Trace> cache =
            Caffeine.newBuilder()
                    .maximumWeight(MOST_STEPS)
                    .weigher((Key key, Trace trace) -> 1 + trace.steps().size())
                    .build();

    private final ReachablePositions positions = new ReachablePositions();

    public Traces(Catalogue catalogue) {
        this.program = catalogue.program();
    }

    /** The trace of an algorithm. */
    public Trace of(Arguments arguments) {
        return of(arguments, Optional.empty());
    }

    /**
     * The trace of an algorithm, perhaps with a change.
     *
     * @throws flipscope.trace.SourceException if the changed code is not traceable Java
     * @throws flipscope.trace.EvaluationException if it was stopped
     * @throws IllegalArgumentException if there is no such token to change
     */
    public Trace of(Arguments arguments, Optional<Edit> edit) {
        Key key = new Key(arguments.technique().method().name(), arguments.words(), edit);
        return cache.get(
                key,
                absent -> program(edit).trace(arguments.technique().method(), arguments.values()));
    }

    /**
     * The original code, or the changed code.
     *
     * @throws flipscope.trace.SourceException if the changed code is not traceable Java
     * @throws IllegalArgumentException if there is no such token to change
     */
    public Program program(Optional<Edit> edit) {
        return edit.map(each -> changed.get(each, program::with)).orElse(program);
    }

    /**
     * Searches for inputs on which the changed code goes wrong.
     *
     * @throws flipscope.trace.SourceException if the changed code is not traceable Java
     * @throws IllegalArgumentException if there is no such token to change
     */
    public Counterexamples.Search search(Technique technique, Edit edit) {
        return searches.get(new SearchKey(technique.id(), edit), absent -> find(technique, edit));
    }

    private Counterexamples.Search find(Technique technique, Edit edit) {
        Program changedCode = program(Optional.of(edit));
        StepBudget budget = new StepBudget(Counterexamples.MOST_STEPS);
        return new Counterexamples(program, changedCode, positions, budget).find(technique);
    }

    private record SearchKey(String technique, Edit edit) {}

    private record Key(String method, List<Word> words, Optional<Edit> edit) {}
}
