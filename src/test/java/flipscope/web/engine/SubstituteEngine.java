package flipscope.web.engine;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.rules.Position;
import flipscope.server.Searches;
import flipscope.work.Owner;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Somebody in place of the engine, who is asked about positions of Reversi only. */
@FunctionalInterface
public interface SubstituteEngine extends Searches {
    CompletableFuture<SearchResult> search(Position at, Level level);

    @Override
    @SuppressWarnings("unchecked") // The task is one of Reversi, and so is its result.
    default <R> CompletableFuture<R> submit(SearchTask<R> task, Consumer<R> watcher, Owner owner) {
        ReversiTask asked = (ReversiTask) task;
        return (CompletableFuture<R>) search(asked.position(), asked.level());
    }
}
