package flipscope.catalogue;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import flipscope.trace.Program;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.List;

/**
 * Recorded traces. Stepping asks for the same one again and again, so the latest are kept, up to a
 * number of steps.
 */
public final class Traces {
    /** A step takes some 300 bytes, so this is some 60 MB at most. */
    private static final long MOST_STEPS = 200_000;

    private final Program program;
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
        Key key = new Key(arguments.algorithm().method().name(), arguments.words());
        return cache.get(
                key, absent -> program.trace(arguments.algorithm().method(), arguments.values()));
    }

    private record Key(String method, List<Word> words) {}
}
