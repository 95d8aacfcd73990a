package flipscope.web.play;

import java.util.Optional;

/**
 * What the engine is asked for.
 *
 * @param reply its move; empty if it is not to move
 * @param hints the scores of the legal moves
 */
public record EngineView(Optional<ReplyView> reply, HintsView hints) {

    /**
     * The engine's move.
     *
     * @param url its address
     * @param delay how long to wait before the request, in htmx's notation: {@code 500ms}
     * @param thinking the address of progress reports; empty if the search is too brief to be
     *     watched
     */
    public record ReplyView(String url, String delay, Optional<String> thinking) {}

    EngineView hinting(HintsView others) {
        return new EngineView(reply, others);
    }
}
