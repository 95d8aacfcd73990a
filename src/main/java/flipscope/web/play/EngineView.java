package flipscope.web.play;

import flipscope.web.game.ReplyView;
import java.util.Optional;

/**
 * What the engine is asked for.
 *
 * @param reply its move; empty if it is not to move
 * @param hints the scores of the legal moves
 */
public record EngineView(Optional<ReplyView> reply, HintsView hints) {

    EngineView hinting(HintsView others) {
        return new EngineView(reply, others);
    }
}
