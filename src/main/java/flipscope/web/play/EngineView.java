package flipscope.web.play;

import java.util.Optional;

/**
 * What the engine reports beyond its moves.
 *
 * @param hints the scores of the legal moves
 * @param thinking the address of its progress reports; empty if it is not thinking, or too briefly
 *     to be watched
 */
public record EngineView(HintsView hints, Optional<String> thinking) {

    EngineView with(HintsView others) {
        return new EngineView(others, thinking);
    }
}
