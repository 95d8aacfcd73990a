package flipscope.engine;

import java.util.concurrent.CancellationException;

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
     * @throws CancellationException soon after {@code cancellation} was requested
     */
    R search(Cancellation cancellation, Progress<R> progress);
}
