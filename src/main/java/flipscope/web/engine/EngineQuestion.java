package flipscope.web.engine;

import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.rules.Position;
import java.util.concurrent.CompletableFuture;

/** A position that the engine is asked about, and at which level. */
public record EngineQuestion(Position at, Level level) {
    /**
     * The level at which positions are judged: an estimate's, until the strongest plays the game
     * out. From there on it is the strongest for everyone, so that whoever asks has the one exact
     * answer, which the engine itself plays by.
     */
    static Level level(Position at, Level estimate) {
        boolean exact = Long.bitCount(at.empty()) <= Level.STRONGEST.exact();
        return exact ? Level.STRONGEST : estimate;
    }

    /** The question about a position that is judged for itself. */
    public static EngineQuestion of(Position at, Level estimate) {
        return new EngineQuestion(at, level(at, estimate));
    }

    CompletableFuture<SearchResult> ask(EngineClient engine) {
        return engine.submit(at, level);
    }
}
