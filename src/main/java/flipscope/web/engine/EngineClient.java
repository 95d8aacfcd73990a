package flipscope.web.engine;

import flipscope.engine.EnginePool;
import flipscope.engine.SearchTask;
import flipscope.work.Owner;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Searches positions of any game: {@link EnginePool#submit}, or a substitute in tests. */
public interface EngineClient {

    /**
     * Searches a position. Cancelling the future gives the search up.
     *
     * @param watcher is told of the progress
     * @param owner whose turn it takes
     * @throws EngineBusyException if too many wait
     */
    <R> CompletableFuture<R> submit(SearchTask<R> task, Consumer<R> watcher, Owner owner);

    /** Searches a position for nobody in particular, without a watcher. */
    default <R> CompletableFuture<R> submit(SearchTask<R> task) {
        return submit(task, soFar -> {}, Owner.ANYONE);
    }
}
