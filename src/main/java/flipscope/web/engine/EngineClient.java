package flipscope.web.engine;

import flipscope.engine.Busy;
import flipscope.engine.EnginePool;
import flipscope.engine.Level;
import flipscope.engine.Progress;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import java.util.concurrent.CompletableFuture;

/** Who finds moves: {@link EnginePool}, but for tests. */
@FunctionalInterface
public interface EngineClient {

    /**
     * The best move of a position.
     *
     * @throws Busy if there is no place free
     */
    CompletableFuture<SearchResult> submit(Position at, Level level);

    /**
     * The same, watched; who finds moves in one go has nothing to tell on the way.
     *
     * @throws Busy if there is no place free
     */
    default CompletableFuture<SearchResult> submit(Position at, Level level, Progress watcher) {
        return submit(at, level);
    }

    /**
     * The same, before those who wait in a higher turn.
     *
     * @throws Busy if there is no place free
     */
    default CompletableFuture<SearchResult> submit(
            Position at, Level level, Progress watcher, int turn) {
        return submit(at, level, watcher);
    }

    /** The engine behind its pool. */
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
