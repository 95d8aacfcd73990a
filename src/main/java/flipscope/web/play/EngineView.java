package flipscope.web.play;

import java.util.Optional;

/**
 * What the engine says beside its moves.
 *
 * @param hints the scores of the legal moves
 * @param thinking where it says what it has found so far; empty while it does not think, or not for
 *     long enough to be watched
 */
public record EngineView(HintsView hints, Optional<String> thinking) {

    /** The same with other hints. */
    EngineView with(HintsView others) {
        return new EngineView(others, thinking);
    }
}
