package flipscope.engine;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A position of any game, to be searched at a level. The result depends on the task alone: equal
 * tasks have equal results, so {@link EnginePool} searches them once.
 *
 * @param <R> the result
 */
public interface SearchTask<R> {
    /**
     * Searches on the calling thread.
     *
     * @param cancelled a request to stop, made by another thread and noticed within about a
     *     thousand nodes
     * @param progress receives what the search would return if it stopped now, after each completed
     *     depth; watching does not affect the search, and must be quick and not throw, since it is
     *     done on this thread
     * @throws CancellationException soon after {@code cancelled} was set
     */
    R search(AtomicBoolean cancelled, Consumer<R> progress);
}
