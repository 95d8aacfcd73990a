package flipscope.web.engine;

import flipscope.engine.EngineBusyException;
import flipscope.engine.EnginePool;
import flipscope.engine.Level;
import flipscope.engine.Progress;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import java.util.concurrent.CompletableFuture;

/** Finds moves: {@link EnginePool}, or a substitute in tests. */
@FunctionalInterface
public interface EngineClient {

    /**
     * Searches for the best move of a position.
     *
     * @throws EngineBusyException if the queue is full
     */
    CompletableFuture<SearchResult> submit(Position at, Level level);

    /**
     * The same with progress reports; an implementation that searches in one go has none to send.
     *
     * @throws EngineBusyException if the queue is full
     */
    default CompletableFuture<SearchResult> submit(Position at, Level level, Progress watcher) {
        return submit(at, level);
    }

    /**
     * The same with a priority: lower turns are searched first.
     *
     * @throws EngineBusyException if the queue is full
     */
    default CompletableFuture<SearchResult> submit(
            Position at, Level level, Progress watcher, int turn) {
        return submit(at, level, watcher);
    }

    /** A client of a pool. */
    static EngineClient of(EnginePool pool) {
        return new EngineClient() {
            @Override
            public CompletableFuture<SearchResult> submit(Position at, Level level) {
                return pool.submit(at, level);
            }

            @Override
            public CompletableFuture<SearchResult> submit(
                    Position at, Level level, Progress watcher) {
                return pool.submit(at, level, watcher);
            }

            @Override
            public CompletableFuture<SearchResult> submit(
                    Position at, Level level, Progress watcher, int turn) {
                return pool.submit(at, level, watcher, turn);
            }
        };
    }
}
