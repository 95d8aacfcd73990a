package flipscope.web.engine;

import flipscope.engine.SearchTask;
import flipscope.web.exchange.Later;
import java.util.function.Consumer;

/**
 * Searches positions of any game for one client. A search waits for its turn or is refused, so that
 * nobody takes the whole engine.
 */
public interface EngineClient {

    /**
     * Searches a position; fails with {@link flipscope.engine.EngineBusyException} if too many
     * wait. Dropping the result gives the search up.
     *
     * @param watcher is told of the progress
     */
    <R> Later<R> submit(SearchTask<R> task, Consumer<R> watcher);

    /** Searches a position without a watcher. */
    default <R> Later<R> submit(SearchTask<R> task) {
        return submit(task, soFar -> {});
    }
}
