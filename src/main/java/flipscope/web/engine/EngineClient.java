package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.EnginePool;
import flipscope.engine.Level;
import flipscope.engine.Progress;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import flipscope.work.Owner;
import java.util.concurrent.CompletableFuture;

/** Searches positions of any game: {@link EnginePool#submit}, or a substitute in tests. */
public interface EngineClient {

    /**
     * Searches a position. Cancelling the future gives the search up.
     *
     * @param watcher is told of the progress
     * @param owner whose turn it takes
     * @throws EngineBusyException if too many wait
     */
    <R> CompletableFuture<R> submit(SearchTask<R> task, Progress<R> watcher, Owner owner);

    /** The same for nobody in particular. */
    default <R> CompletableFuture<R> submit(SearchTask<R> task, Progress<R> watcher) {
        return submit(task, watcher, Owner.ANYONE);
    }

    /** The same without a watcher. */
    default <R> CompletableFuture<R> submit(SearchTask<R> task) {
        return submit(task, Progress.unseen());
    }

    /** Searches for the best move of a position of Reversi. */
    default CompletableFuture<SearchResult> submit(Position at, Level level) {
        return submit(new ReversiTask(at, level));
    }
}
