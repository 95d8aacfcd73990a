package flipscope.catalogue;

import com.github.benmanes.caffeine.cache.Cache;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.edit.Edit;
import flipscope.trace.run.CountedRun;
import flipscope.trace.run.Program;
import flipscope.work.HeapShare;
import java.util.List;
import java.util.Optional;

/**
 * Records and caches traces of original and changed code, since stepping needs the same trace again
 * and again.
 */
public final class Traces {
    /** The memory of a step and of what pages derive from it, as measured. */
    private static final int BYTES_A_STEP = 640;

    /** The memory of what a program has for each of its methods. */
    private static final int BYTES_A_METHOD = 100;

    /** More than the memory of a parsed method, a set of inputs or a key. */
    private static final int BYTES_OF_A_FEW_OBJECTS = 4_000;

    private final Cache<Change, Program> changed =
            HeapShare.CHANGED_PROGRAMS.cache(
                    (change, code) ->
                            5 * BYTES_OF_A_FEW_OBJECTS + BYTES_A_METHOD * code.methods().size());
    private final Cache<Key, Trace> cache =
            HeapShare.TRACES.cache(
                    (key, trace) -> BYTES_OF_A_FEW_OBJECTS + BYTES_A_STEP * trace.steps().size());

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
        Technique technique = arguments.technique();
        String method = technique.method().name();
        Key key = new Key(technique.program(), method, arguments.words(), edit);
        return cache.get(
                key,
                absent -> program(technique, edit).trace(technique.method(), arguments.values()));
    }

    /** The result of an algorithm and what it cost, where nobody looks at its steps. */
    public CountedRun count(Arguments arguments) {
        Technique technique = arguments.technique();
        return technique.program().count(technique.method(), arguments.values());
    }

    /**
     * The original code of an algorithm, or the changed code.
     *
     * @throws flipscope.trace.SourceException if the changed code is not traceable Java
     * @throws IllegalArgumentException if there is no such token to change
     */
    public Program program(Technique technique, Optional<Edit> edit) {
        Program original = technique.program();
        return edit.map(each -> new Change(original, each))
                .map(each -> changed.get(each, absent -> original.with(each.edit())))
                .orElse(original);
    }

    private record Change(Program original, Edit edit) {}

    private record Key(Program program, String method, List<Word> words, Optional<Edit> edit) {}
}
