package flipscope.web.engine;

import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import java.util.concurrent.CompletableFuture;

/** A position to be searched at a level. */
public record EngineQuestion(Position at, Level level) {
    /**
     * The level for judging a position: that of an estimate, or the strongest once it plays the
     * position out. From there on every request gets the same exact score, by which the engine
     * itself plays.
     */
    private static Level level(Position at, Level estimate) {
        boolean exact = Long.bitCount(at.empty()) <= Level.STRONGEST.exact();
        return exact ? Level.STRONGEST : estimate;
    }

    /** The question for judging a position. */
    public static EngineQuestion of(Position at, Level estimate) {
        return new EngineQuestion(at, level(at, estimate));
    }

    CompletableFuture<SearchResult> ask(EngineClient engine) {
        return engine.submit(at, level);
    }
}
