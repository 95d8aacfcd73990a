package flipscope.web.analysis;

import flipscope.engine.Answer;
import flipscope.engine.Level;
import flipscope.rules.Position;
import flipscope.web.Opponent;
import java.util.concurrent.CompletableFuture;

/** A position that the engine is asked about, and at which level. */
record Question(Position at, Level level) {
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
    static Question of(Position at, Level estimate) {
        return new Question(at, level(at, estimate));
    }

    CompletableFuture<Answer> ask(Opponent engine) {
        return engine.submit(at, level);
    }
}
