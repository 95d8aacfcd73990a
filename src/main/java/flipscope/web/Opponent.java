package flipscope.web;

import flipscope.engine.Answer;
import flipscope.engine.Busy;
import flipscope.engine.Level;
import flipscope.rules.Position;
import java.util.concurrent.CompletableFuture;

/** Who finds moves: {@link flipscope.engine.EnginePool#submit}, but for tests. */
@FunctionalInterface
interface Opponent {

    /**
     * The best move of a position.
     *
     * @throws Busy if there is no place free
     */
    CompletableFuture<Answer> submit(Position at, Level level);
}
