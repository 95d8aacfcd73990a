package flipscope.catalogue;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.trace.Edit;
import flipscope.trace.Method;
import flipscope.trace.Program;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/**
 * Recorded traces, of the code as it is and of changed code. Stepping asks for the same one again
 * and again, so the latest are kept, up to a number of steps.
 */
public final class Traces {
    /** A step takes some 300 bytes, so this is some 60 MB at most. */
    private static final long MOST_STEPS = 200_000;

    /** A changed program is one method; the rest is shared. */
    private static final long MOST_PROGRAMS = 500;

    private final Program program;
    private final Cache<Edit, Program> changed =
            Caffeine.newBuilder().maximumSize(MOST_PROGRAMS).build();
    private final Cache<Key, Trace> cache =
            Caffeine.newBuilder()
                    .maximumWeight(MOST_STEPS)
                    .weigher((Key key, Trace trace) -> 1 + trace.steps().size())
                    .build();

    /** Traces of the algorithms of a catalogue. */
    public Traces(Catalogue catalogue) {
        this.program = catalogue.program();
    }

    /** The trace of an algorithm on its inputs. */
    public Trace of(Arguments arguments) {
        return of(arguments, Optional.empty());
    }

    /**
     * The trace of an algorithm on its inputs, with a change.
     *
     * @throws flipscope.trace.SourceException where the changed code cannot be read
     * @throws flipscope.trace.EvaluationException where it has to stop
     * @throws IllegalArgumentException if there is nothing to be changed in that place
     */
    public Trace of(Arguments arguments, Optional<Edit> edit) {
        Key key = new Key(arguments.algorithm().method().name(), arguments.words(), edit);
        return cache.get(key, absent -> record(arguments, edit));
    }

    /** Changed code may never end; that is found out sooner where nothing is recorded. */
    private Trace record(Arguments arguments, Optional<Edit> edit) {
        Program code = program(edit);
        Method method = arguments.algorithm().method();
        if (edit.isPresent()) {
            code.run(method, arguments.values());
        }
        return code.trace(method, arguments.values());
    }

    /**
     * The code as it is, or with a change.
     *
     * @throws flipscope.trace.SourceException where the changed code cannot be read
     * @throws IllegalArgumentException if there is nothing to be changed in that place
     */
    public Program program(Optional<Edit> edit) {
        return edit.map(each -> changed.get(each, program::with)).orElse(program);
    }

    private record Key(String method, List<Word> words, Optional<Edit> edit) {}
}
