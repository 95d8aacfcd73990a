package flipscope.server;

import flipscope.engine.EnginePool;
import flipscope.engine.SearchTask;
import flipscope.work.Owner;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Searches positions of any game: {@link EnginePool#submit}, or a substitute in tests. */
public interface Searches {

    /**
     * Searches a position. Cancelling the future gives the search up.
     *
     * @param watcher is told of the progress
     * @param owner whose turn it takes
     * @throws flipscope.engine.EngineBusyException if too many wait
     */
    <R> CompletableFuture<R> submit(SearchTask<R> task, Consumer<R> watcher, Owner owner);
}
